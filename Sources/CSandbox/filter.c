// SPDX-License-Identifier: AGPL-3.0-or-later
// Unlisted calls fail with EPERM instead of ending the process: a newer C library that tries a newer call
// then takes another way or fails one request, and the document stays open.
#define _GNU_SOURCE
#include "calls.h"
#include "channel.h"
#include "libraries.h"

#include <asm/ioctls.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <signal.h>
#include <stddef.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(CSB_ARCHITECTURE)

enum { MOST_STEPS = 1024 };

struct program {
  struct sock_filter steps[MOST_STEPS];
  unsigned short count;
};

static void add(struct program *program, struct sock_filter step) {
  if (program->count < MOST_STEPS) program->steps[program->count++] = step;
}

static void load(struct program *program, size_t offset) {
  add(program, (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, (unsigned)offset));
}

static void answer(struct program *program, unsigned action) {
  add(program, (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, action));
}

// The next step only applies if the loaded value is this one.
static void only_if(struct program *program, unsigned value) {
  add(program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, 0, 1));
}

static void answer_if(struct program *program, unsigned value, unsigned action) {
  only_if(program, value);
  answer(program, action);
}

static void answer_all(
    struct program *program, const int *calls, size_t count, unsigned action) {
  for (size_t i = 0; i < count; i++) answer_if(program, (unsigned)calls[i], action);
}

static const unsigned refused = SECCOMP_RET_ERRNO | EPERM;
static const unsigned unknown = SECCOMP_RET_ERRNO | ENOSYS;

// Begins the `length` steps that check one system call. The last step always gives a verdict.
static void begin(struct program *program, unsigned call, unsigned char length) {
  add(program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, call, 0, length));
}

static size_t low(int argument) {
  return offsetof(struct seccomp_data, args) + (size_t)argument * 8;
}

// A call that gets one verdict if an argument has one of these values, and another verdict if not.
static void choose(
    struct program *program, unsigned call, int argument, const unsigned *values, size_t count,
    unsigned action, unsigned otherwise) {
  begin(program, call, (unsigned char)(2 + 2 * count));
  load(program, low(argument));
  for (size_t i = 0; i < count; i++) answer_if(program, values[i], action);
  answer(program, otherwise);
}

// A call that is allowed if a pointer is NULL.
static void allow_without(struct program *program, unsigned call, int argument) {
  begin(program, call, 7);
  load(program, low(argument));
  add(program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 0, 1, 0));
  answer(program, refused);
  load(program, low(argument) + 4);
  only_if(program, 0);
  answer(program, SECCOMP_RET_ALLOW);
  answer(program, refused);
}

// Allows new threads of this process, but no new processes.
static void allow_threads(struct program *program) {
  const unsigned needed = CLONE_VM | CLONE_THREAD;
  begin(program, SYS_clone, 5);
  load(program, low(0));
  add(program, (struct sock_filter)BPF_STMT(BPF_ALU | BPF_AND | BPF_K, needed));
  answer_if(program, needed, SECCOMP_RET_ALLOW);
  answer(program, refused);
  // Its flags are in memory, where a filter cannot look; the C library falls back to clone.
  answer_if(program, SYS_clone3, unknown);
}

static void build(struct program *program, int channel) {
  const unsigned own = (unsigned)getpid(), sockets[] = {(unsigned)channel};
  const unsigned terminals[] = {TCGETS, FIONREAD, FIOCLEX, FIONCLEX};
  const unsigned owners[] = {F_SETOWN, F_SETSIG, F_SETOWN_EX};
  const unsigned names[] = {PR_SET_NAME, PR_GET_NAME, 0x53564D41 /* PR_SET_VMA */};
  load(program, offsetof(struct seccomp_data, arch));
  add(program,
      (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, CSB_ARCHITECTURE, 1, 0));
  answer(program, SECCOMP_RET_KILL_PROCESS);
  load(program, offsetof(struct seccomp_data, nr));
  answer_all(program, csb_allowed, csb_allowed_count, SECCOMP_RET_ALLOW);
  answer_all(program, csb_passed_on, csb_passed_on_count, SECCOMP_RET_TRAP);
  answer_if(program, 437 /* openat2 */, unknown);
  // Landlock can only remove rights.
  answer_if(program, 444 /* landlock_create_ruleset */, SECCOMP_RET_ALLOW);
  answer_if(program, 446 /* landlock_restrict_self */, SECCOMP_RET_ALLOW);
  allow_threads(program);
  choose(program, SYS_ioctl, 1, terminals, 4, SECCOMP_RET_ALLOW, refused);
  choose(program, SYS_fcntl, 1, owners, 3, refused, SECCOMP_RET_ALLOW);
  choose(program, SYS_prctl, 0, names, 3, SECCOMP_RET_ALLOW, refused);
  choose(program, SYS_kill, 0, &own, 1, SECCOMP_RET_ALLOW, refused);
  choose(program, SYS_tgkill, 0, &own, 1, SECCOMP_RET_ALLOW, refused);
  choose(program, SYS_sendmsg, 0, sockets, 1, SECCOMP_RET_ALLOW, refused);
  choose(program, SYS_recvmsg, 0, sockets, 1, SECCOMP_RET_ALLOW, refused);
  allow_without(program, SYS_prlimit64, 2);
  allow_without(program, SYS_utimensat, 1);
  answer(program, refused);
}

// A call that is refused if an argument has this bit, and allowed if not.
static void refuse_with(struct program *program, unsigned call, int argument, unsigned bit) {
  begin(program, call, 4);
  load(program, low(argument));
  add(program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, bit, 0, 1));
  answer(program, refused);
  answer(program, SECCOMP_RET_ALLOW);
}

static int install(struct program *program) {
  if (program->count == MOST_STEPS) {
    errno = E2BIG;
    return -1;
  }
  struct sock_fprog filter = {.len = program->count, .filter = program->steps};
  return (int)syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &filter);
}

int csb_enter_narrow_filter(void) {
  struct program program = {.count = 0};
  const unsigned own = (unsigned)getpid();
  load(&program, offsetof(struct seccomp_data, arch));
  add(&program,
      (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, CSB_ARCHITECTURE, 1, 0));
  answer(&program, SECCOMP_RET_KILL_PROCESS);
  load(&program, offsetof(struct seccomp_data, nr));
  answer_all(&program, csb_narrow, csb_narrow_count, SECCOMP_RET_ALLOW);
  // Memory must not become executable.
  refuse_with(&program, SYS_mmap, 2, PROT_EXEC);
  refuse_with(&program, SYS_mprotect, 2, PROT_EXEC);
  allow_threads(&program);
  choose(&program, SYS_tgkill, 0, &own, 1, SECCOMP_RET_ALLOW, refused);
  allow_without(&program, SYS_prlimit64, 2);
  answer(&program, refused);
  return install(&program);
}

static int asked_channel = -1;

static void pass_on(int signal_number, siginfo_t *info, void *context) {
  (void)signal_number;
  int before = errno;
  struct csb_call call = csb_read_call(info->si_syscall, context);
  csb_return(context, csb_perform(asked_channel, &call));
  errno = before;
}

int csb_enter_filter(int channel) {
  csb_load_libraries(true);
  struct program program = {.count = 0};
  build(&program, channel);
  asked_channel = channel;
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = pass_on;
  action.sa_flags = SA_SIGINFO | SA_RESTART;
  // No other handler may run meanwhile: it might need the channel, which is locked.
  sigfillset(&action.sa_mask);
  if (sigaction(SIGSYS, &action, NULL)) return -1;
  return install(&program);
}

#else

int csb_enter_narrow_filter(void) {
  errno = ENOSYS;
  return -1;
}

int csb_enter_filter(int channel) {
  (void)channel;
  errno = ENOSYS;
  return -1;
}

#endif
