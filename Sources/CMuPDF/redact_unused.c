/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "empty_stream.h"

/* Removes entries one by one, since the journal records nothing else. */
static void remove_entries(fz_context *ctx, pdf_obj *dictionary, pdf_obj *but)
{
  for (int i = pdf_dict_len(ctx, dictionary) - 1; i >= 0; --i) {
    pdf_obj *key = pdf_dict_get_key(ctx, dictionary, i);
    if (!but || !pdf_name_eq(ctx, key, but))
      pdf_dict_del(ctx, dictionary, key);
  }
}

void cm_empty_form(fz_context *ctx, pdf_document *doc, int number)
{
  pdf_obj *object = pdf_new_indirect(ctx, doc, number, 0);
  fz_try(ctx)
  {
    remove_entries(ctx, object, NULL);
    pdf_dict_put(ctx, object, PDF_NAME(Type), PDF_NAME(XObject));
    pdf_dict_put(ctx, object, PDF_NAME(Subtype), PDF_NAME(Form));
    pdf_dict_put_rect(ctx, object, PDF_NAME(BBox), fz_make_rect(0, 0, 0, 0));
    cm_empty_stream(ctx, doc, object);
  }
  fz_always(ctx) pdf_drop_obj(ctx, object);
  fz_catch(ctx) fz_rethrow(ctx);
}

bool cm_empty_object(fz_context *ctx, pdf_document *doc, int number, cm_error *error)
{
  CM_CALL(ctx, error, cm_empty_form(ctx, doc, number));
}

bool cm_empty_dictionary(fz_context *ctx, pdf_obj *object, cm_error *error)
{
  CM_CALL(ctx, error, remove_entries(ctx, object, PDF_NAME(Type)));
}
