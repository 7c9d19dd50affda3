/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"

/* The library's copy would go on from reference to reference; document information has none. */
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

bool cm_encrypt_alike(fz_context *ctx, pdf_document *doc, pdf_document *from, cm_error *error)
{
  fz_try(ctx)
  {
    pdf_obj *trailer = pdf_trailer(ctx, from);
    pdf_obj *encryption = pdf_dict_get(ctx, trailer, PDF_NAME(Encrypt));
    pdf_obj *id = pdf_dict_get(ctx, trailer, PDF_NAME(ID));
    if (from->crypt && !doc->crypt && encryption) {
      pdf_obj *copy = pdf_deep_copy_obj(ctx, pdf_resolve_indirect_chain(ctx, encryption));
      pdf_dict_put_drop(ctx, pdf_trailer(ctx, doc), PDF_NAME(Encrypt), copy);
      if (id) {
        copy = pdf_deep_copy_obj(ctx, pdf_resolve_indirect_chain(ctx, id));
        pdf_dict_put_drop(ctx, pdf_trailer(ctx, doc), PDF_NAME(ID), copy);
      }
      doc->crypt = pdf_new_crypt(ctx, encryption, id);
    }
  }
  fz_catch(ctx) return cm_report(ctx, error);
  return true;
}

bool cm_find_number(fz_context *ctx, pdf_obj *tree, int key, pdf_obj **out, cm_error *error)
{
  CM_CALL(ctx, error, *out = pdf_keep_obj(ctx, pdf_lookup_number(ctx, tree, key)));
}
