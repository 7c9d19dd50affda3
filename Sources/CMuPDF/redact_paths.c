/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "redaction.h"

static bool ignores(pdf_processor *proc)
{
  return cm_only_text_matters(((cm_watcher *)proc)->redaction);
}

static void begin_subpath(fz_context *ctx, pdf_processor *proc, bool is_rect)
{
  cm_redaction *redaction = ((cm_watcher *)proc)->redaction;
  if (redaction->rect_count >= redaction->rect_capacity) {
    int capacity = redaction->rect_capacity * 2 + 64;
    redaction->rects = fz_realloc_array(ctx, redaction->rects, capacity, bool);
    redaction->rect_capacity = capacity;
  }
  redaction->rects[redaction->rect_count++] = is_rect;
}

/* Continuing a path after a rectangle makes it another shape. */
static void go_on(pdf_processor *proc)
{
  cm_redaction *redaction = ((cm_watcher *)proc)->redaction;
  if (redaction->rect_count > 0)
    redaction->rects[redaction->rect_count - 1] = false;
}

static void end_path(pdf_processor *proc)
{
  cm_end_outline((cm_watcher *)proc);
  cm_redaction *redaction = ((cm_watcher *)proc)->redaction;
  redaction->rect_count = redaction->rect_next = 0;
}

static void watch_m(fz_context *ctx, pdf_processor *proc, float x, float y)
{
  cm_add_point((cm_watcher *)proc, x, y);
  if (ignores(proc))
    return;
  begin_subpath(ctx, proc, false);
  proc->chain->op_m(ctx, proc->chain, x, y);
}

static void watch_re(fz_context *ctx, pdf_processor *proc, float x, float y, float w, float h)
{
  cm_add_rect((cm_watcher *)proc, x, y, w, h);
  if (ignores(proc))
    return;
  begin_subpath(ctx, proc, true);
  proc->chain->op_re(ctx, proc->chain, x, y, w, h);
}

static void watch_l(fz_context *ctx, pdf_processor *proc, float x, float y)
{
  cm_add_point((cm_watcher *)proc, x, y);
  if (ignores(proc))
    return;
  go_on(proc);
  proc->chain->op_l(ctx, proc->chain, x, y);
}

static void watch_c(
    fz_context *ctx, pdf_processor *proc, float a, float b, float c, float d, float e, float f)
{
  cm_add_point((cm_watcher *)proc, a, b);
  cm_add_point((cm_watcher *)proc, c, d);
  cm_add_point((cm_watcher *)proc, e, f);
  if (ignores(proc))
    return;
  go_on(proc);
  proc->chain->op_c(ctx, proc->chain, a, b, c, d, e, f);
}

static void watch_v(fz_context *ctx, pdf_processor *proc, float a, float b, float c, float d)
{
  cm_add_point((cm_watcher *)proc, a, b);
  cm_add_point((cm_watcher *)proc, c, d);
  if (ignores(proc))
    return;
  go_on(proc);
  proc->chain->op_v(ctx, proc->chain, a, b, c, d);
}

static void watch_y(fz_context *ctx, pdf_processor *proc, float a, float b, float c, float d)
{
  cm_add_point((cm_watcher *)proc, a, b);
  cm_add_point((cm_watcher *)proc, c, d);
  if (ignores(proc))
    return;
  go_on(proc);
  proc->chain->op_y(ctx, proc->chain, a, b, c, d);
}

static void watch_h(fz_context *ctx, pdf_processor *proc)
{
  if (!ignores(proc))
    proc->chain->op_h(ctx, proc->chain);
}

static void watch_W(fz_context *ctx, pdf_processor *proc)
{
  ((cm_watcher *)proc)->path_clips = true;
  if (!ignores(proc))
    proc->chain->op_W(ctx, proc->chain);
}

static void watch_Wstar(fz_context *ctx, pdf_processor *proc)
{
  ((cm_watcher *)proc)->path_clips = true;
  if (!ignores(proc))
    proc->chain->op_Wstar(ctx, proc->chain);
}

#define PAINTERS(DO) DO(S) DO(s) DO(F) DO(f) DO(fstar) DO(B) DO(Bstar) DO(b) DO(bstar) DO(n)
#define WATCH(op)                                                                                  \
  static void watch_##op(fz_context *ctx, pdf_processor *proc)                                     \
  {                                                                                                \
    if (!ignores(proc))                                                                            \
      proc->chain->op_##op(ctx, proc->chain);                                                      \
    end_path(proc);                                                                                \
  }
PAINTERS(WATCH)

void cm_watch_paths(pdf_processor *proc)
{
#define SET(op) proc->op_##op = watch_##op;
  SET(m) SET(re) SET(l) SET(c) SET(v) SET(y) SET(h) SET(W) SET(Wstar)
  PAINTERS(SET)
}
