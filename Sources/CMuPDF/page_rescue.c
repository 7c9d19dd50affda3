/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "object_rescue.h"
#include "page_nodes.h"
#include "stream_ends.h"

/* Of the objects that the engine refuses, each walk through the tree learns of a few only. */
enum { deepest = 64, most_walks = 1000 };

typedef struct {
  pdf_document *doc;
  /* Whether all objects that the engine refuses were read since the table was repaired. */
  bool has_all_objects;
  int length;
  /* The numbers of the nodes that were met. */
  unsigned char *met;
  /* The pages found, in order. */
  pdf_obj *pages;
  /* The ancestors, from the root on: pages inherit from them. */
  pdf_obj *above[deepest];
} rescue;

/* Copies inherited entries (ISO 32000-2, 7.7.3.4) into a page, even if it names no parent. */
static void own_inherited(fz_context *ctx, rescue *rescue, pdf_obj *page, int depth)
{
  pdf_obj *keys[] = {
      PDF_NAME(MediaBox), PDF_NAME(CropBox), PDF_NAME(Rotate), PDF_NAME(Resources)};
  cm_own_inherited_entries(ctx, page);
  for (size_t i = 0; i < nelem(keys); ++i)
    for (int above = depth - 1; above >= 0 && !pdf_dict_get(ctx, page, keys[i]); --above) {
      pdf_obj *value = pdf_dict_get(ctx, rescue->above[above], keys[i]);
      if (value)
        pdf_dict_put_drop(ctx, page, keys[i], pdf_deep_copy_obj(ctx, value));
    }
}

static void take_page(fz_context *ctx, rescue *rescue, pdf_obj *page, int depth)
{
  pdf_obj *reference =
      pdf_is_indirect(ctx, page)
          ? pdf_keep_obj(ctx, page)
          : pdf_add_object_drop(ctx, rescue->doc, pdf_copy_dict(ctx, page));
  fz_try(ctx)
  {
    own_inherited(ctx, rescue, reference, depth);
    pdf_array_push(ctx, rescue->pages, reference);
  }
  fz_always(ctx) pdf_drop_obj(ctx, reference);
  fz_catch(ctx) fz_rethrow(ctx);
}

static void take_from(fz_context *ctx, rescue *rescue, pdf_obj *object, int depth);

/* Adds the pages that name a node as their parent; without a node, all objects of that type. */
static void take_strewn(fz_context *ctx, rescue *rescue, pdf_obj *parent, int depth)
{
  for (int number = 1; number < rescue->length; ++number) {
    pdf_obj *reference = NULL;
    fz_var(reference);
    if (cm_refuses_memory(ctx))
      fz_throw(ctx, FZ_ERROR_ABORT, "the work was stopped");
    fz_try(ctx)
    {
      bool is_there = pdf_object_exists(ctx, rescue->doc, number) != 0;
      reference = is_there ? pdf_new_indirect(ctx, rescue->doc, number, 0) : NULL;
      pdf_obj *its = pdf_dict_get(ctx, reference, PDF_NAME(Parent));
      if (pdf_name_eq(ctx, pdf_dict_get(ctx, reference, PDF_NAME(Type)), PDF_NAME(Page))
          && (!parent || pdf_to_num(ctx, its) == pdf_to_num(ctx, parent)))
        take_page(ctx, rescue, reference, depth);
    }
    fz_always(ctx) pdf_drop_obj(ctx, reference);
    fz_catch(ctx) cm_pass_over(ctx);
  }
}

static void take_kids(fz_context *ctx, rescue *rescue, pdf_obj *node, int depth)
{
  pdf_obj *kids = pdf_dict_get(ctx, node, PDF_NAME(Kids));
  if (depth >= deepest || !cm_is_met_first(ctx, node, rescue->met, rescue->length))
    return;
  rescue->above[depth] = node;
  if (!pdf_is_array(ctx, kids)) {
    if (pdf_is_indirect(ctx, node))
      take_strewn(ctx, rescue, node, depth + 1);
    return;
  }
  int count = pdf_array_len(ctx, rescue->pages);
  for (int i = 0, length = pdf_array_len(ctx, kids); i < length; ++i)
    take_from(ctx, rescue, pdf_array_get(ctx, kids, i), depth + 1);
  /* Its kids may be something else. */
  if (pdf_array_len(ctx, rescue->pages) == count
      && pdf_name_eq(ctx, pdf_dict_get(ctx, node, PDF_NAME(Type)), PDF_NAME(Page)))
    take_page(ctx, rescue, node, depth);
}

static void take_from(fz_context *ctx, rescue *rescue, pdf_obj *object, int depth)
{
  fz_try(ctx)
  {
    if (cm_is_page_node(ctx, object) || cm_is_mistyped_node(ctx, object))
      take_kids(ctx, rescue, object, depth);
    else if (cm_is_page_leaf(ctx, object))
      take_page(ctx, rescue, object, depth);
  }
  fz_catch(ctx) cm_pass_over(ctx);
}

/* A dictionary in the catalog, or in the trailer if there is no owner; created if it is missing. */
static pdf_obj *require(fz_context *ctx, pdf_document *doc, pdf_obj *owner, pdf_obj *key)
{
  pdf_obj *old = pdf_dict_get(ctx, owner ? owner : pdf_trailer(ctx, doc), key);
  if (pdf_is_dict(ctx, old) && pdf_is_indirect(ctx, old))
    return old;
  pdf_obj *made = pdf_is_dict(ctx, old) ? pdf_copy_dict(ctx, old) : pdf_new_dict(ctx, doc, 4);
  made = pdf_add_object_drop(ctx, doc, made);
  /* The first new object begins another section of the table, with a trailer of its own. */
  pdf_obj *holder = owner ? owner : pdf_trailer(ctx, doc);
  pdf_dict_put_drop(ctx, holder, key, made);
  return pdf_dict_get(ctx, holder, key);
}

/* Makes the catalog lead to a tree of exactly the pages found. */
static void plant(fz_context *ctx, rescue *rescue)
{
  pdf_document *doc = rescue->doc;
  int count = pdf_array_len(ctx, rescue->pages);
  pdf_obj *catalog = require(ctx, doc, NULL, PDF_NAME(Root));
  pdf_obj *old = pdf_dict_get(ctx, catalog, PDF_NAME(Pages));
  if ((cm_is_page_leaf(ctx, old) && !cm_is_page_node(ctx, old))
      || pdf_array_contains(ctx, rescue->pages, old))
    pdf_dict_del(ctx, catalog, PDF_NAME(Pages));
  pdf_obj *root = require(ctx, doc, catalog, PDF_NAME(Pages));
  pdf_dict_put(ctx, catalog, PDF_NAME(Type), PDF_NAME(Catalog));
  for (int i = 0; i < count; ++i) {
    pdf_obj *page = pdf_array_get(ctx, rescue->pages, i);
    pdf_dict_put(ctx, page, PDF_NAME(Type), PDF_NAME(Page));
    pdf_dict_put(ctx, page, PDF_NAME(Parent), root);
  }
  pdf_dict_del(ctx, root, PDF_NAME(Parent));
  pdf_dict_put(ctx, root, PDF_NAME(Type), PDF_NAME(Pages));
  pdf_dict_put(ctx, root, PDF_NAME(Kids), rescue->pages);
  pdf_dict_put_int(ctx, root, PDF_NAME(Count), count);
  pdf_drop_page_tree_internal(ctx, doc);
}

/* Finds the pages, unless the tree counts them right. A tree is not trusted if objects were rescued in it: other
   readers might not find its pages. */
static void find(fz_context *ctx, rescue *rescue, bool searches, bool trusts, cm_rescue *out)
{
  pdf_document *doc = rescue->doc;
  pdf_obj *root = pdf_dict_getp(ctx, pdf_trailer(ctx, doc), "Root/Pages");
  int claimed =
      trusts && cm_is_page_node(ctx, root) ? cm_count_claimed_pages(ctx, doc, root) : -1;
  *out = (cm_rescue){claimed, false};
  if (claimed > 0)
    return;
  rescue->length = pdf_xref_len(ctx, doc);
  fz_free(ctx, rescue->met);
  rescue->met = NULL;
  rescue->met = fz_calloc(ctx, rescue->length, 1);
  pdf_drop_obj(ctx, rescue->pages);
  rescue->pages = NULL;
  rescue->pages = pdf_new_array(ctx, doc, 16);
  if (searches)
    take_strewn(ctx, rescue, NULL, 0);
  else
    take_from(ctx, rescue, root, 0);
}

/* Reads what the engine has refused. It repairs the table when it refuses something first. */
static bool rescue_objects(fz_context *ctx, rescue *rescue)
{
  if (rescue->has_all_objects || !cm_was_repaired(ctx, rescue->doc))
    return cm_rescue_refused(ctx, rescue->doc);
  rescue->has_all_objects = true;
  cm_forget_refused(ctx);
  bool has_swallowed = cm_find_swallowed(ctx, rescue->doc);
  return cm_rescue_objects(ctx, rescue->doc) || has_swallowed;
}

static void run(fz_context *ctx, rescue *rescue, bool searches, cm_rescue *out)
{
  pdf_document *doc = rescue->doc;
  cm_forget_refused(ctx);
  if (cm_was_repaired(ctx, doc))
    rescue_objects(ctx, rescue);
  find(ctx, rescue, searches, true, out);
  for (int i = 0; i < most_walks && out->count <= 0 && rescue_objects(ctx, rescue); ++i)
    find(ctx, rescue, searches, false, out);
  if (out->count > 0)
    return;
  out->is_rebuilt = pdf_array_len(ctx, rescue->pages) > 0;
  if (out->is_rebuilt)
    plant(ctx, rescue);
  out->count = out->is_rebuilt ? pdf_count_pages(ctx, doc) : 0;
}

bool cm_rescue_pages(
    fz_context *ctx, pdf_document *doc, bool searches, cm_rescue *out, cm_error *error)
{
  rescue rescue = {.doc = doc};
  fz_var(rescue);
  fz_try(ctx) run(ctx, &rescue, searches, out);
  fz_always(ctx)
  {
    fz_free(ctx, rescue.met);
    pdf_drop_obj(ctx, rescue.pages);
  }
  CM_END(ctx, error);
}
