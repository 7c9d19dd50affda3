/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "redact_text.h"

void cm_redaction_took(fz_context *ctx, cm_redaction *redaction)
{
  redaction->took = true;
  if (!redaction->is_trial || redaction->takes_all)
    return;
  for (int i = 0; i < redaction->open_count; ++i) {
    cm_sequence *sequence = &redaction->open[i];
    if (redaction->lost[sequence->number])
      continue;
    redaction->lost[sequence->number] = 1;
    cm_silence(ctx, sequence->element, cm_all_ancestors);
  }
}

static void open_sequence(fz_context *ctx, cm_watcher *watcher, pdf_obj *properties)
{
  cm_redaction *redaction = watcher->redaction;
  int number = redaction->sequences++;
  /* Sequences that a form leaves open are closed at its end. */
  redaction->open_count = watcher->open;
  if (watcher->open >= redaction->open_capacity) {
    int capacity = redaction->open_capacity * 2 + 16;
    redaction->open = fz_realloc_array(ctx, redaction->open, capacity, cm_sequence);
    redaction->open_capacity = capacity;
  }
  if (number >= redaction->lost_capacity) {
    int capacity = redaction->lost_capacity * 2 + 64;
    redaction->lost = fz_realloc_array(ctx, redaction->lost, capacity, unsigned char);
    memset(redaction->lost + redaction->lost_capacity, 0, capacity - redaction->lost_capacity);
    redaction->lost_capacity = capacity;
  }
  pdf_obj *mcid = pdf_dict_get(ctx, properties, PDF_NAME(MCID));
  pdf_obj *element =
      pdf_is_int(ctx, mcid) ? pdf_array_get(ctx, watcher->elements, pdf_to_int(ctx, mcid)) : NULL;
  redaction->open[watcher->open++] = (cm_sequence){number, element, false};
  redaction->open_count = watcher->open;
}

static void watch_BMC(fz_context *ctx, pdf_processor *proc, const char *tag)
{
  open_sequence(ctx, (cm_watcher *)proc, NULL);
  proc->chain->op_BMC(ctx, proc->chain, tag);
}

static void watch_BDC(
    fz_context *ctx, pdf_processor *proc, const char *tag, pdf_obj *raw, pdf_obj *cooked)
{
  cm_redaction *redaction = ((cm_watcher *)proc)->redaction;
  int number = redaction->sequences;
  open_sequence(ctx, (cm_watcher *)proc, cooked);
  if (!strcmp(tag, "OC") && cm_layer_goes(ctx, redaction, cooked)) {
    redaction->open[redaction->open_count - 1].is_hidden = true;
    redaction->hidden_depth++;
  }
  /* Layers can only be given by name. */
  bool loses = redaction->takes_all || redaction->strips_words || redaction->lost[number];
  if (redaction->is_trial || !loses || !strcmp(tag, "OC"))
    return proc->chain->op_BDC(ctx, proc->chain, tag, raw, cooked);
  pdf_obj *plain = cm_without_words(ctx, redaction->doc, cooked);
  fz_try(ctx) proc->chain->op_BDC(ctx, proc->chain, tag, plain, plain);
  fz_always(ctx) pdf_drop_obj(ctx, plain);
  fz_catch(ctx) fz_rethrow(ctx);
}

static void watch_DP(
    fz_context *ctx, pdf_processor *proc, const char *tag, pdf_obj *raw, pdf_obj *cooked)
{
  cm_redaction *redaction = ((cm_watcher *)proc)->redaction;
  if (redaction->is_trial || !(redaction->takes_all || redaction->strips_words))
    return proc->chain->op_DP(ctx, proc->chain, tag, raw, cooked);
  pdf_obj *plain = cm_without_words(ctx, redaction->doc, cooked);
  fz_try(ctx) proc->chain->op_DP(ctx, proc->chain, tag, plain, plain);
  fz_always(ctx) pdf_drop_obj(ctx, plain);
  fz_catch(ctx) fz_rethrow(ctx);
}

static void watch_EMC(fz_context *ctx, pdf_processor *proc)
{
  cm_watcher *watcher = (cm_watcher *)proc;
  proc->chain->op_EMC(ctx, proc->chain);
  if (watcher->open > watcher->base && watcher->redaction->open[--watcher->open].is_hidden)
    watcher->redaction->hidden_depth--;
  watcher->redaction->open_count = watcher->open;
}

static bool ignores(pdf_processor *proc)
{
  return cm_only_text_matters(((cm_watcher *)proc)->redaction);
}

static void watch_sh(fz_context *ctx, pdf_processor *proc, const char *name, fz_shade *shade)
{
  cm_watcher *watcher = (cm_watcher *)proc;
  if (watcher->redaction->hidden_depth > 0 || ignores(proc))
    return;
  if (!cm_takes_shading(ctx, watcher, shade))
    proc->chain->op_sh(ctx, proc->chain, name, shade);
}

static bool goes(fz_context *ctx, pdf_processor *proc, pdf_obj *drawn)
{
  cm_redaction *redaction = ((cm_watcher *)proc)->redaction;
  return redaction->hidden_depth > 0
         || cm_layer_goes(ctx, redaction, pdf_dict_get(ctx, drawn, PDF_NAME(OC)));
}

/* Removes the words for an image or form that a structure element has as a whole, if it lost contents. */
static void silence_if_cut(
    fz_context *ctx, cm_redaction *redaction, pdf_obj *object, cm_removed before)
{
  if (!redaction->is_trial && memcmp(&before, &redaction->removed, sizeof before) != 0)
    cm_silence_object(ctx, redaction->doc, object, cm_all_ancestors);
}

static void watch_Do_image(
    fz_context *ctx, pdf_processor *proc, const char *name, fz_image *image)
{
  if (ignores(proc))
    return;
  pdf_obj *object = pdf_lookup_resource(ctx, proc->rstack, PDF_NAME(XObject), name);
  if (goes(ctx, proc, object))
    return;
  cm_redaction *redaction = ((cm_watcher *)proc)->redaction;
  cm_removed before = redaction->removed;
  proc->chain->op_Do_image(ctx, proc->chain, name, image);
  silence_if_cut(ctx, redaction, object, before);
}

/* The engine does not draw a form within itself either. */
static bool is_drawn(const cm_redaction *redaction, int number)
{
  for (const cm_drawn_form *each = redaction->drawn; each; each = each->outer)
    if (each->number == number)
      return true;
  return false;
}

static void watch_Do_form(fz_context *ctx, pdf_processor *proc, const char *name, pdf_obj *form)
{
  cm_watcher *watcher = (cm_watcher *)proc;
  cm_redaction *redaction = watcher->redaction;
  cm_drawn_form drawn = {redaction->drawn, pdf_to_num(ctx, form)};
  if (is_drawn(redaction, drawn.number) || goes(ctx, proc, form))
    return;
  /* The form's own contents may draw forms before this one is passed on. */
  cm_inherit_resources(ctx, proc, form);
  cm_text_state outer = redaction->form_text;
  pdf_resource_stack *outer_resources = redaction->outer_resources;
  redaction->form_text = watcher->tracker.now;
  redaction->outer_resources = proc->rstack;
  redaction->drawn = &drawn;
  cm_close_text(ctx, watcher);
  cm_narrow_to_form(ctx, &redaction->form_text.window, form);
  redaction->form_depth++;
  cm_removed before = redaction->removed;
  fz_try(ctx) proc->chain->op_Do_form(ctx, proc->chain, name, form);
  fz_always(ctx)
  {
    redaction->form_text = outer;
    redaction->outer_resources = outer_resources;
    redaction->drawn = drawn.outer;
    redaction->form_depth--;
    redaction->wanted = &watcher->tracker;
  }
  fz_catch(ctx) fz_rethrow(ctx);
  silence_if_cut(ctx, redaction, form, before);
}

static void watch_BI(
    fz_context *ctx, pdf_processor *proc, fz_image *image, const char *colorspace_name)
{
  if (((cm_watcher *)proc)->redaction->hidden_depth == 0 && !ignores(proc))
    proc->chain->op_BI(ctx, proc->chain, image, colorspace_name);
}

/* Watched operators that never paint by themselves, or only sometimes. */
#define OTHERS(SET) \
  SET(BMC) SET(BDC) SET(DP) SET(EMC) SET(sh) SET(BI) SET(Do_image) SET(Do_form)

static void drop_watcher(fz_context *ctx, pdf_processor *proc)
{
  pdf_drop_obj(ctx, ((cm_watcher *)proc)->lent);
  pdf_drop_obj(ctx, ((cm_watcher *)proc)->state_font);
  cm_drop_tracker(ctx, proc);
}

pdf_processor *cm_new_watcher(
    fz_context *ctx, pdf_document *doc, pdf_processor *chain, int struct_parents,
    fz_matrix transform, pdf_filter_options *options, void *redaction)
{
  cm_watcher *watcher = pdf_new_processor(ctx, sizeof *watcher);
  pdf_processor *proc = &watcher->tracker.super;
  proc->chain = chain;
  proc->requirements = chain->requirements;
  /* The creator of the chain drops it. */
  proc->drop_processor = drop_watcher;
  cm_track_text(&watcher->tracker);
  watcher->redaction = redaction;
  watcher->redaction->wanted = &watcher->tracker;
  watcher->base = watcher->open = watcher->redaction->open_count;
  pdf_obj *tree = pdf_dict_getp(ctx, pdf_trailer(ctx, doc), "Root/StructTreeRoot/ParentTree");
  if (tree && struct_parents >= 0)
    watcher->elements = pdf_lookup_number(ctx, tree, struct_parents);
  if (watcher->redaction->form_depth == 0 && pdf_array_len(ctx, watcher->elements) == 0)
    watcher->elements = watcher->redaction->unlisted;
#define SET(op) proc->op_##op = watch_##op;
  OTHERS(SET)
  cm_watch_paths(proc);
  cm_watch_window(watcher, transform);
  cm_watch_resources(watcher);
  cm_watch_fonts(watcher);
  cm_watch_places(watcher);
  if (watcher->redaction->is_trial)
    cm_ignore_colors(proc);
  else
    cm_watch_colors(proc);
  cm_begin_stream(ctx, watcher);
  return proc;
}
