/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "redact_text.h"

static const int deepest_form = 12;

/* The pattern or group without text, and without images if they may be a picture of it; NULL if there
   are none. The place of its contents on the page is unknown here. */
static pdf_obj *without_text(
    fz_context *ctx, cm_redaction *redaction, pdf_obj *stream, pdf_obj *resources,
    bool takes_images)
{
  cm_redaction inner = {
    .doc = redaction->doc, .takes_all = true, .takes_images = takes_images, .is_trial = false};
  cm_redaction_filter filter;
  pdf_obj *result = NULL;
  fz_var(result);
  if (!takes_images)
    cm_begin_with_form(&inner);
  cm_init_redaction_filter(&inner, &filter);
  fz_try(ctx)
    result = pdf_filter_xobject_instance(
        ctx, stream, resources, fz_identity, &filter.options, NULL);
  fz_always(ctx) cm_end_redaction(ctx, &inner);
  fz_catch(ctx) fz_rethrow(ctx);
  if (inner.took)
    return result;
  pdf_drop_obj(ctx, result);
  return NULL;
}

static void clear_pattern(
    fz_context *ctx, cm_redaction *redaction, pdf_obj *resources, pdf_obj *patterns, int index)
{
  pdf_obj *pattern = pdf_dict_get_val(ctx, patterns, index);
  if (pdf_dict_get_int(ctx, pattern, PDF_NAME(PatternType)) != 1)
    return;
  pdf_obj *plain = without_text(ctx, redaction, pattern, resources, true);
  if (plain)
    pdf_dict_put_drop(ctx, patterns, pdf_dict_get_key(ctx, patterns, index), plain);
}

/* Other pages may share graphics states, so copies are changed. */
static void clear_mask(
    fz_context *ctx, cm_redaction *redaction, pdf_obj *resources, pdf_obj *states, int index)
{
  pdf_obj *state = pdf_dict_get_val(ctx, states, index);
  pdf_obj *mask = pdf_dict_get(ctx, state, PDF_NAME(SMask));
  pdf_obj *group = pdf_dict_get(ctx, mask, PDF_NAME(G));
  pdf_obj *plain = group ? without_text(ctx, redaction, group, resources, false) : NULL;
  if (!plain)
    return;
  pdf_obj *new_state = NULL;
  pdf_obj *new_mask = NULL;
  fz_var(new_state);
  fz_var(new_mask);
  fz_try(ctx)
  {
    new_mask = pdf_copy_dict(ctx, mask);
    pdf_dict_put(ctx, new_mask, PDF_NAME(G), plain);
    new_state = pdf_copy_dict(ctx, state);
    pdf_dict_put(ctx, new_state, PDF_NAME(SMask), new_mask);
    pdf_dict_put(ctx, states, pdf_dict_get_key(ctx, states, index), new_state);
  }
  fz_always(ctx)
  {
    pdf_drop_obj(ctx, plain);
    pdf_drop_obj(ctx, new_mask);
    pdf_drop_obj(ctx, new_state);
  }
  fz_catch(ctx) fz_rethrow(ctx);
}

void cm_clear_hidden(fz_context *ctx, cm_redaction *redaction, pdf_obj *resources, int depth)
{
  pdf_obj *patterns = pdf_dict_get(ctx, resources, PDF_NAME(Pattern));
  for (int i = 0; i < pdf_dict_len(ctx, patterns); ++i)
    clear_pattern(ctx, redaction, resources, patterns, i);
  pdf_obj *states = pdf_dict_get(ctx, resources, PDF_NAME(ExtGState));
  for (int i = 0; i < pdf_dict_len(ctx, states); ++i)
    clear_mask(ctx, redaction, resources, states, i);
  pdf_obj *forms = pdf_dict_get(ctx, resources, PDF_NAME(XObject));
  for (int i = 0; i < pdf_dict_len(ctx, forms) && depth < deepest_form; ++i) {
    pdf_obj *form = pdf_dict_get_val(ctx, forms, i);
    if (!pdf_name_eq(ctx, pdf_dict_get(ctx, form, PDF_NAME(Subtype)), PDF_NAME(Form)))
      continue;
    /* Private data of programs, files and other representations in a form are often its source. */
    const char *sources[] = {"PieceInfo", "Metadata", "AF", "Ref", "OPI", "PS"};
    for (size_t j = 0; j < nelem(sources); ++j)
      pdf_dict_dels(ctx, form, sources[j]);
    cm_clear_hidden(ctx, redaction, pdf_dict_get(ctx, form, PDF_NAME(Resources)), depth + 1);
  }
}
