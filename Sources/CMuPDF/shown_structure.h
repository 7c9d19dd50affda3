/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef SHOWN_STRUCTURE_H
#define SHOWN_STRUCTURE_H

#include "CMuPDF.h"

/* Changes to a document's structure in memory, with which the engine can read it. */
typedef struct cm_shown_structure cm_shown_structure;

/* Lets the engine find the structure elements of a page: it needs a parent tree, and does not know a sequence
   that is an element's only content, as a dictionary. Throws. */
cm_shown_structure *cm_show_structure(fz_context *ctx, pdf_page *page);
/* Takes the changes back. */
void cm_hide_structure(fz_context *ctx, cm_shown_structure *shown);

/* The structure elements of a page that the parent tree does not know, by the numbers of their sequences; NULL if it
   knows them, or there are none. Throws. */
pdf_obj *cm_unlisted_elements(fz_context *ctx, pdf_page *page);

#endif
