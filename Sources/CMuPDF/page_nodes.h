/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef PAGE_NODES_H
#define PAGE_NODES_H

#include "context.h"

/* Whether a kid of the page tree is a node, as MuPDF tells nodes from pages. */
bool cm_is_page_node(fz_context *ctx, pdf_obj *kid);
/* Whether a kid that is no node can be a page. */
bool cm_is_page_leaf(fz_context *ctx, pdf_obj *kid);
/* Gives a page what it inherits. Throws. */
void cm_own_inherited_entries(fz_context *ctx, pdf_obj *page);
/* Whether the parents of an object go in a circle. Throws. */
bool cm_has_circular_parents(fz_context *ctx, pdf_obj *object);
/* Has the parents of a page end. The library mends parents that go in a circle when it comes by them, which
 * fails outside of an operation; this is no step of the journal. Throws. */
void cm_mend_page_parents(fz_context *ctx, pdf_document *doc, pdf_obj *page);

#endif
