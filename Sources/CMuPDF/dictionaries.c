/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"

bool cm_put_like(
    fz_context *ctx, pdf_obj *dictionary, pdf_obj *source, int index, pdf_obj *value,
    cm_error *error)
{
  CM_CALL(
      ctx, error, pdf_obj *key = pdf_dict_get_key(ctx, source, index);
      if (pdf_is_name(ctx, key)) pdf_dict_put(ctx, dictionary, key, value));
}

static pdf_obj *copied(fz_context *ctx, pdf_document *doc, pdf_obj *dictionary)
{
  if (!pdf_is_dict(ctx, dictionary))
    return pdf_new_dict(ctx, doc, 8);
  int length = pdf_dict_len(ctx, dictionary);
  pdf_obj *copy = pdf_new_dict(ctx, doc, length);
  fz_try(ctx)
  {
    for (int i = 0; i < length; ++i) {
      pdf_obj *key = pdf_dict_get_key(ctx, dictionary, i);
      if (pdf_is_name(ctx, key))
        pdf_dict_put(ctx, copy, key, pdf_dict_get_val(ctx, dictionary, i));
    }
  }
  fz_catch(ctx)
  {
    pdf_drop_obj(ctx, copy);
    fz_rethrow(ctx);
  }
  return copy;
}

bool cm_copy_dictionary(
    fz_context *ctx, pdf_document *doc, pdf_obj *dictionary, pdf_obj **out, cm_error *error)
{
  CM_CALL(ctx, error, *out = copied(ctx, doc, dictionary));
}

static pdf_obj *added_object(fz_context *ctx, pdf_document *doc, pdf_obj *object)
{
  bool is_container = pdf_is_dict(ctx, object) || pdf_is_array(ctx, object);
  bool is_part = is_container && !pdf_is_indirect(ctx, object) &&
                 pdf_obj_parent_num(ctx, object) != 0;
  pdf_obj *copy = is_part ? pdf_deep_copy_obj(ctx, object) : pdf_keep_obj(ctx, object);
  pdf_obj *added = NULL;
  fz_var(added);
  fz_try(ctx) added = pdf_add_object(ctx, doc, copy);
  fz_always(ctx) pdf_drop_obj(ctx, copy);
  fz_catch(ctx) fz_rethrow(ctx);
  return added;
}

bool cm_add_object(
    fz_context *ctx, pdf_document *doc, pdf_obj *object, pdf_obj **out, cm_error *error)
{
  CM_CALL(ctx, error, *out = added_object(ctx, doc, object));
}
