/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "redact_survey.h"

bool cm_note_object(fz_context *ctx, cm_survey *survey, unsigned char *set, pdf_obj *object)
{
  int number = pdf_to_num(ctx, object);
  if (number <= 0 || number >= survey->count || set[number])
    return false;
  set[number] = 1;
  survey->lists_doubt = survey->lists_doubt || survey->doubtful[number];
  return true;
}

pdf_obj *cm_mask_group(fz_context *ctx, pdf_obj *state)
{
  return pdf_dict_get(ctx, pdf_dict_get(ctx, state, PDF_NAME(SMask)), PDF_NAME(G));
}

void cm_collect(
    fz_context *ctx, cm_survey *survey, unsigned char *set, pdf_obj *resources, int depth)
{
  pdf_obj *named[2] = {
    pdf_dict_get(ctx, resources, PDF_NAME(XObject)),
    pdf_dict_get(ctx, resources, PDF_NAME(Pattern))};
  pdf_obj *states = pdf_dict_get(ctx, resources, PDF_NAME(ExtGState));
  if (depth > cm_deepest_survey)
    return;
  for (int kind = 0; kind < 2; ++kind)
    for (int i = 0; i < pdf_dict_len(ctx, named[kind]); ++i) {
      pdf_obj *object = pdf_dict_get_val(ctx, named[kind], i);
      if (cm_note_object(ctx, survey, set, object))
        cm_collect(ctx, survey, set, pdf_dict_get(ctx, object, PDF_NAME(Resources)), depth + 1);
    }
  for (int i = 0; i < pdf_dict_len(ctx, states); ++i) {
    pdf_obj *group = cm_mask_group(ctx, pdf_dict_get_val(ctx, states, i));
    if (cm_note_object(ctx, survey, set, group))
      cm_collect(ctx, survey, set, pdf_dict_get(ctx, group, PDF_NAME(Resources)), depth + 1);
  }
}

/* Contents draw only what their resources lead to. */
bool cm_may_draw_doubt(fz_context *ctx, cm_survey *survey, pdf_obj *resources)
{
  memset(survey->listed, 0, survey->count);
  survey->lists_doubt = false;
  cm_collect(ctx, survey, survey->listed, resources, 0);
  return survey->lists_doubt;
}
