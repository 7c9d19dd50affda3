/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "as_in_file.h"
#include "memberships.h"
#include "redaction.h"
#include "resource_tables.h"

bool cm_removes_layer(const cm_redaction *redaction, int number)
{
  for (int i = 0; i < redaction->layer_count; ++i)
    if (redaction->layers[i] == number)
      return true;
  return false;
}

static bool stays(fz_context *ctx, const void *redaction, pdf_obj *layer)
{
  return !cm_removes_layer(redaction, pdf_to_num(ctx, layer));
}

static bool membership_goes(fz_context *ctx, const cm_redaction *redaction, pdf_obj *membership)
{
  int number = cm_number_of(ctx, redaction->doc, membership);
  pdf_obj *in_file = number > 0 ? cm_load_as_in_file(ctx, redaction->doc, number) : NULL;
  bool goes = false;
  fz_try(ctx)
    goes = !cm_membership_shows(ctx, in_file ? in_file : membership, stays, redaction);
  fz_always(ctx) pdf_drop_obj(ctx, in_file);
  fz_catch(ctx) fz_rethrow(ctx);
  return goes;
}

bool cm_layer_goes(fz_context *ctx, const cm_redaction *redaction, pdf_obj *layer)
{
  if (redaction->layer_count == 0 || !layer)
    return false;
  if (pdf_name_eq(ctx, pdf_dict_get(ctx, layer, PDF_NAME(Type)), PDF_NAME(OCMD)))
    return membership_goes(ctx, redaction, layer);
  return cm_removes_layer(redaction, pdf_to_num(ctx, layer));
}

bool cm_remove_hidden(
    fz_context *ctx, pdf_document *doc, pdf_page *page, const int *layers, int count,
    bool takes_invisible, int *letters, cm_error *error)
{
  cm_redaction redaction = {
    .doc = doc, .layers = layers, .layer_count = count, .takes_invisible = takes_invisible};
  fz_try(ctx)
  {
    fz_matrix to_view;
    pdf_page_transform(ctx, page, &redaction.box, &to_view);
    cm_forget_resources(ctx, doc);
    cm_run_redaction(ctx, &redaction, page, true);
    *letters = redaction.removed.letters;
    if (redaction.removed.letters > 0 || count > 0)
      cm_run_redaction(ctx, &redaction, page, false);
  }
  fz_always(ctx) cm_end_redaction(ctx, &redaction);
  CM_END(ctx, error);
}

bool cm_strip_words(fz_context *ctx, pdf_document *doc, pdf_page *page, cm_error *error)
{
  cm_redaction redaction = {.doc = doc, .strips_words = true};
  fz_try(ctx)
  {
    cm_forget_resources(ctx, doc);
    cm_run_redaction(ctx, &redaction, page, false);
  }
  fz_always(ctx) cm_end_redaction(ctx, &redaction);
  CM_END(ctx, error);
}
