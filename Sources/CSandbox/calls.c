// SPDX-License-Identifier: AGPL-3.0-or-later
#define _GNU_SOURCE
#include "calls.h"
#include "channel.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/syscall.h>
#include <ucontext.h>

#if defined(CSB_ARCHITECTURE)

const int csb_allowed[] = {
    // Open descriptors.
    SYS_read, SYS_write, SYS_readv, SYS_writev, SYS_pread64, SYS_pwrite64, SYS_preadv, SYS_pwritev,
    SYS_lseek, SYS_close, SYS_close_range, SYS_dup, SYS_dup3, SYS_pipe2, SYS_fstat, SYS_fstatfs,
    SYS_fsync, SYS_fdatasync, SYS_sync_file_range, SYS_fallocate, SYS_ftruncate, SYS_flock,
    SYS_fchmod, SYS_fchown, SYS_fadvise64, SYS_copy_file_range, SYS_sendfile, SYS_getdents64,
    SYS_fgetxattr, SYS_flistxattr, SYS_fsetxattr, SYS_ppoll, SYS_pselect6, SYS_inotify_init1, SYS_inotify_rm_watch,
    // Metadata of files by name, not their contents.
    SYS_newfstatat, SYS_statx, SYS_faccessat, SYS_faccessat2, SYS_readlinkat, SYS_getcwd,
    SYS_statfs,
    // Memory.
    SYS_brk, SYS_mmap, SYS_munmap, SYS_mprotect, SYS_mremap, SYS_madvise, SYS_msync, SYS_mincore,
    // Threads, time and the process itself.
    SYS_futex, SYS_set_robust_list, SYS_get_robust_list, SYS_set_tid_address, SYS_rseq,
    SYS_membarrier, SYS_sched_yield, SYS_sched_getaffinity, SYS_sched_getparam,
    SYS_sched_getscheduler, SYS_getpriority, SYS_clock_gettime, SYS_clock_getres,
    SYS_clock_nanosleep, SYS_nanosleep, SYS_gettimeofday, SYS_times, SYS_getrusage, SYS_getrandom,
    SYS_getpid, SYS_getppid, SYS_gettid, SYS_getuid, SYS_geteuid, SYS_getgid, SYS_getegid,
    SYS_getgroups, SYS_uname, SYS_sysinfo, SYS_umask, SYS_getcpu, SYS_exit, SYS_exit_group,
    SYS_restart_syscall, SYS_rt_sigaction, SYS_rt_sigprocmask, SYS_rt_sigreturn,
    SYS_rt_sigtimedwait, SYS_rt_sigpending, SYS_rt_sigsuspend, SYS_sigaltstack,
#if defined(__x86_64__)
    SYS_stat, SYS_lstat, SYS_access, SYS_readlink, SYS_dup2, SYS_pipe, SYS_poll, SYS_select,
    SYS_getdents, SYS_inotify_init, SYS_time, SYS_getrlimit, SYS_pause,
#endif
};
const size_t csb_allowed_count = sizeof csb_allowed / sizeof *csb_allowed;

const int csb_narrow[] = {
    SYS_read, SYS_write, SYS_pread64, SYS_close, SYS_munmap, SYS_mremap, SYS_madvise, SYS_brk,
    SYS_futex, SYS_set_robust_list, SYS_rseq, SYS_membarrier, SYS_sched_yield,
    SYS_sched_getaffinity, SYS_clock_gettime, SYS_clock_getres, SYS_clock_nanosleep, SYS_nanosleep,
    SYS_gettimeofday, SYS_getrusage, SYS_getrandom, SYS_getpid, SYS_gettid, SYS_setitimer,
    SYS_sysinfo, SYS_getcpu, SYS_exit, SYS_exit_group, SYS_restart_syscall, SYS_rt_sigaction,
    SYS_rt_sigprocmask, SYS_rt_sigreturn, SYS_sigaltstack, SYS_mincore,
};
const size_t csb_narrow_count = sizeof csb_narrow / sizeof *csb_narrow;

const int csb_passed_on[] = {
    SYS_openat, SYS_mkdirat, SYS_unlinkat, SYS_renameat2, SYS_linkat, SYS_inotify_add_watch,
#if defined(SYS_renameat)
    SYS_renameat,
#endif
#if defined(__x86_64__)
    SYS_open, SYS_creat, SYS_mkdir, SYS_unlink, SYS_rmdir, SYS_rename, SYS_link,
#endif
};
const size_t csb_passed_on_count = sizeof csb_passed_on / sizeof *csb_passed_on;

struct csb_call csb_read_call(int number, void *context) {
  ucontext_t *state = context;
  struct csb_call call = {.number = number};
#if defined(__x86_64__)
  const int places[] = {REG_RDI, REG_RSI, REG_RDX, REG_R10, REG_R8};
  for (int i = 0; i < 5; i++)
    call.arguments[i] = (uint64_t)state->uc_mcontext.gregs[places[i]];
#else
  for (int i = 0; i < 5; i++) call.arguments[i] = state->uc_mcontext.regs[i];
#endif
  return call;
}

void csb_return(void *context, int64_t result) {
  ucontext_t *state = context;
#if defined(__x86_64__)
  state->uc_mcontext.gregs[REG_RAX] = result;
#else
  state->uc_mcontext.regs[0] = (uint64_t)result;
#endif
}

// Copies a path; returns 0 or -errno. A path relative to an open folder is not passed on.
static int take(char *target, uint64_t folder, uint64_t address) {
  const char *path = (const char *)(uintptr_t)address;
  if (!path) return -EFAULT;
  size_t length = strnlen(path, CSB_LONGEST_PATH);
  if (length == CSB_LONGEST_PATH) return -ENAMETOOLONG;
  if (!length) return -ENOENT;
  if ((int)folder != AT_FDCWD && path[0] != '/') return -EPERM;
  memcpy(target, path, length + 1);
  return 0;
}

static int64_t on_one(
    int channel, uint32_t operation, uint64_t folder, uint64_t path, uint64_t flags, uint64_t mode,
    int descriptor) {
  struct csb_request request;
  request.operation = operation;
  request.flags = (uint32_t)flags;
  request.mode = (uint32_t)mode;
  request.paths[CSB_LONGEST_PATH] = 0;
  int failure = take(request.paths, folder, path);
  return failure ? failure : csb_ask(channel, &request, descriptor);
}

static int64_t on_two(
    int channel, uint32_t operation, uint64_t folder, uint64_t path, uint64_t other_folder,
    uint64_t other, uint64_t flags) {
  struct csb_request request;
  if (flags) return -EINVAL;
  request.operation = operation;
  request.flags = request.mode = 0;
  int failure = take(request.paths, folder, path);
  if (!failure) failure = take(request.paths + CSB_LONGEST_PATH, other_folder, other);
  return failure ? failure : csb_ask(channel, &request, -1);
}

int64_t csb_perform(int channel, const struct csb_call *call) {
  const uint64_t *a = call->arguments;
  const uint64_t here = (uint64_t)AT_FDCWD;
  switch (call->number) {
    case SYS_openat: return on_one(channel, CSB_OPEN, a[0], a[1], a[2], a[3], -1);
    case SYS_mkdirat: return on_one(channel, CSB_MAKE_FOLDER, a[0], a[1], 0, a[2], -1);
    case SYS_unlinkat:
      return on_one(
          channel, a[2] & AT_REMOVEDIR ? CSB_REMOVE_FOLDER : CSB_REMOVE, a[0], a[1], 0, 0, -1);
    case SYS_renameat2: return on_two(channel, CSB_RENAME, a[0], a[1], a[2], a[3], a[4]);
    case SYS_linkat: return on_two(channel, CSB_LINK, a[0], a[1], a[2], a[3], a[4]);
    case SYS_inotify_add_watch:
      return on_one(channel, CSB_WATCH, here, a[1], a[2], 0, (int)a[0]);
#if defined(SYS_renameat)
    case SYS_renameat: return on_two(channel, CSB_RENAME, a[0], a[1], a[2], a[3], 0);
#endif
#if defined(__x86_64__)
    case SYS_open: return on_one(channel, CSB_OPEN, here, a[0], a[1], a[2], -1);
    case SYS_creat:
      return on_one(channel, CSB_OPEN, here, a[0], O_CREAT | O_WRONLY | O_TRUNC, a[1], -1);
    case SYS_mkdir: return on_one(channel, CSB_MAKE_FOLDER, here, a[0], 0, a[1], -1);
    case SYS_unlink: return on_one(channel, CSB_REMOVE, here, a[0], 0, 0, -1);
    case SYS_rmdir: return on_one(channel, CSB_REMOVE_FOLDER, here, a[0], 0, 0, -1);
    case SYS_rename: return on_two(channel, CSB_RENAME, here, a[0], here, a[1], 0);
    case SYS_link: return on_two(channel, CSB_LINK, here, a[0], here, a[1], 0);
#endif
    default: return -EPERM;
  }
}

#endif
