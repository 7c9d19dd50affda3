/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_PAGE_TREE_H
#define CMUPDF_PAGE_TREE_H

#include "context.h"

/* The tree of pages (ISO 32000-2, 7.7.3): pages go and come; what points to them is no concern here. */

/*
 * Whether all counts and parents are right, and each page is an object that stands in the tree once.
 */
bool cm_page_tree_is_sound(fz_context *ctx, pdf_document *doc, bool *out, cm_error *error);
/* Makes one node with all pages of a tree that is not sound. */
bool cm_rebuild_page_tree(fz_context *ctx, pdf_document *doc, cm_error *error);

/* Takes the marked ones of the `count` pages, and nodes that are empty then, out of the tree. */
bool cm_take_pages(
    fz_context *ctx, pdf_document *doc, const bool *marks, int count, cm_error *error);
/*
 * Puts pages, given by references to their dictionaries, before the page `at`. They keep what they
 * inherited from the nodes that they were taken from.
 */
bool cm_put_pages(
    fz_context *ctx, pdf_document *doc, int at, pdf_obj *const *pages, int count,
    cm_error *error);
/* Has the pages looked up anew that are loaded, once all is done. */
bool cm_pages_changed(fz_context *ctx, pdf_document *doc, cm_error *error);

/* Gives a page's dictionary what it inherits. */
bool cm_own_inherited(fz_context *ctx, pdf_obj *page, cm_error *error);
/* Takes an object, given by a reference to it, out of an array wherever it stands there. */
bool cm_remove_object(fz_context *ctx, pdf_obj *array, pdf_obj *object, cm_error *error);

/* What became of a page tree. */
typedef struct {
  int count;
  /* Whether the tree was not as it says, and was made anew of the pages found. */
  bool is_rebuilt;
} cm_rescue;

/*
 * Counts the pages. Where the tree is not as it says it is made anew of the pages that it leads to; or,
 * if that is `searches`, of all that say in the file that they are pages. Before any change.
 */
bool cm_rescue_pages(
    fz_context *ctx, pdf_document *doc, bool searches, cm_rescue *out, cm_error *error);

#endif
