/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"

/* Adds null parameters, which have no effect (ISO 32000-2, table 5), so that each filter has one. */
static void fill_up(fz_context *ctx, pdf_obj *stream)
{
  pdf_obj *filters = pdf_dict_get(ctx, stream, PDF_NAME(Filter));
  pdf_obj *parms = pdf_dict_get(ctx, stream, PDF_NAME(DecodeParms));
  if (!pdf_is_array(ctx, filters) || !pdf_is_array(ctx, parms))
    return;
  for (int count = pdf_array_len(ctx, parms); count < pdf_array_len(ctx, filters); ++count)
    pdf_array_push(ctx, parms, PDF_NULL);
}

void cm_settle_decode_parms(fz_context *ctx, pdf_document *doc)
{
  for (int number = 1, count = pdf_xref_len(ctx, doc); number < count; ++number) {
    pdf_obj *object = NULL;
    fz_var(object);
    fz_try(ctx)
    {
      if (pdf_object_exists(ctx, doc, number)) {
        object = pdf_load_object(ctx, doc, number);
        fill_up(ctx, object);
      }
    }
    fz_always(ctx) pdf_drop_obj(ctx, object);
    /* If the object is written, the writer reports the same error. */
    fz_catch(ctx) cm_pass_over(ctx);
  }
}
