/* SPDX-License-Identifier: AGPL-3.0-or-later */
#define _GNU_SOURCE
#include "script_guard.h"

#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#ifndef sigev_notify_thread_id
#define sigev_notify_thread_id _sigev_un._tid
#endif

/* A signal that libraries do not usually use. */
#define CLOCK_SIGNAL (SIGRTMIN + 7)

/* The parser's recursion has no limit of its own. If it allocates, it is stopped at half of this
   stack; if not (`new new new …`, 80 bytes of stack for four of source), the stack is large enough for
   the longest source. Only used pages of the stack take up memory. */
#define STACK_SIZE ((size_t)256 << 20)

void begin_undisturbed(cm_script *script) { script->is_undisturbed = 1; }

void end_undisturbed(cm_script *script)
{
  script->is_undisturbed = 0;
  if (script->is_running && script->has_expired)
    siglongjmp(script->escape, 1);
}

/* Runs on the script's own thread, between any two of its machine instructions. */
static void clock_expired(int number, siginfo_t *info, void *context)
{
  cm_script *script = info->si_code == SI_TIMER ? info->si_value.sival_ptr : NULL;
  if (!script || !script->is_running)
    return;
  script->has_expired = 1;
  if (!script->is_undisturbed)
    siglongjmp(script->escape, 1);
}

static void unlink_block(block *entry)
{
  entry->previous->next = entry->next;
  entry->next->previous = entry->previous;
}

static void link_block(cm_script *script, block *entry)
{
  entry->previous = &script->blocks;
  entry->next = script->blocks.next;
  entry->next->previous = entry;
  script->blocks.next = entry;
}

static bool is_too_deep(cm_script *script)
{
  return script->is_running && (char *)__builtin_frame_address(0) < script->deepest;
}

static void *resized(cm_script *script, block *old, size_t size)
{
  size_t before = old ? old->size : 0;
  bool grows = size > before;
  if (grows
      && (size > CM_SCRIPT_SOURCE || size - before > script->limits.memory - script->used
          || is_too_deep(script))) {
    script->is_denied = true;
    return NULL;
  }
  if (old)
    unlink_block(old);
  block *entry = realloc(old, sizeof *entry + size);
  if (!entry) {
    if (old)
      link_block(script, old);
    script->is_denied = true;
    return NULL;
  }
  script->used += size - before;
  entry->size = size;
  link_block(script, entry);
  return entry + 1;
}

void *counted_block(void *user, void *old, int size)
{
  cm_script *script = user;
  block *entry = old ? (block *)old - 1 : NULL;
  void *result = NULL;
  begin_undisturbed(script);
  if (size > 0) {
    result = resized(script, entry, size);
  } else if (size < 0) {
    script->is_denied = true;
  } else if (entry) {
    script->used -= entry->size;
    unlink_block(entry);
    free(entry);
  }
  end_undisturbed(script);
  return result;
}

void abandon(cm_script *script)
{
  while (script->blocks.next != &script->blocks) {
    block *entry = script->blocks.next;
    unlink_block(entry);
    free(entry);
  }
  script->used = 0;
  script->J = NULL;
}

static FILE *sink, *output;
static int sinking;
static pthread_mutex_t sinks = PTHREAD_MUTEX_INITIALIZER;
static pthread_once_t prepared = PTHREAD_ONCE_INIT;

static void prepare_once(void)
{
  struct sigaction action = {.sa_sigaction = clock_expired, .sa_flags = SA_SIGINFO | SA_RESTART};
  sigemptyset(&action.sa_mask);
  sigaction(CLOCK_SIGNAL, &action, NULL);
  sink = fopen("/dev/null", "w");
  if (sink)
    setvbuf(sink, NULL, _IONBF, 0);
}

/* Output of the statement `debugger` must not get between the messages of the protocol. */
static void keep_quiet(bool quiet)
{
  pthread_mutex_lock(&sinks);
  if (quiet && sinking++ == 0) {
    output = stdout;
    stdout = sink;
  } else if (!quiet && --sinking == 0) {
    stdout = output;
  }
  pthread_mutex_unlock(&sinks);
}

static bool start_clock(cm_script *script)
{
  int limit = script->limits.milliseconds;
  struct itimerspec time = {.it_value = {limit / 1000, limit % 1000 * 1000000L}};
  return !timer_settime(script->clock, 0, &time, NULL);
}

static bool make_clock(cm_script *script)
{
  struct sigevent event = {.sigev_notify = SIGEV_THREAD_ID, .sigev_signo = CLOCK_SIGNAL};
  event.sigev_value.sival_ptr = script;
  event.sigev_notify_thread_id = syscall(SYS_gettid);
  return !timer_create(CLOCK_THREAD_CPUTIME_ID, &event, &script->clock);
}

static bool can_run(cm_script *script)
{
  return script->J && !script->is_running && script->limits.steps > 1
      && script->limits.milliseconds > 0;
}

static void on_own_stack(unsigned high, unsigned low)
{
  cm_script *script = (cm_script *)((uintptr_t)high << 32 | low);
  script->status = CM_SCRIPT_TIME;
  if (!sigsetjmp(script->escape, 1)) {
    script->is_running = 1;
    script->status = start_clock(script) ? script->function(script->arguments) : CM_SCRIPT_UNLIMITED;
  }
  script->is_running = 0;
}

static void switch_stacks(cm_script *script, char *stack)
{
  ucontext_t own;
  getcontext(&own);
  own.uc_link = &script->caller;
  own.uc_stack.ss_sp = stack;
  own.uc_stack.ss_size = STACK_SIZE;
  script->deepest = stack + STACK_SIZE / 2;
  uintptr_t address = (uintptr_t)script;
  makecontext(
      &own, (void (*)(void))on_own_stack, 2, (unsigned)(address >> 32), (unsigned)address);
  swapcontext(&script->caller, &own);
}

cm_script_status guarded(
    cm_script *script, cm_script_status (*function)(void *), void *arguments)
{
  pthread_once(&prepared, prepare_once);
  if (!sink || !can_run(script) || !make_clock(script))
    return CM_SCRIPT_UNLIMITED;
  script->is_denied = script->is_stopped = false;
  script->has_expired = script->is_undisturbed = 0;
  script->function = function;
  script->arguments = arguments;
  script->status = CM_SCRIPT_UNLIMITED;
  js_setlimit(script->J, script->limits.steps, 0);
  sigset_t ours, before;
  sigemptyset(&ours);
  sigaddset(&ours, CLOCK_SIGNAL);
  pthread_sigmask(SIG_UNBLOCK, &ours, &before);
  keep_quiet(true);
  void *stack = mmap(
      NULL, STACK_SIZE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (stack != MAP_FAILED) {
    switch_stacks(script, stack);
    munmap(stack, STACK_SIZE);
  }
  timer_delete(script->clock);
  keep_quiet(false);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  if (script->status != CM_SCRIPT_DONE && script->status != CM_SCRIPT_THREW)
    abandon(script);
  return script->status;
}
