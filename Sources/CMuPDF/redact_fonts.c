/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "redact_text.h"

/* MuPDF's filter knows fonts by their names in the resources of the stream. A font that a stream inherits, or
   that a graphics state sets, gets a name of the watcher's own. */

/* The name of a font among the lent ones, which no font of the stream has. */
static void name_font(
    fz_context *ctx, cm_watcher *watcher, pdf_obj *font, char *name, size_t size)
{
  pdf_processor *proc = &watcher->tracker.super;
  if (!watcher->lent)
    watcher->lent = pdf_new_dict(ctx, watcher->redaction->doc, 4);
  for (int i = 1;; ++i) {
    fz_snprintf(name, size, "Lent%d", i);
    pdf_obj *known = pdf_dict_gets(ctx, watcher->lent, name);
    if (known && !pdf_objcmp(ctx, known, font))
      return;
    if (!known && !pdf_lookup_resource(ctx, proc->rstack, PDF_NAME(Font), name))
      break;
  }
  if (font)
    pdf_dict_puts(ctx, watcher->lent, name, font);
}

void cm_pass_font(fz_context *ctx, cm_watcher *watcher)
{
  pdf_processor *filter = watcher->tracker.super.chain;
  cm_font *font = &watcher->tracker.now.font;
  if (!font->desc || font->is_known)
    return;
  char name[32];
  name_font(ctx, watcher, font->object, name, sizeof name);
  filter->op_Tf(ctx, filter, name, font->desc, font->size);
  font->is_known = true;
}

void cm_name_lent(
    fz_context *ctx, const cm_redaction *redaction, pdf_obj *resources, const char *name)
{
  pdf_obj *font = pdf_dict_gets(ctx, ((const cm_watcher *)redaction->wanted)->lent, name);
  if (!font)
    return;
  pdf_obj *fonts = pdf_dict_get(ctx, resources, PDF_NAME(Font));
  if (!fonts)
    fonts = pdf_dict_put_dict(ctx, resources, PDF_NAME(Font), 4);
  pdf_dict_puts(ctx, fonts, name, font);
}

static void watch_Tf(
    fz_context *ctx, pdf_processor *proc, const char *name, pdf_font_desc *desc, float size)
{
  cm_watcher *watcher = (cm_watcher *)proc;
  /* The engine's reader names the font of a state so. */
  bool is_of_state = watcher->state_font && !strcmp(name, "ExtGState");
  pdf_obj *object = is_of_state
                        ? watcher->state_font
                        : pdf_lookup_resource(ctx, proc->rstack, PDF_NAME(Font), name);
  cm_set_font(ctx, &watcher->tracker, (cm_font){desc, object, size, !is_of_state});
  if (is_of_state)
    cm_pass_font(ctx, watcher);
  else
    proc->chain->op_Tf(ctx, proc->chain, name, desc, size);
}

static void set_state_font(fz_context *ctx, pdf_processor *proc, pdf_obj *font)
{
  cm_watcher *watcher = (cm_watcher *)proc;
  pdf_drop_obj(ctx, watcher->state_font);
  watcher->state_font = pdf_keep_obj(ctx, font);
}

/* The filter writes these parameters by their operators, and would not know that the state sets them too. What
   it puts into the resources that it writes is looked up among what is lent here first. */
static pdf_obj *without_parameters(fz_context *ctx, pdf_obj *state)
{
  pdf_obj *const keys[] = {
    PDF_NAME(Font), PDF_NAME(LW), PDF_NAME(LC), PDF_NAME(LJ), PDF_NAME(ML)};
  pdf_obj *plain = NULL;
  fz_var(plain);
  fz_try(ctx)
    for (size_t i = 0; i < nelem(keys); ++i)
      if (pdf_dict_get(ctx, state, keys[i])) {
        if (!plain)
          plain = pdf_copy_dict(ctx, state);
        pdf_dict_del(ctx, plain, keys[i]);
      }
  fz_catch(ctx)
  {
    pdf_drop_obj(ctx, plain);
    fz_rethrow(ctx);
  }
  return plain;
}

static void watch_gs_begin(
    fz_context *ctx, pdf_processor *proc, const char *name, pdf_obj *state)
{
  pdf_processor *filter = proc->chain;
  pdf_resource_stack top = {filter->rstack, NULL};
  pdf_obj *lent = NULL;
  pdf_obj *plain = without_parameters(ctx, state);
  fz_var(lent);
  fz_try(ctx)
  {
    set_state_font(ctx, proc, pdf_array_get(ctx, pdf_dict_get(ctx, state, PDF_NAME(Font)), 0));
    if (plain) {
      lent = pdf_new_dict(ctx, pdf_get_bound_document(ctx, plain), 1);
      pdf_dict_puts(ctx, pdf_dict_put_dict(ctx, lent, PDF_NAME(ExtGState), 1), name, plain);
      top = (pdf_resource_stack){filter->rstack, lent};
      filter->rstack = &top;
    }
    filter->op_gs_begin(ctx, filter, name, plain ? plain : state);
  }
  fz_always(ctx)
  {
    filter->rstack = top.next;
    pdf_drop_obj(ctx, plain);
    pdf_drop_obj(ctx, lent);
  }
  fz_catch(ctx) fz_rethrow(ctx);
}

static void watch_gs_end(fz_context *ctx, pdf_processor *proc)
{
  set_state_font(ctx, proc, NULL);
  proc->chain->op_gs_end(ctx, proc->chain);
}

void cm_watch_fonts(cm_watcher *watcher)
{
  pdf_processor *proc = &watcher->tracker.super;
  proc->op_Tf = watch_Tf;
  proc->op_gs_begin = watch_gs_begin;
  proc->op_gs_end = watch_gs_end;
}
