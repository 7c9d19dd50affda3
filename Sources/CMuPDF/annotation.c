/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"

bool cm_sync_annotations(fz_context *ctx, pdf_page *page, cm_error *error)
{
  CM_CALL(ctx, error, pdf_sync_annots(ctx, page); pdf_sync_links(ctx, page));
}

static pdf_annot *find(fz_context *ctx, pdf_page *page, pdf_obj *object)
{
  for (pdf_annot *each = pdf_first_annot(ctx, page); each; each = pdf_next_annot(ctx, each))
    if (!pdf_objcmp(ctx, pdf_annot_obj(ctx, each), object))
      return each;
  for (pdf_annot *each = pdf_first_widget(ctx, page); each; each = pdf_next_widget(ctx, each))
    if (!pdf_objcmp(ctx, pdf_annot_obj(ctx, each), object))
      return each;
  return NULL;
}

bool cm_write_appearance(
    fz_context *ctx, pdf_page *page, pdf_obj *object, bool *found, cm_error *error)
{
  fz_try(ctx)
  {
    pdf_annot *annotation = find(ctx, page, object);
    *found = annotation != NULL;
    if (annotation) {
      pdf_annot_request_resynthesis(ctx, annotation);
      pdf_update_annot(ctx, annotation);
    }
  }
  fz_catch(ctx) return cm_report(ctx, error);
  return true;
}
