/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "as_in_file.h"

static bool is_equal(fz_context *ctx, pdf_obj *value, pdf_obj *other)
{
  return pdf_objcmp(ctx, value ? value : PDF_NULL, other ? other : PDF_NULL) == 0;
}

static pdf_obj *hidden_entries(fz_context *ctx, pdf_document *doc, pdf_obj *object)
{
  pdf_obj *changes = cm_shown_changes(ctx, doc, cm_number_of(ctx, doc, object));
  if (!changes)
    return NULL;
  pdf_obj *hidden = pdf_new_dict(ctx, doc, 2);
  fz_try(ctx) for (int i = 0, count = pdf_dict_len(ctx, changes); i < count; ++i)
  {
    pdf_obj *key = pdf_dict_get_key(ctx, changes, i);
    pdf_obj *both = pdf_dict_get_val(ctx, changes, i);
    pdf_obj *old = pdf_array_get(ctx, both, 0);
    /* A user may have changed the entry since. */
    if (old != PDF_NULL && is_equal(ctx, pdf_dict_get(ctx, object, key), pdf_array_get(ctx, both, 1)))
      pdf_dict_put(ctx, hidden, key, old);
  }
  fz_catch(ctx)
  {
    pdf_drop_obj(ctx, hidden);
    fz_rethrow(ctx);
  }
  return hidden;
}

bool cm_hidden_entries(
    fz_context *ctx, pdf_document *doc, pdf_obj *object, pdf_obj **out, cm_error *error)
{
  CM_CALL(ctx, error, *out = hidden_entries(ctx, doc, object));
}
