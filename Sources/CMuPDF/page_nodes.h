/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef PAGE_NODES_H
#define PAGE_NODES_H

#include "context.h"

/* Whether a kid of the page tree is a node, by MuPDF's criterion. */
bool cm_is_page_node(fz_context *ctx, pdf_obj *kid);
/* Whether a kid is a node by its kids alone: MuPDF takes it for a page, because of its type or box. */
bool cm_is_mistyped_node(fz_context *ctx, pdf_obj *kid);
/* Whether a kid that is not a node can be a page. */
bool cm_is_page_leaf(fz_context *ctx, pdf_obj *kid);
/* Notes that a node was met, in an array with a place for each object. False if it was met before, or is in no
   table of objects. */
bool cm_is_met_first(fz_context *ctx, pdf_obj *node, unsigned char *met, int length);
/* The number of pages of a tree if the counts of its nodes are right; -1 if one is wrong, as far as that is
   visible at little cost. Throws. */
int cm_count_claimed_pages(fz_context *ctx, pdf_document *doc, pdf_obj *root);
/* The media box of pages that have none. */
extern const fz_rect cm_default_box;

/* Lets the engine's map of the pages outlast changes, after the map was made. Without this, the engine forgets
   the map with every change, and reads the whole tree for the next page. A tree with direct pages is left out:
   the map refers to their dictionaries, which change. Undo and redo forget the map, and this. */
void cm_keep_page_map(fz_context *ctx, pdf_document *doc);
/* Makes the engine forget its map of the pages if an entry that will change, to a value or to NULL, may say
   which pages there are. Throws. */
void cm_note_entry_change(fz_context *ctx, pdf_obj *dictionary, const char *key, pdf_obj *value);

/* Copies inherited entries into a page. Throws. */
void cm_own_inherited_entries(fz_context *ctx, pdf_obj *page);
/* Gives a page a new parent. The page inherits nothing from it, and looks as before. Throws. */
void cm_adopt_page(fz_context *ctx, pdf_obj *page, pdf_obj *parent);
/* Whether the parents of an object form a loop. Throws. */
bool cm_has_circular_parents(fz_context *ctx, pdf_obj *object);
/* Cuts all loops in the parents of the page tree if a page is in one. The library repairs such loops when it
   meets them, which fails outside an operation, and takes the kids of form fields for pages. This is not an
   undo step. Throws. */
void cm_mend_page_parents(fz_context *ctx, pdf_document *doc, pdf_obj *page);

#endif
