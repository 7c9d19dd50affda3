// SPDX-License-Identifier: AGPL-3.0-or-later
// A worker that tries: it enters the sandbox as workers do, with the channel at descriptor 6, and
// prints what each attempt came to: 0, or the error's number.
//
//     SandboxProbe FOLDER           where FOLDER/granted.txt is granted, and nothing else
//     SandboxProbe FOLDER narrow    as a process that runs scripts: nothing is granted
#define _GNU_SOURCE
#include "csandbox.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/inotify.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static char *folder;

static const char *in(const char *name) {
  static char paths[4][4096];
  static int next;
  char *path = paths[next++ % 4];
  snprintf(path, sizeof paths[0], "%s/%s", folder, name);
  return path;
}

static void tell(const char *name, long result) {
  printf("%s %d\n", name, result < 0 ? errno : 0);
}

static void try_open(const char *name, const char *path, int flags) {
  int file = open(path, flags, 0600);
  tell(name, file);
  if (file >= 0) close(file);
}

static void *read_in_thread(void *path) {
  int file = open(path, O_RDONLY);
  return (void *)(long)(file < 0 ? errno : 0);
}

static void try_files(void) {
  try_open("read granted", in("granted.txt"), O_RDONLY);
  try_open("write granted", in("granted.txt"), O_RDWR);
  try_open("read neighbour", in("neighbour.txt"), O_RDONLY);
  try_open("read link to neighbour", in("link"), O_RDONLY);
  try_open("read passwd", "/etc/passwd", O_RDONLY);
  try_open("read passwd by proc", "/proc/self/root/etc/passwd", O_RDONLY);
  try_open("read passwd by dots", in("../../../../../../etc/passwd"), O_RDONLY);
  try_open("read memory of the front", "/proc/self/mem", O_RDONLY);
  try_open("list the root", "/", O_RDONLY | O_DIRECTORY);
  try_open("list the folder", folder, O_RDONLY | O_DIRECTORY);
  try_open("write neighbour", in("neighbour.txt"), O_WRONLY);
  try_open("make neighbour", in("new.txt"), O_WRONLY | O_CREAT);
  int root = open(folder, O_RDONLY | O_DIRECTORY);
  tell("open below a folder", openat(root, "neighbour.txt", O_RDONLY));
  close(root);
  tell("make a folder", mkdir(in("folder"), 0700));
  tell("remove neighbour", unlink(in("neighbour.txt")));
  tell("rename neighbour", rename(in("neighbour.txt"), in("granted.txt")));
  tell("rename granted away", rename(in("granted.txt"), in("new.txt")));
  tell("link neighbour", link(in("neighbour.txt"), in("granted.txt")));
  tell("make a symbolic link", symlink("/etc/passwd", in("symbolic")));
  tell("change a mode", chmod(in("neighbour.txt"), 0777));
  tell("truncate", truncate(in("neighbour.txt"), 0));
  tell("change folder", chdir("/"));
  int watch = inotify_init1(IN_CLOEXEC);
  tell("watch the folder", inotify_add_watch(watch, folder, IN_CREATE));
  tell("watch etc", inotify_add_watch(watch, "/etc", IN_CREATE));
  close(watch);
  const char *draft = in(".recto-save-abcdef");
  tell("make a draft", mkdir(draft, 0700));
  try_open("write a draft", in(".recto-save-abcdef/document.pdf"), O_WRONLY | O_CREAT | O_EXCL);
  tell("replace by a draft", rename(in(".recto-save-abcdef/document.pdf"), in("granted.txt")));
  tell("remove a draft", rmdir(draft));
}

static void try_processes(void) {
  char *nothing[] = {NULL};
  pid_t parent = getppid();
  tell("exec", execve("/bin/true", nothing, nothing));
  tell("exec a descriptor", syscall(SYS_execveat, 0, "", nothing, nothing, 0x1000));
  tell("fork", syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0));
  tell("clone3", syscall(SYS_clone3, NULL, 0));
  tell("trace the front", ptrace(PTRACE_ATTACH, parent, 0, 0));
  tell("read the front", syscall(SYS_process_vm_readv, parent, NULL, 0, NULL, 0, 0));
  tell("signal the front", kill(parent, 0));
  tell("signal oneself", kill(getpid(), 0));
  tell("take a descriptor", syscall(438 /* pidfd_getfd */, 0, 0, 0));
  tell("have signals sent", fcntl(0, F_SETOWN, parent));
  tell("be dumped", prctl(PR_SET_DUMPABLE, 1, 0, 0, 0));
  struct rlimit limit = {0, 0};
  tell("ask a limit", getrlimit(RLIMIT_CORE, &limit));
  tell("set a limit", setrlimit(RLIMIT_CORE, &limit));
  pthread_t thread;
  void *number = NULL;
  int failure = pthread_create(&thread, NULL, read_in_thread, "/etc/passwd");
  errno = failure;
  tell("start a thread", failure ? -1 : 0);
  if (!failure) pthread_join(thread, &number);
  errno = (int)(long)number;
  tell("read passwd in a thread", errno ? -1 : 0);
}

static void try_the_kernel(void) {
  tell("make a socket", socket(AF_INET, SOCK_STREAM, 0));
  tell("make a local socket", socket(AF_UNIX, SOCK_STREAM, 0));
  tell("make a pair of sockets", syscall(SYS_socketpair, AF_UNIX, SOCK_STREAM, 0, (int[2]){0, 0}));
  tell("connect", connect(0, NULL, 0));
  tell("bind", bind(0, NULL, 0));
  tell("type into a terminal", ioctl(0, 0x5412 /* TIOCSTI */, "x"));
  tell("bpf", syscall(SYS_bpf, 0, NULL, 0));
  tell("io_uring", syscall(425 /* io_uring_setup */, 1, NULL));
  tell("keyctl", syscall(SYS_keyctl, 0, 0, 0, 0, 0));
  tell("userfaultfd", syscall(SYS_userfaultfd, 0));
  tell("perf", syscall(SYS_perf_event_open, NULL, 0, 0, 0, 0));
  tell("mount", syscall(SYS_mount, NULL, NULL, NULL, 0, NULL));
  tell("unshare", syscall(SYS_unshare, 0x10000000 /* CLONE_NEWUSER */));
  tell("open by handle", syscall(SYS_open_by_handle_at, 0, NULL, 0));
  tell("openat2", syscall(437, -100, "/etc/passwd", NULL, 0));
  tell("load a module", syscall(SYS_init_module, NULL, 0, NULL));
  tell("kexec", syscall(SYS_kexec_load, 0, 0, NULL, 0));
  tell("another filter", syscall(SYS_seccomp, 1, 0, NULL));
}

static void try_code(void) {
  void *memory = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  tell("map memory", memory == MAP_FAILED ? -1 : 0);
  tell("make code of memory", mprotect(memory, 4096, PROT_READ | PROT_EXEC));
  memory = mmap(NULL, 4096, PROT_READ | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  tell("map code", memory == MAP_FAILED ? -1 : 0);
}

int main(int count, char **arguments) {
  if (count != 2 && count != 3) return 2;
  folder = arguments[1];
  tell("drop privileges", csb_drop_privileges());
  if (count == 2) tell("filter", csb_enter_filter(6));
  int version = csb_enter_landlock(1);
  if (count == 3) {
    tell("filter", csb_enter_narrow_filter());
    try_code();
  }
  printf("landlock version %d\n", version > 0 ? version : 0);
  try_files();
  try_processes();
  try_the_kernel();
  return 0;
}
