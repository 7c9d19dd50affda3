/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_SCRIPT_GUARD_H
#define CMUPDF_SCRIPT_GUARD_H

#include "script.h"
#include "mujs.h"

#include <signal.h>
#include <time.h>
#include <ucontext.h>

/* A block of the interpreter's memory, in a ring of all blocks. */
typedef struct block {
  struct block *next, *previous;
  size_t size;
} block;

struct cm_script {
  js_State *J;
  cm_script_limits limits;
  cm_script_host *host;
  void *user;
  block blocks;
  size_t used;
  char *text, *answer;
  /* Whether memory was refused, and whether the host stopped the script, since the run began. */
  bool is_denied, is_stopped;
  /* The timer interrupts only a running script, and waits while that must not be interrupted. */
  volatile sig_atomic_t is_running, is_undisturbed, has_expired;
  sigjmp_buf escape;
  timer_t clock;
  /* The lowest address of the stack at which memory may be allocated. */
  char *deepest;
  /* The function that runs within the limits, and the caller's context. */
  cm_script_status (*function)(void *);
  void *arguments;
  cm_script_status status;
  ucontext_t caller;
};

/* Nothing is interrupted between these calls; the second one performs a pending interrupt. */
void begin_undisturbed(cm_script *script);
void end_undisturbed(cm_script *script);

/* The interpreter's allocator: counts against the limit, and keeps its blocks in the ring. */
void *counted_block(void *user, void *old, int size);

/* Frees all memory of the interpreter, which then runs nothing any more. */
void abandon(cm_script *script);

/* Runs a function within the limits. After a limit was reached, the interpreter is abandoned. */
cm_script_status guarded(
    cm_script *script, cm_script_status (*function)(void *), void *arguments);

#endif
