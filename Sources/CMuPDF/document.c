/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"
#include "page_nodes.h"

void cm_keep_document(fz_context *ctx, pdf_document *doc) { pdf_keep_document(ctx, doc); }

void cm_drop_document(fz_context *ctx, pdf_document *doc)
{
  // The store compares its keys, which are objects, with those of other documents, on any thread. A key must
  // be gone before the tables are that its comparison reads.
  if (doc->super.refs == 1) pdf_empty_store(ctx, doc);
  pdf_drop_document(ctx, doc);
}

bool cm_needs_password(fz_context *ctx, pdf_document *doc, bool *out, cm_error *error)
{
  CM_CALL(ctx, error, *out = pdf_needs_password(ctx, doc) != 0);
}

bool cm_authenticate(
    fz_context *ctx, pdf_document *doc, const char *password, int *out, cm_error *error)
{
  CM_CALL(ctx, error, *out = pdf_authenticate_password(ctx, doc, password));
}

bool cm_permissions(fz_context *ctx, pdf_document *doc, int *bits, int *revision)
{
  if (!doc->crypt) return false;
  *bits = pdf_crypt_permissions(ctx, doc->crypt);
  *revision = pdf_crypt_revision(ctx, doc->crypt);
  return true;
}

int cm_number_count(fz_context *ctx, pdf_document *doc) { return pdf_xref_len(ctx, doc); }

bool cm_version(fz_context *ctx, pdf_document *doc, int *out, cm_error *error)
{
  /* The later one of those in the header and the catalog counts (ISO 32000-2, table 29); the engine takes
     that in the catalog. */
  CM_CALL(ctx, error, *out = fz_maxi(doc->version, pdf_version(ctx, doc)));
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
  CM_CALL(
      ctx, error, pdf_obj *page = pdf_lookup_page_obj(ctx, doc, index);
      cm_keep_page_map(ctx, doc);
      cm_mend_page_parents(ctx, doc, page);
      *out = pdf_keep_obj(ctx, page));
}

/* The engine takes a page without a parent for the first one. */
static int page_index(fz_context *ctx, pdf_document *doc, pdf_obj *page)
{
  int index = pdf_lookup_page_number(ctx, doc, page);
  if (pdf_dict_get(ctx, page, PDF_NAME(Parent)))
    return index;
  return pdf_objcmp_resolve(ctx, pdf_lookup_page_obj(ctx, doc, index), page) ? -1 : index;
}

bool cm_page_index(fz_context *ctx, pdf_document *doc, pdf_obj *page, int *out, cm_error *error)
{
  CM_CALL(ctx, error, *out = page_index(ctx, doc, page));
}

bool cm_named_destination(
    fz_context *ctx, pdf_document *doc, pdf_obj *name, pdf_obj **out, cm_error *error)
{
  /* If a document has both, pdf_lookup_dest only searches the old dictionary. */
  fz_try(ctx)
  {
    /* The engine compares a reference to a name with the names themselves. */
    pdf_obj *direct = pdf_resolve_indirect(ctx, name);
    pdf_obj *found = NULL;
    if (pdf_is_string(ctx, direct))
      found = pdf_lookup_name(ctx, doc, PDF_NAME(Dests), direct);
    if (!found)
      found = pdf_lookup_dest(ctx, doc, direct);
    *out = pdf_keep_obj(ctx, found);
  }
  CM_END(ctx, error);
}
