/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "redaction.h"

/* MuPDF's filter writes the text state only when text follows. A form before that inherits the last
   written state (ISO 32000-2, 8.10.1): after invisible text it would be invisible, too. So the
   processors before and after the filter both track the text state. If their states differ, the form
   is drawn between q and Q, with the state that it should inherit. */

static void track_q(fz_context *ctx, pdf_processor *proc)
{
  cm_tracker *tracker = (cm_tracker *)proc;
  if (tracker->count >= tracker->capacity) {
    int capacity = tracker->capacity * 2 + 16;
    tracker->saved = fz_realloc_array(ctx, tracker->saved, capacity, cm_text_state);
    tracker->capacity = capacity;
  }
  tracker->saved[tracker->count++] = tracker->now;
  proc->chain->op_q(ctx, proc->chain);
}

static void track_Q(fz_context *ctx, pdf_processor *proc)
{
  cm_tracker *tracker = (cm_tracker *)proc;
  if (tracker->count > 0)
    tracker->now = tracker->saved[--tracker->count];
  proc->chain->op_Q(ctx, proc->chain);
}

#define TRACKED(DO)                                                                                \
  DO(Tc, float, spacing) DO(Tw, float, word_spacing) DO(Tz, float, scale) DO(Ts, float, rise)      \
  DO(Tr, int, mode) DO(w, float, width)
#define TRACK(op, type, member)                                                                    \
  static void track_##op(fz_context *ctx, pdf_processor *proc, type value)                         \
  {                                                                                                \
    ((cm_tracker *)proc)->now.member = value;                                                      \
    proc->chain->op_##op(ctx, proc->chain, value);                                                 \
  }
TRACKED(TRACK)

static void track_dquote(
    fz_context *ctx, pdf_processor *proc, float word_spacing, float spacing, char *text,
    size_t length)
{
  cm_tracker *tracker = (cm_tracker *)proc;
  tracker->now.word_spacing = word_spacing;
  tracker->now.spacing = spacing;
  proc->chain->op_dquote(ctx, proc->chain, word_spacing, spacing, text, length);
}

void cm_track_text(cm_tracker *tracker, const cm_redaction *redaction)
{
  pdf_processor *proc = &tracker->super;
  float width = redaction->form_depth > 0 ? redaction->form_text.width : 1;
  tracker->now = (cm_text_state){.scale = 100, .width = width};
  proc->op_q = track_q;
  proc->op_Q = track_Q;
  proc->op_dquote = track_dquote;
#define SET(op, type, member) proc->op_##op = track_##op;
  TRACKED(SET)
#undef SET
}

void cm_drop_tracker(fz_context *ctx, pdf_processor *proc)
{
  fz_free(ctx, ((cm_tracker *)proc)->saved);
}

void cm_inherit_resources(fz_context *ctx, pdf_processor *proc, pdf_obj *form)
{
  if (proc->rstack && !pdf_dict_get(ctx, form, PDF_NAME(Resources)))
    pdf_dict_put(ctx, form, PDF_NAME(Resources), proc->rstack->resources);
}

void cm_draw_form(
    fz_context *ctx, const cm_tracker *tracker, cm_text_state wanted, const char *name,
    pdf_obj *form)
{
  pdf_processor *chain = tracker->super.chain;
  bool is_same = true;
#define COMPARE(op, type, member) is_same = is_same && tracker->now.member == wanted.member;
  TRACKED(COMPARE)
  if (is_same)
    return chain->op_Do_form(ctx, chain, name, form);
  chain->op_q(ctx, chain);
#define WRITE(op, type, member)                                                                    \
  if (tracker->now.member != wanted.member)                                                        \
    chain->op_##op(ctx, chain, wanted.member);
  TRACKED(WRITE)
  chain->op_Do_form(ctx, chain, name, form);
  chain->op_Q(ctx, chain);
}
