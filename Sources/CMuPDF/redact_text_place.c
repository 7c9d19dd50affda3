/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "redact_text.h"

static cm_watcher *watcher_of(pdf_processor *proc) { return (cm_watcher *)proc; }

static void open_text(fz_context *ctx, cm_watcher *watcher)
{
  pdf_processor *chain = watcher->tracker.super.chain;
  const cm_redaction *redaction = watcher->redaction;
  if (watcher->has_text)
    return;
  fz_matrix m = redaction->letter;
  watcher->has_text = true;
  watcher->is_off_line = memcmp(&m, &redaction->line, sizeof m) != 0;
  chain->op_BT(ctx, chain);
  chain->op_Tm(ctx, chain, m.a, m.b, m.c, m.d, m.e, m.f);
}

void cm_close_text(fz_context *ctx, cm_watcher *watcher)
{
  pdf_processor *chain = watcher->tracker.super.chain;
  if (watcher->has_text)
    chain->op_ET(ctx, chain);
  watcher->has_text = false;
}

/* Begins a line. Whether the filter can be told so by the same operator; or else it is told here. */
static bool begin_line(fz_context *ctx, cm_watcher *watcher, fz_matrix m)
{
  pdf_processor *chain = watcher->tracker.super.chain;
  watcher->redaction->line = watcher->redaction->letter = m;
  if (watcher->has_text && !watcher->is_off_line)
    return true;
  if (watcher->has_text)
    chain->op_Tm(ctx, chain, m.a, m.b, m.c, m.d, m.e, m.f);
  watcher->is_off_line = false;
  return false;
}

static bool begin_next_line(fz_context *ctx, cm_watcher *watcher, float x, float y)
{
  return begin_line(ctx, watcher, fz_pre_translate(watcher->redaction->line, x, y));
}

/* Makes ready to show text. Without a font it is not shown. */
static bool begin_text(fz_context *ctx, cm_watcher *watcher)
{
  if (!watcher->tracker.now.font.desc)
    return false;
  cm_pass_font(ctx, watcher);
  open_text(ctx, watcher);
  return true;
}

static void watch_BT(fz_context *ctx, pdf_processor *proc)
{
  cm_watcher *watcher = watcher_of(proc);
  cm_close_text(ctx, watcher);
  watcher->has_text = true;
  watcher->is_off_line = false;
  watcher->redaction->line = watcher->redaction->letter = fz_identity;
  proc->chain->op_BT(ctx, proc->chain);
}

static void watch_ET(fz_context *ctx, pdf_processor *proc) { cm_close_text(ctx, watcher_of(proc)); }

static void watch_END(fz_context *ctx, pdf_processor *proc)
{
  cm_close_text(ctx, watcher_of(proc));
  proc->chain->op_END(ctx, proc->chain);
}

static void watch_Td(fz_context *ctx, pdf_processor *proc, float x, float y)
{
  if (begin_next_line(ctx, watcher_of(proc), x, y))
    proc->chain->op_Td(ctx, proc->chain, x, y);
}

static void watch_TD(fz_context *ctx, pdf_processor *proc, float x, float y)
{
  cm_watcher *watcher = watcher_of(proc);
  watcher->tracker.now.leading = -y;
  if (begin_next_line(ctx, watcher, x, y))
    proc->chain->op_TD(ctx, proc->chain, x, y);
  else
    proc->chain->op_TL(ctx, proc->chain, -y);
}

static void watch_Tm(
    fz_context *ctx, pdf_processor *proc, float a, float b, float c, float d, float e, float f)
{
  if (begin_line(ctx, watcher_of(proc), fz_make_matrix(a, b, c, d, e, f)))
    proc->chain->op_Tm(ctx, proc->chain, a, b, c, d, e, f);
}

static void watch_Tstar(fz_context *ctx, pdf_processor *proc)
{
  cm_watcher *watcher = watcher_of(proc);
  if (begin_next_line(ctx, watcher, 0, -watcher->tracker.now.leading))
    proc->chain->op_Tstar(ctx, proc->chain);
}

static void watch_Tj(fz_context *ctx, pdf_processor *proc, char *text, size_t length)
{
  if (begin_text(ctx, watcher_of(proc)))
    cm_show_string(ctx, watcher_of(proc), text, length);
}

static void watch_squote(fz_context *ctx, pdf_processor *proc, char *text, size_t length)
{
  proc->op_Tstar(ctx, proc);
  proc->op_Tj(ctx, proc, text, length);
}

static void watch_dquote(
    fz_context *ctx, pdf_processor *proc, float word_spacing, float spacing, char *text,
    size_t length)
{
  proc->op_Tw(ctx, proc, word_spacing);
  proc->op_Tc(ctx, proc, spacing);
  proc->op_squote(ctx, proc, text, length);
}

static void watch_TJ(fz_context *ctx, pdf_processor *proc, pdf_obj *array)
{
  cm_watcher *watcher = watcher_of(proc);
  if (begin_text(ctx, watcher))
    cm_show_array(ctx, watcher, array);
}

/* q and Q may not be within a text object (ISO 32000-2, figure 9), and the filter ends it at Q. */
static void watch_q(fz_context *ctx, pdf_processor *proc)
{
  cm_close_text(ctx, watcher_of(proc));
  watcher_of(proc)->save(ctx, proc);
}

static void watch_Q(fz_context *ctx, pdf_processor *proc)
{
  cm_close_text(ctx, watcher_of(proc));
  watcher_of(proc)->restore(ctx, proc);
}

void cm_watch_places(cm_watcher *watcher)
{
  pdf_processor *proc = &watcher->tracker.super;
  watcher->save = proc->op_q;
  watcher->restore = proc->op_Q;
#define SET(op) proc->op_##op = watch_##op;
  SET(q) SET(Q) SET(BT) SET(ET) SET(END)
  SET(Td) SET(TD) SET(Tm) SET(Tstar) SET(Tj) SET(TJ) SET(squote) SET(dquote)
#undef SET
}
