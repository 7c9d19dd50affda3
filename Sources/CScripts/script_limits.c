// SPDX-License-Identifier: AGPL-3.0-or-later
// Limits for time and memory. Only the script thread gets the clock's signal, and never while it writes
// or waits, so that no frame is cut in two.
#define _GNU_SOURCE
#include "script_limits.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <unistd.h>

// A parser's recursion may take much; only used pages take up memory.
#define STACK ((size_t)256 << 20)
#define WATCHER_STACK ((size_t)64 << 10)

static struct {
  int output, memory;
  const char *late, *large;
  size_t late_size, large_size;
  // Pages of anonymous memory: `least` before the first run, `most` allowed, and `watched`, which is
  // `most` while a run is watched and otherwise 0.
  size_t least, most, watched;
  struct itimerval rest;
  struct sigaction clock;
} run = {.output = -1, .memory = -1};

// Held to read or change `watched`, and by the watching thread while it ends the process.
static pthread_mutex_t watching = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t begun = PTHREAD_COND_INITIALIZER;

static void end(const char *frame, size_t size) {
  while (size > 0) {
    ssize_t written = write(run.output, frame, size);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) break;
    frame += written;
    size -= (size_t)written;
  }
  _exit(3);
}

static void expired(int number) {
  (void)number;
  end(run.late, run.late_size);
}

// Pages of anonymous memory from /proc/self/statm. With --root that file is out of reach: then the most
// pages that the process ever had, which begin with those of the process that started it.
static size_t pages_in_use(void) {
  char line[128];
  ssize_t size = run.memory < 0 ? -1 : pread(run.memory, line, sizeof line - 1, 0);
  if (size <= 0) {
    struct rusage usage;
    if (getrusage(RUSAGE_SELF, &usage)) return 0;
    return (size_t)usage.ru_maxrss * 1024 / (size_t)sysconf(_SC_PAGESIZE);
  }
  line[size] = 0;
  char *rest = line;
  strtoul(rest, &rest, 10);
  size_t resident = strtoul(rest, &rest, 10), shared = strtoul(rest, &rest, 10);
  return resident > shared ? resident - shared : 0;
}

static void *watch(void *unused) {
  (void)unused;
  const struct timespec pause = {0, 4000000};
  for (;;) {
    pthread_mutex_lock(&watching);
    while (run.watched == 0) pthread_cond_wait(&begun, &watching);
    if (pages_in_use() > run.watched) end(run.large, run.large_size);
    pthread_mutex_unlock(&watching);
    nanosleep(&pause, NULL);
  }
  return NULL;
}

static void block(int how) {
  sigset_t clock;
  sigemptyset(&clock);
  sigaddset(&clock, SIGPROF);
  pthread_sigmask(how, &clock, NULL);
}

struct service {
  int (*serve)(void *);
  void *user;
  int result;
};

static void *perform(void *argument) {
  struct service *service = argument;
  service->result = service->serve(service->user);
  return NULL;
}

// Starts a thread that inherits the blocked clock.
static int start(pthread_t *thread, size_t stack, void *(*body)(void *), void *argument) {
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, stack);
  int failure = pthread_create(thread, &attributes, body, argument);
  pthread_attr_destroy(&attributes);
  return failure;
}

int cs_serve(int output, int (*serve)(void *), void *user) {
  run.output = output;
  run.memory = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
  struct sigaction action = {.sa_handler = expired};
  sigfillset(&action.sa_mask);
  if (sigaction(SIGPROF, &action, NULL)) return -1;
  run.clock = action;
  block(SIG_BLOCK);
  struct service service = {serve, user, -1};
  pthread_t watcher, server;
  if (start(&watcher, WATCHER_STACK, watch, NULL) || start(&server, STACK, perform, &service))
    return -1;
  pthread_join(server, NULL);
  return service.result;
}

static void set_watched(size_t pages) {
  pthread_mutex_lock(&watching);
  run.watched = pages;
  pthread_cond_signal(&begun);
  pthread_mutex_unlock(&watching);
}

void cs_begin(
    long milliseconds, size_t memory, const char *late, size_t lateSize, const char *large,
    size_t largeSize) {
  run.late = late;
  run.late_size = lateSize;
  run.large = large;
  run.large_size = largeSize;
  if (run.least == 0) run.least = pages_in_use();
  // A signal of an earlier run may have come too late for it.
  signal(SIGPROF, SIG_IGN);
  sigaction(SIGPROF, &run.clock, NULL);
  run.most = run.least + memory / (size_t)sysconf(_SC_PAGESIZE) + 1;
  run.rest = (struct itimerval){
      .it_value = {milliseconds / 1000, milliseconds % 1000 * 1000}};
  cs_resume();
}

void cs_resume(void) {
  setitimer(ITIMER_PROF, &run.rest, NULL);
  set_watched(run.most);
  block(SIG_UNBLOCK);
}

void cs_pause(void) {
  const struct itimerval none = {{0, 0}, {0, 0}};
  block(SIG_BLOCK);
  set_watched(0);
  setitimer(ITIMER_PROF, &none, &run.rest);
  // If the time has run out, the timer fires at once when the run resumes.
  if (run.rest.it_value.tv_sec == 0 && run.rest.it_value.tv_usec == 0)
    run.rest.it_value.tv_usec = 1;
}

void cs_end(void) { cs_pause(); }
