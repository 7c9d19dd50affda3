/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "redaction.h"

void cm_silence(fz_context *ctx, pdf_obj *element, int depth)
{
  for (; depth >= 0 && pdf_is_dict(ctx, element); --depth) {
    pdf_dict_del(ctx, element, PDF_NAME(ActualText));
    pdf_dict_del(ctx, element, PDF_NAME(Alt));
    pdf_dict_del(ctx, element, PDF_NAME(E));
    pdf_dict_del(ctx, element, PDF_NAME(T));
    element = pdf_dict_get(ctx, element, PDF_NAME(P));
  }
}

bool cm_silence_element(
    fz_context *ctx, pdf_document *doc, pdf_obj *annotation, bool and_around, cm_error *error)
{
  CM_CALL(
      ctx, error,
      pdf_obj *tree = pdf_dict_getp(ctx, pdf_trailer(ctx, doc), "Root/StructTreeRoot/ParentTree");
      pdf_obj *key = pdf_dict_gets(ctx, annotation, "StructParent");
      if (tree && pdf_is_int(ctx, key))
        cm_silence(
            ctx, pdf_lookup_number(ctx, tree, pdf_to_int(ctx, key)),
            and_around ? cm_all_ancestors : 0));
}

pdf_obj *cm_without_words(fz_context *ctx, pdf_document *doc, pdf_obj *properties)
{
  pdf_obj *plain = pdf_new_dict(ctx, doc, 4);
  fz_try(ctx)
    for (int i = 0; i < pdf_dict_len(ctx, properties); ++i) {
      pdf_obj *value = pdf_dict_get_val(ctx, properties, i);
      if (!pdf_is_indirect(ctx, value) && (pdf_is_number(ctx, value) || pdf_is_name(ctx, value)))
        pdf_dict_put(ctx, plain, pdf_dict_get_key(ctx, properties, i), value);
    }
  fz_catch(ctx)
  {
    pdf_drop_obj(ctx, plain);
    fz_rethrow(ctx);
  }
  return plain;
}
