/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "as_in_file.h"

int cm_number_of(fz_context *ctx, pdf_document *doc, pdf_obj *dictionary)
{
  if (pdf_is_indirect(ctx, dictionary))
    return pdf_to_num(ctx, dictionary);
  int number = pdf_obj_parent_num(ctx, dictionary);
  if (number <= 0 || number >= pdf_xref_len(ctx, doc))
    return 0;
  pdf_obj *object = pdf_load_object(ctx, doc, number);
  bool is = object == dictionary;
  pdf_drop_obj(ctx, object);
  return is ? number : 0;
}
