/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "redact_text.h"

/* MuPDF's filter writes the state of text and lines only when text or lines follow, and takes the state at the
   beginning of a form for that of a new page. So the processors before and after the filter both track the
   state. The one behind draws each form with the state of a new page. The one before begins a form with the
   state that it inherits, which the filter then writes into the form where text or lines need it. */

static const cm_text_state new_page = {.scale = 100, .width = 1, .miter = 10};

static void keep_font(fz_context *ctx, cm_font font)
{
  pdf_keep_font(ctx, font.desc);
  pdf_keep_obj(ctx, font.object);
}

static void drop_font(fz_context *ctx, cm_font font)
{
  pdf_drop_font(ctx, font.desc);
  pdf_drop_obj(ctx, font.object);
}

void cm_set_font(fz_context *ctx, cm_tracker *tracker, cm_font font)
{
  keep_font(ctx, font);
  drop_font(ctx, tracker->now.font);
  tracker->now.font = font;
}

static void track_q(fz_context *ctx, pdf_processor *proc)
{
  cm_tracker *tracker = (cm_tracker *)proc;
  if (tracker->count >= tracker->capacity) {
    int capacity = tracker->capacity * 2 + 16;
    tracker->saved = fz_realloc_array(ctx, tracker->saved, capacity, cm_text_state);
    tracker->capacity = capacity;
  }
  keep_font(ctx, tracker->now.font);
  tracker->saved[tracker->count++] = tracker->now;
  proc->chain->op_q(ctx, proc->chain);
}

static void track_Q(fz_context *ctx, pdf_processor *proc)
{
  cm_tracker *tracker = (cm_tracker *)proc;
  if (tracker->count == 0)
    return;
  drop_font(ctx, tracker->now.font);
  tracker->now = tracker->saved[--tracker->count];
  proc->chain->op_Q(ctx, proc->chain);
}

#define TRACK(op, type, member)                                                                    \
  static void track_##op(fz_context *ctx, pdf_processor *proc, type value)                         \
  {                                                                                                \
    ((cm_tracker *)proc)->now.member = value;                                                      \
    proc->chain->op_##op(ctx, proc->chain, value);                                                 \
  }
CM_TRACKED(TRACK)

void cm_track_text(cm_tracker *tracker)
{
  pdf_processor *proc = &tracker->super;
  tracker->now = new_page;
  proc->op_q = track_q;
  proc->op_Q = track_Q;
#define SET(op, type, member) proc->op_##op = track_##op;
  CM_TRACKED(SET)
#undef SET
}

void cm_drop_tracker(fz_context *ctx, pdf_processor *proc)
{
  cm_tracker *tracker = (cm_tracker *)proc;
  drop_font(ctx, tracker->now.font);
  for (int i = 0; i < tracker->count; ++i)
    drop_font(ctx, tracker->saved[i].font);
  fz_free(ctx, tracker->saved);
}

void cm_begin_with_form(cm_redaction *redaction)
{
  redaction->form_depth = 1;
  redaction->form_text = new_page;
  redaction->form_text.window = (cm_window){fz_identity, fz_infinite_rect, true};
}

void cm_begin_stream(fz_context *ctx, cm_watcher *watcher)
{
  cm_tracker *tracker = &watcher->tracker;
  pdf_processor *proc = &tracker->super;
  const cm_text_state *outer = &watcher->redaction->form_text;
  /* The first Q too many of a page goes back to its beginning in the engine; in a form there is none. */
  if (watcher->redaction->form_depth == 0)
    return proc->op_q(ctx, proc);
  cm_set_font(ctx, tracker, outer->font);
  tracker->now.font.is_known = false;
#define PASS(op, type, member)                                                                     \
  if (outer->member != new_page.member)                                                            \
    proc->op_##op(ctx, proc, outer->member);
  CM_TRACKED(PASS)
}

void cm_draw_form(
    fz_context *ctx, const cm_tracker *tracker, const char *name, pdf_obj *form)
{
  pdf_processor *chain = tracker->super.chain;
  bool is_new = true;
#define COMPARE(op, type, member) is_new = is_new && tracker->now.member == new_page.member;
  CM_TRACKED(COMPARE)
  if (is_new)
    return chain->op_Do_form(ctx, chain, name, form);
  chain->op_q(ctx, chain);
#define WRITE(op, type, member)                                                                    \
  if (tracker->now.member != new_page.member)                                                      \
    chain->op_##op(ctx, chain, new_page.member);
  CM_TRACKED(WRITE)
  chain->op_Do_form(ctx, chain, name, form);
  chain->op_Q(ctx, chain);
}
