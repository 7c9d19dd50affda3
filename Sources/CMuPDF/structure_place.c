/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "structure_place.h"

enum { deepest = 32, most_elements = 4096 };

static pdf_obj *find(fz_context *ctx, pdf_obj *element, int depth, int *left)
{
  if (depth > deepest || --*left < 0 || !pdf_is_dict(ctx, element))
    return NULL;
  pdf_obj *page = pdf_dict_gets(ctx, element, "Pg");
  if (pdf_is_indirect(ctx, page) && pdf_is_dict(ctx, page))
    return page;
  pdf_obj *kids = pdf_dict_get(ctx, element, PDF_NAME(K));
  if (!pdf_is_array(ctx, kids))
    return find(ctx, kids, depth + 1, left);
  for (int i = 0, count = pdf_array_len(ctx, kids); i < count && *left > 0; ++i)
    if ((page = find(ctx, pdf_array_get(ctx, kids, i), depth + 1, left)))
      return page;
  return NULL;
}

pdf_obj *cm_page_of_element(fz_context *ctx, pdf_obj *element)
{
  int left = most_elements;
  return find(ctx, element, 0, &left);
}
