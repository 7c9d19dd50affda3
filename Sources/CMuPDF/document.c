/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"

void cm_drop_document(fz_context *ctx, pdf_document *doc) { pdf_drop_document(ctx, doc); }

bool cm_needs_password(fz_context *ctx, pdf_document *doc, bool *out, cm_error *error)
{
  CM_CALL(ctx, error, *out = pdf_needs_password(ctx, doc) != 0);
}

bool cm_authenticate(
    fz_context *ctx, pdf_document *doc, const char *password, int *out, cm_error *error)
{
  CM_CALL(ctx, error, *out = pdf_authenticate_password(ctx, doc, password));
}

bool cm_has_permission(fz_context *ctx, pdf_document *doc, int permission)
{
  return pdf_has_permission(ctx, doc, permission) != 0;
}

bool cm_was_repaired(fz_context *ctx, pdf_document *doc) { return pdf_was_repaired(ctx, doc) != 0; }

bool cm_version(fz_context *ctx, pdf_document *doc, int *out, cm_error *error)
{
  CM_CALL(ctx, error, *out = pdf_version(ctx, doc));
}

bool cm_count_pages(fz_context *ctx, pdf_document *doc, int *out, cm_error *error)
{
  CM_CALL(ctx, error, *out = pdf_count_pages(ctx, doc));
}

bool cm_use_page_map(fz_context *ctx, pdf_document *doc, bool used, cm_error *error)
{
  CM_CALL(ctx, error, pdf_set_page_tree_cache(ctx, doc, used));
}

bool cm_page_object(fz_context *ctx, pdf_document *doc, int index, pdf_obj **out, cm_error *error)
{
  CM_CALL(ctx, error, *out = pdf_keep_obj(ctx, pdf_lookup_page_obj(ctx, doc, index)));
}

bool cm_page_index(fz_context *ctx, pdf_document *doc, pdf_obj *page, int *out, cm_error *error)
{
  CM_CALL(ctx, error, *out = pdf_lookup_page_number(ctx, doc, page));
}

bool cm_page_label(
    fz_context *ctx, pdf_document *doc, int index, char *out, size_t size, cm_error *error)
{
  CM_CALL(ctx, error, pdf_page_label(ctx, doc, index, out, size));
}

bool cm_named_destination(
    fz_context *ctx, pdf_document *doc, pdf_obj *name, pdf_obj **out, cm_error *error)
{
  /* Where a document has both, pdf_lookup_dest looks into the old dictionary alone. */
  fz_try(ctx)
  {
    pdf_obj *found = NULL;
    if (pdf_is_string(ctx, name))
      found = pdf_lookup_name(ctx, doc, PDF_NAME(Dests), name);
    if (!found)
      found = pdf_lookup_dest(ctx, doc, name);
    *out = pdf_keep_obj(ctx, found);
  }
  fz_catch(ctx) return cm_report(ctx, error);
  return true;
}
