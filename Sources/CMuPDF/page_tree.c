/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"
#include "page_nodes.h"

enum { deepest = 64 };

static pdf_obj *root_of(fz_context *ctx, pdf_document *doc)
{
  pdf_obj *root = pdf_dict_getp(ctx, pdf_trailer(ctx, doc), "Root/Pages");
  if (!pdf_is_dict(ctx, root))
    fz_throw(ctx, FZ_ERROR_FORMAT, "there is no page tree");
  return root;
}

bool cm_is_page_node(fz_context *ctx, pdf_obj *kid)
{
  pdf_obj *type = pdf_dict_get(ctx, kid, PDF_NAME(Type));
  if (type)
    return pdf_name_eq(ctx, type, PDF_NAME(Pages)) != 0;
  return pdf_dict_get(ctx, kid, PDF_NAME(Kids)) && !pdf_dict_get(ctx, kid, PDF_NAME(MediaBox));
}

bool cm_is_mistyped_node(fz_context *ctx, pdf_obj *kid)
{
  pdf_obj *kids = pdf_dict_get(ctx, kid, PDF_NAME(Kids));
  if (!pdf_is_array(ctx, kids) || cm_is_page_node(ctx, kid)
      || pdf_dict_get(ctx, kid, PDF_NAME(Contents)))
    return false;
  for (int i = 0, length = pdf_array_len(ctx, kids); i < length; ++i)
    if (pdf_is_dict(ctx, pdf_array_get(ctx, kids, i)))
      return true;
  return false;
}

bool cm_is_page_leaf(fz_context *ctx, pdf_obj *kid)
{
  pdf_obj *type = pdf_dict_get(ctx, kid, PDF_NAME(Type));
  return pdf_is_dict(ctx, kid) && !cm_is_mistyped_node(ctx, kid)
         && (!pdf_is_name(ctx, type) || pdf_name_eq(ctx, type, PDF_NAME(Page))
             || pdf_dict_get(ctx, kid, PDF_NAME(MediaBox))
             || pdf_dict_get(ctx, kid, PDF_NAME(Contents)));
}

typedef struct {
  unsigned char *seen;
  int length;
} numbers;

static bool is_new(fz_context *ctx, numbers *all, pdf_obj *object)
{
  int number = pdf_to_num(ctx, object);
  if (number <= 0 || number >= all->length || all->seen[number])
    return false;
  all->seen[number] = 1;
  return true;
}

/* The number of pages of a node; -1 if something is wrong. */
static int count_sound(fz_context *ctx, pdf_obj *node, numbers *all, int depth)
{
  if (depth > deepest || !is_new(ctx, all, node))
    return -1;
  pdf_obj *kids = pdf_dict_get(ctx, node, PDF_NAME(Kids));
  int length = pdf_array_len(ctx, kids);
  int total = 0;
  for (int i = 0; i < length; ++i) {
    pdf_obj *kid = pdf_array_get(ctx, kids, i);
    if (!pdf_is_dict(ctx, kid)
        || pdf_to_num(ctx, pdf_dict_get(ctx, kid, PDF_NAME(Parent))) != pdf_to_num(ctx, node))
      return -1;
    int pages = cm_is_page_node(ctx, kid) ? count_sound(ctx, kid, all, depth + 1)
              : is_new(ctx, all, kid) && pdf_dict_get(ctx, kid, PDF_NAME(Type)) ? 1 : -1;
    if (pages < 0)
      return -1;
    total += pages;
  }
  return total == pdf_dict_get_int(ctx, node, PDF_NAME(Count)) ? total : -1;
}

bool cm_page_tree_is_sound(fz_context *ctx, pdf_document *doc, bool *out, cm_error *error)
{
  numbers all = {NULL, 0};
  fz_var(all);
  fz_try(ctx)
  {
    all.length = pdf_xref_len(ctx, doc);
    all.seen = fz_calloc(ctx, all.length, 1);
    *out = count_sound(ctx, root_of(ctx, doc), &all, 0) >= 0;
  }
  fz_always(ctx) fz_free(ctx, all.seen);
  CM_END(ctx, error);
}

/* A reference to the page, or to a copy if it is a direct object or was listed before. The copy shares no
   array or dictionary with the page: the engine takes each for a part of one object. */
static pdf_obj *unique_page(fz_context *ctx, pdf_document *doc, pdf_obj *page, numbers *all)
{
  if (is_new(ctx, all, page))
    return pdf_keep_obj(ctx, page);
  return pdf_add_object_drop(
      ctx, doc, pdf_deep_copy_obj(ctx, pdf_resolve_indirect_chain(ctx, page)));
}

/* Collects those of the document's pages that are leaving, or those that are not. */
static void collect(
    fz_context *ctx, pdf_document *doc, pdf_obj *kids, numbers *all, const bool *leaving,
    bool collects_leaving)
{
  for (int i = 0, count = pdf_array_len(ctx, kids); i < count; ++i) {
    if ((leaving && leaving[i]) != collects_leaving)
      continue;
    pdf_array_put_drop(ctx, kids, i, unique_page(ctx, doc, pdf_lookup_page_obj(ctx, doc, i), all));
    cm_own_inherited_entries(ctx, pdf_array_get(ctx, kids, i));
  }
}

bool cm_rebuild_page_tree(
    fz_context *ctx, pdf_document *doc, const bool *leaving, cm_error *error)
{
  pdf_obj *kids = NULL;
  numbers all = {NULL, 0};
  fz_var(kids);
  fz_var(all);
  fz_try(ctx)
  {
    int count = pdf_count_pages(ctx, doc);
    pdf_obj *root = root_of(ctx, doc);
    all.length = pdf_xref_len(ctx, doc);
    all.seen = fz_calloc(ctx, all.length, 1);
    kids = pdf_new_array(ctx, doc, count);
    for (int i = 0; i < count; ++i)
      pdf_array_push(ctx, kids, PDF_NULL);
    collect(ctx, doc, kids, &all, leaving, false);
    collect(ctx, doc, kids, &all, leaving, true);
    for (int i = 0; i < count; ++i) {
      pdf_dict_put(ctx, pdf_array_get(ctx, kids, i), PDF_NAME(Type), PDF_NAME(Page));
      cm_adopt_page(ctx, pdf_array_get(ctx, kids, i), root);
    }
    pdf_dict_put(ctx, root, PDF_NAME(Type), PDF_NAME(Pages));
    pdf_dict_put(ctx, root, PDF_NAME(Kids), kids);
    pdf_dict_put_int(ctx, root, PDF_NAME(Count), count);
    pdf_drop_page_tree_internal(ctx, doc);
  }
  fz_always(ctx)
  {
    fz_free(ctx, all.seen);
    pdf_drop_obj(ctx, kids);
  }
  CM_END(ctx, error);
}

static bool any(const bool *marks, int from, int to)
{
  for (int i = from; i < to; ++i)
    if (marks[i])
      return true;
  return false;
}

/* Removes marked pages of a node, with the first page at this index; returns how many are left. */
static int take(fz_context *ctx, pdf_obj *node, const bool *marks, int index, int count, int depth)
{
  pdf_obj *kids = pdf_dict_get(ctx, node, PDF_NAME(Kids));
  int left = 0;
  if (depth > deepest)
    fz_throw(ctx, FZ_ERROR_FORMAT, "the page tree is too deep");
  for (int i = 0; i < pdf_array_len(ctx, kids);) {
    pdf_obj *kid = pdf_array_get(ctx, kids, i);
    int pages = cm_is_page_node(ctx, kid) ? pdf_dict_get_int(ctx, kid, PDF_NAME(Count)) : 1;
    if (pages < 0 || index + pages > count)
      fz_throw(ctx, FZ_ERROR_FORMAT, "the page tree has wrong counts");
    int kept = pages;
    if (any(marks, index, index + pages))
      kept = cm_is_page_node(ctx, kid) ? take(ctx, kid, marks, index, count, depth + 1) : 0;
    index += pages;
    left += kept;
    if (kept == 0)
      pdf_array_delete(ctx, kids, i);
    else
      ++i;
  }
  pdf_dict_put_int(ctx, node, PDF_NAME(Count), left);
  return left;
}

bool cm_take_pages(
    fz_context *ctx, pdf_document *doc, const bool *marks, int count, cm_error *error)
{
  CM_CALL(
      ctx, error, pdf_drop_page_tree_internal(ctx, doc);
      take(ctx, root_of(ctx, doc), marks, 0, count, 0));
}

bool cm_put_pages(
    fz_context *ctx, pdf_document *doc, int at, pdf_obj *const *pages, int count,
    cm_error *error)
{
  fz_try(ctx)
  {
    int total = pdf_count_pages(ctx, doc);
    pdf_obj *parent = root_of(ctx, doc);
    int position = 0;
    if (total > 0)
      pdf_lookup_page_loc(ctx, doc, at < total ? at : total - 1, &parent, &position);
    if (total > 0 && at >= total)
      ++position;
    pdf_drop_page_tree_internal(ctx, doc);
    pdf_obj *kids = pdf_dict_get(ctx, parent, PDF_NAME(Kids));
    if (!kids)
      kids = pdf_dict_put_array(ctx, parent, PDF_NAME(Kids), count);
    for (int i = 0; i < count; ++i) {
      pdf_obj *old = pdf_dict_get(ctx, pages[i], PDF_NAME(Parent));
      if (pdf_to_num(ctx, old) != pdf_to_num(ctx, parent))
        cm_adopt_page(ctx, pages[i], parent);
      pdf_array_insert(ctx, kids, pages[i], position + i);
    }
    for (int depth = 0; parent && depth <= deepest; ++depth) {
      int old = pdf_dict_get_int(ctx, parent, PDF_NAME(Count));
      pdf_dict_put_int(ctx, parent, PDF_NAME(Count), old + count);
      parent = pdf_dict_get(ctx, parent, PDF_NAME(Parent));
    }
  }
  CM_END(ctx, error);
}

bool cm_pages_changed(fz_context *ctx, pdf_document *doc, cm_error *error)
{
  CM_CALL(ctx, error, pdf_drop_page_tree_internal(ctx, doc); pdf_sync_open_pages(ctx, doc));
}

static bool is_same(fz_context *ctx, pdf_obj *a, pdf_obj *b)
{
  int number = pdf_to_num(ctx, a);
  return a == b || (number > 0 && number == pdf_to_num(ctx, b));
}

bool cm_remove_object(fz_context *ctx, pdf_obj *array, pdf_obj *object, cm_error *error)
{
  CM_CALL(
      ctx, error, for (int i = pdf_array_len(ctx, array) - 1; i >= 0; --i)
          if (is_same(ctx, pdf_array_get(ctx, array, i), object))
            pdf_array_delete(ctx, array, i));
}
