/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_PAGE_TREE_H
#define CMUPDF_PAGE_TREE_H

#include "context.h"

/* The page tree (ISO 32000-2, 7.7.3): adds and removes pages, but does not update references to them.
   */

/* Whether all counts and parents are right, and each page is an indirect object that is listed once.
   */
bool cm_page_tree_is_sound(fz_context *ctx, pdf_document *doc, bool *out, cm_error *error);
/* Replaces an unsound tree by a single node with all its pages. Of a page that is listed twice, the first
   place that is not `leaving` keeps the object, so that what refers to it still leads to a page; the other
   places get copies. `leaving` has a mark for each page, or is NULL. */
bool cm_rebuild_page_tree(
    fz_context *ctx, pdf_document *doc, const bool *leaving, cm_error *error);

/* Removes the marked ones of the `count` pages from the tree, with nodes that become empty. */
bool cm_take_pages(
    fz_context *ctx, pdf_document *doc, const bool *marks, int count, cm_error *error);
/* Inserts pages, given by references to their dictionaries, before the page `at`. They keep the
   entries that they inherited from their former nodes, and take on none of their new ones. */
bool cm_put_pages(
    fz_context *ctx, pdf_document *doc, int at, pdf_obj *const *pages, int count,
    cm_error *error);
/* Makes the engine look up loaded pages again; call it after all changes. */
bool cm_pages_changed(fz_context *ctx, pdf_document *doc, cm_error *error);

/* Copies inherited entries into a page's dictionary. */
bool cm_own_inherited(fz_context *ctx, pdf_obj *page, cm_error *error);
/* Removes all references to an object, given by a reference, from an array. */
bool cm_remove_object(fz_context *ctx, pdf_obj *array, pdf_obj *object, cm_error *error);

/* The result of checking a page tree. */
typedef struct {
  int count;
  /* Whether the tree was wrong, and was rebuilt from the pages found. */
  bool is_rebuilt;
} cm_rescue;

/* Counts the pages. A wrong tree is rebuilt from the pages that it leads to; or, with `searches`, from
   all objects in the file that claim to be pages. Call it before any change. */
bool cm_rescue_pages(
    fz_context *ctx, pdf_document *doc, bool searches, cm_rescue *out, cm_error *error);

#endif
