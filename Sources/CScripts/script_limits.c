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
#include <sys/time.h>
#include <unistd.h>

static struct {
  int output, memory;
  const char *late, *large;
  size_t late_size, large_size;
  // Pages of anonymous memory: `least` before the first run, `most` allowed, and `watched`, which is
  // `most` while a run is watched and otherwise 0.
  size_t least, most, watched;
  struct itimerval rest;
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

// Pages of anonymous memory from /proc/self/statm; 0 if it cannot be read.
static size_t pages_in_use(void) {
  char line[128];
  ssize_t size = pread(run.memory, line, sizeof line - 1, 0);
  if (size <= 0) return 0;
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

int cs_watch(int output) {
  run.output = output;
  run.memory = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
  if (run.memory < 0) return -1;
  struct sigaction action = {.sa_handler = expired};
  sigfillset(&action.sa_mask);
  if (sigaction(SIGPROF, &action, NULL)) return -1;
  block(SIG_BLOCK);
  pthread_t thread;
  errno = pthread_create(&thread, NULL, watch, NULL);
  return errno ? -1 : 0;
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
