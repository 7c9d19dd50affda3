/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_CONTEXT_H
#define CMUPDF_CONTEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <mupdf/fitz.h>
#include <mupdf/pdf.h>
#include "memory_lock.h"

/* The reason of a failure: one of MuPDF's FZ_ERROR_… codes, the system's error number with FZ_ERROR_SYSTEM
   and 0 with others, and its message. */
typedef struct {
  int code;
  int number;
  char message[256];
} cm_error;

/* The memory that the engine's allocator has allocated, and its limit. */
typedef struct cm_memory {
  /* The memory that this one is a part of, whose limit, refusal and exemptions count; NULL: none.
     Changes are reported to it in steps of some kilobytes. */
  struct cm_memory *whole;
  /* The part of `used` already reported to `whole`. */
  size_t told;
  /* Whether several threads may use this memory at the same time: its context was cloned, or it has parts.
     Until then it needs no lock. */
  bool is_shared;
  /* The lock of the contexts with this memory. */
  cm_memory_lock lock;
  size_t used;
  size_t peak;
  size_t limit;
  /* While this is set, every allocation fails. */
  bool refuses;
  /* The number of pending operations that are exempt from limits. */
  int exempt;
} cm_memory;

/* Makes a context whose allocations are counted in, and limited by, `memory` (0: no limit), with a
   store (cache of decoded pictures, fonts, …) of at most `store_limit` bytes. The context can be
   cloned for another thread. NULL if there is no memory. Warnings are discarded. */
fz_context *cm_new_context(cm_memory *memory, size_t store_limit);
fz_context *cm_clone_context(fz_context *ctx);
/* To be called when a part has no contexts any more: the whole forgets it. */
void cm_end_memory(cm_memory *part);
/* The bytes in use, for any thread. */
size_t cm_memory_used(const cm_memory *memory);
/* Returns free memory to the system. */
void cm_return_memory(void);
/* Callable from any thread: makes every allocation fail from now on, or succeed again. */
void cm_refuse_memory(cm_memory *memory, bool refuses);
bool cm_refuses_memory(fz_context *ctx);
/* Callable from any thread: suspends the limit and refusal for all threads, or restores them. */
void cm_exempt(cm_memory *memory, bool begins);
/* Draws the same random numbers in every run from now on: for comparing runs, never for encryption. No
   effect on an engine before 1.28. */
void cm_make_repeatable(fz_context *ctx);
void cm_drop_context(fz_context *ctx);

/* Fills in `error` from the exception just caught, and returns false. */
bool cm_report(fz_context *ctx, cm_error *error);

/* The end of a function after fz_try and fz_always: reports an error, or returns true. */
#define CM_END(ctx, error)                                                                         \
  fz_catch(ctx) { return cm_report(ctx, error); }                                                  \
  return true

/* The body of a function that only contains throwing calls. */
#define CM_CALL(ctx, error, ...)                                                                   \
  fz_try(ctx) { __VA_ARGS__; }                                                                     \
  CM_END(ctx, error)

/* Stops cancelled work. Throws. */
void cm_stop_if_aborted(fz_context *ctx, fz_cookie *cookie);

#endif
