/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"

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
    /* The library puts its name into the catalog, which has no such entry. */
    pdf_dict_del(ctx, pdf_dict_get(ctx, pdf_trailer(ctx, doc), PDF_NAME(Root)), PDF_NAME(Info));
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

enum { deepest = 16 };

/* A copy with everything that it refers to in place. Only the encryption dictionary itself is written
   unencrypted, so nothing of it can be an object of its own. */
static pdf_obj *copy_whole(fz_context *ctx, pdf_document *to, pdf_obj *value, int depth)
{
  pdf_obj *object = pdf_resolve_indirect_chain(ctx, value);
  bool is_array = pdf_is_array(ctx, object) != 0;
  if (!is_array && !pdf_is_dict(ctx, object))
    return object ? pdf_keep_obj(ctx, object) : PDF_NULL;
  if (depth > deepest)
    fz_throw(ctx, FZ_ERROR_LIMIT, "the encryption dictionary is nested too deep");
  pdf_obj *copy = is_array ? pdf_new_array(ctx, to, 4) : pdf_new_dict(ctx, to, 8);
  fz_try(ctx)
  {
    for (int i = 0, count = pdf_array_len(ctx, object); i < count; ++i)
      pdf_array_push_drop(ctx, copy, copy_whole(ctx, to, pdf_array_get(ctx, object, i), depth + 1));
    for (int i = 0, count = pdf_dict_len(ctx, object); i < count; ++i)
      pdf_dict_put_drop(
          ctx, copy, pdf_dict_get_key(ctx, object, i),
          copy_whole(ctx, to, pdf_dict_get_val(ctx, object, i), depth + 1));
  }
  fz_catch(ctx)
  {
    pdf_drop_obj(ctx, copy);
    fz_rethrow(ctx);
  }
  return copy;
}

static void copy_trailer_entry(
    fz_context *ctx, pdf_document *to, pdf_document *from, pdf_obj *key)
{
  pdf_obj *value = pdf_dict_get(ctx, pdf_trailer(ctx, from), key);
  pdf_dict_put_drop(ctx, pdf_trailer(ctx, to), key, copy_whole(ctx, to, value, 0));
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
