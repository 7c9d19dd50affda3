/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "empty_names.h"
#include "CMuPDF.h"

enum { deepest = 512 };

static bool has(fz_context *ctx, pdf_obj *object, int depth)
{
  if (pdf_is_indirect(ctx, object) || depth > deepest)
    return false;
  if (pdf_is_name(ctx, object))
    return *pdf_to_name(ctx, object) == '\0';
  if (pdf_is_array(ctx, object)) {
    for (int i = pdf_array_len(ctx, object) - 1; i >= 0; --i)
      if (has(ctx, pdf_array_get(ctx, object, i), depth + 1))
        return true;
  } else if (pdf_is_dict(ctx, object)) {
    for (int i = pdf_dict_len(ctx, object) - 1; i >= 0; --i)
      if (has(ctx, pdf_dict_get_key(ctx, object, i), depth + 1)
          || has(ctx, pdf_dict_get_val(ctx, object, i), depth + 1))
        return true;
  }
  return false;
}

bool cm_has_empty_name(fz_context *ctx, pdf_obj *object) { return has(ctx, object, 0); }

static bool number_has(fz_context *ctx, pdf_document *doc, int number)
{
  pdf_obj *object = NULL;
  bool found = false;
  fz_var(object);
  fz_var(found);
  fz_try(ctx)
  {
    if (pdf_object_exists(ctx, doc, number)) {
      object = pdf_load_object(ctx, doc, number);
      found = cm_has_empty_name(ctx, object);
    }
  }
  fz_always(ctx) pdf_drop_obj(ctx, object);
  /* If the object is written, the writer reports the same error. */
  fz_catch(ctx) cm_pass_over(ctx);
  return found;
}

bool cm_writes_empty_name(fz_context *ctx, pdf_document *doc, bool is_incremental)
{
  if (cm_has_empty_name(ctx, pdf_trailer(ctx, doc)))
    return true;
  if (is_incremental && pdf_count_unsaved_versions(ctx, doc) == 0)
    return false;
  for (int number = 1, count = pdf_xref_len(ctx, doc); number < count; ++number)
    if ((!is_incremental || pdf_xref_is_incremental(ctx, doc, number))
        && number_has(ctx, doc, number))
      return true;
  return false;
}
