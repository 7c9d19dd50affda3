/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"
#include "page_nodes.h"

void cm_keep_page_map(fz_context *ctx, pdf_document *doc)
{
  if (doc->non_structural_change || !doc->journal || !doc->fwd_page_map)
    return;
  for (int i = 0; i < doc->map_page_count; ++i)
    if (!pdf_is_indirect(ctx, doc->fwd_page_map[i]))
      return;
  doc->non_structural_change = 1;
}

static bool is_of_pages(fz_context *ctx, pdf_obj *type)
{
  return pdf_name_eq(ctx, type, PDF_NAME(Page)) || pdf_name_eq(ctx, type, PDF_NAME(Pages));
}

/* Whether an entry may say which pages there are. The engine takes a node without a type for a page if it has
   a box. */
static bool is_structural(fz_context *ctx, pdf_obj *dictionary, const char *key, pdf_obj *value)
{
  static const char *const keys[] = {"Kids", "Count", "MediaBox"};
  pdf_obj *type = pdf_dict_get(ctx, dictionary, PDF_NAME(Type));
  if (!strcmp(key, "Type"))
    return is_of_pages(ctx, type) || is_of_pages(ctx, value);
  for (size_t i = 0; i < nelem(keys); ++i)
    if (!strcmp(key, keys[i]))
      return !type || pdf_name_eq(ctx, type, PDF_NAME(Pages));
  return !strcmp(key, "Pages") || !strcmp(key, "Root");
}

void cm_note_entry_change(fz_context *ctx, pdf_obj *dictionary, const char *key, pdf_obj *value)
{
  pdf_document *doc = pdf_get_bound_document(ctx, dictionary);
  /* A new dictionary, which is in no object yet, is in no page tree either. */
  if (doc && doc->fwd_page_map && pdf_obj_parent_num(ctx, dictionary) != 0
      && is_structural(ctx, dictionary, key, value))
    pdf_drop_page_tree_internal(ctx, doc);
}
