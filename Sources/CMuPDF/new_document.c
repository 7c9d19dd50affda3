/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"

#include <stdint.h>

/* The library's copy would follow all references; document information has none. */
static void copy_information(fz_context *ctx, pdf_document *to, pdf_document *from)
{
  pdf_obj *old = pdf_dict_get(ctx, pdf_trailer(ctx, from), PDF_NAME(Info));
  if (!pdf_is_dict(ctx, old))
    return;
  pdf_obj *new = pdf_dict_put_dict(ctx, pdf_trailer(ctx, to), PDF_NAME(Info), 8);
  for (int i = 0, count = pdf_dict_len(ctx, old); i < count; ++i) {
    pdf_obj *value = pdf_resolve_indirect_chain(ctx, pdf_dict_get_val(ctx, old, i));
    if (pdf_is_string(ctx, value) || pdf_is_name(ctx, value))
      pdf_dict_put(ctx, new, pdf_dict_get_key(ctx, old, i), value);
  }
  pdf_obj *reference = pdf_add_object(ctx, to, new);
  pdf_dict_put_drop(ctx, pdf_trailer(ctx, to), PDF_NAME(Info), reference);
}

bool cm_new_document_like(
    fz_context *ctx, pdf_document *from, pdf_document **out, cm_error *error)
{
  pdf_document *doc = NULL;
  fz_var(doc);
  fz_try(ctx)
  {
    doc = pdf_create_document(ctx);
    doc->version = pdf_version(ctx, from);
    copy_information(ctx, doc, from);
  }
  fz_catch(ctx)
  {
    pdf_drop_document(ctx, doc);
    return cm_report(ctx, error);
  }
  *out = doc;
  return true;
}

/* Copies an entry of a document's trailer, with everything that it refers to. */
static void copy_trailer_entry(
    fz_context *ctx, pdf_document *to, pdf_document *from, pdf_obj *key)
{
  cm_graft *graft = NULL;
  cm_error error;
  pdf_obj *value = pdf_resolve_indirect_chain(ctx, pdf_dict_get(ctx, pdf_trailer(ctx, from), key));
  pdf_obj *copy = NULL;
  bool done = false;
  bool works = cm_new_graft(ctx, to, from, false, &graft, &error) &&
               cm_graft_value(ctx, graft, value, &copy, &error);
  while (works && !done)
    works = cm_graft_step(ctx, graft, 100, SIZE_MAX, &done, &error);
  cm_drop_graft(ctx, graft);
  if (works)
    pdf_dict_put_drop(ctx, pdf_trailer(ctx, to), key, copy);
  else
    fz_throw(ctx, error.code, "%s", error.message);
}

bool cm_encrypt_alike(fz_context *ctx, pdf_document *doc, pdf_document *from, cm_error *error)
{
  fz_try(ctx)
  {
    if (from->crypt && !doc->crypt) {
      pdf_obj *trailer = pdf_trailer(ctx, doc);
      copy_trailer_entry(ctx, doc, from, PDF_NAME(Encrypt));
      copy_trailer_entry(ctx, doc, from, PDF_NAME(ID));
      doc->crypt = pdf_new_crypt(
          ctx, pdf_dict_get(ctx, trailer, PDF_NAME(Encrypt)),
          pdf_dict_get(ctx, trailer, PDF_NAME(ID)));
    }
  }
  CM_END(ctx, error);
}

bool cm_find_number(fz_context *ctx, pdf_obj *tree, int key, pdf_obj **out, cm_error *error)
{
  CM_CALL(ctx, error, *out = pdf_keep_obj(ctx, pdf_lookup_number(ctx, tree, key)));
}
