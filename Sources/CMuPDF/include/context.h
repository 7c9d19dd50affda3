/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_CONTEXT_H
#define CMUPDF_CONTEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <mupdf/fitz.h>
#include <mupdf/pdf.h>

/* Why a call failed: one of MuPDF's FZ_ERROR_… codes, and its message. */
typedef struct {
  int code;
  char message[256];
} cm_error;

/* What the engine's allocator has handed out, and the most that it may. */
typedef struct {
  size_t used;
  size_t peak;
  size_t limit;
  /* Nothing is handed out any more while this is set. */
  bool refuses;
  /* How many pieces of work go on whatever the limits are. */
  int exempt;
} cm_memory;

/*
 * Makes a context whose allocations are counted in, and limited by, `memory` (0: no limit), with a
 * store (cache of decoded pictures, fonts, …) of at most `store_limit` bytes. The context can be
 * cloned for another thread. NULL where there is no memory. Warnings go nowhere.
 */
fz_context *cm_new_context(cm_memory *memory, size_t store_limit);
fz_context *cm_clone_context(fz_context *ctx);
/* Gives memory that is free back to the system. */
void cm_return_memory(void);
/* From any thread: lets every allocation fail from here on, or succeed again. */
void cm_refuse_memory(cm_memory *memory, bool refuses);
bool cm_refuses_memory(fz_context *ctx);
/* From any thread: lifts limit and refusal for all threads, or puts them in force again. */
void cm_exempt(cm_memory *memory, bool begins);
/* Draws the same random numbers in every run from here on: for runs that are compared, never for
 * encryption. Without effect on an engine before 1.28. */
void cm_make_repeatable(fz_context *ctx);
void cm_drop_context(fz_context *ctx);

/* Fills in `error` from the exception just caught, and returns false. */
bool cm_report(fz_context *ctx, cm_error *error);

/* The body of a function that only makes throwing calls. */
#define CM_CALL(ctx, error, ...)                                                                   \
  fz_try(ctx) { __VA_ARGS__; }                                                                     \
  fz_catch(ctx) { return cm_report(ctx, error); }                                                  \
  return true

/* Ends work that was cancelled. Throws. */
void cm_stop_if_aborted(fz_context *ctx, fz_cookie *cookie);

#endif
