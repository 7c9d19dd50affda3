/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_SCRIPT_GUARD_H
#define CMUPDF_SCRIPT_GUARD_H

#include "script.h"
#include "mujs.h"

#include <signal.h>
#include <time.h>
#include <ucontext.h>

/* A block that the interpreter uses, in a ring of all of them. */
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
  /* Memory was refused, or the host stopped the script, since the run began. */
  bool is_denied, is_stopped;
  /* The clock interrupts only what runs, and waits while that is not to be disturbed. */
  volatile sig_atomic_t is_running, is_undisturbed, has_expired;
  sigjmp_buf escape;
  timer_t clock;
  /* The address down to which the stack may grow where memory is asked for. */
  char *deepest;
  /* What runs within the limits, and from where it was started. */
  cm_script_status (*function)(void *);
  void *arguments;
  cm_script_status status;
  ucontext_t caller;
};

/* Between these nothing is interrupted; the second one does what the clock wanted meanwhile. */
void begin_undisturbed(cm_script *script);
void end_undisturbed(cm_script *script);

/* The interpreter's allocator: counts against the limit, and keeps what it gives in the ring. */
void *counted_block(void *user, void *old, int size);

/* Frees all that the interpreter has; it runs nothing any more. */
void abandon(cm_script *script);

/* Runs a function within the limits. After a limit was met, the interpreter is abandoned. */
cm_script_status guarded(
    cm_script *script, cm_script_status (*function)(void *), void *arguments);

#endif
