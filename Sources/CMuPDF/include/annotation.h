/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_ANNOTATION_H
#define CMUPDF_ANNOTATION_H

#include "context.h"

/* Rereads the page's annotations, because their dictionaries changed. */
bool cm_sync_annotations(fz_context *ctx, pdf_page *page, cm_error *error);

/* Redraws the appearance of an annotation (given by its dictionary) from its entries. `found` is false
   if the loaded page has no such annotation. */
bool cm_write_appearance(
    fz_context *ctx, pdf_page *page, pdf_obj *object, bool *found, cm_error *error);

/* Whether an annotation (given by its dictionary) shows anything on a page with updated appearances, and
   whether its appearance is only for display: in the document's local table, not in the file. */
bool cm_look(
    fz_context *ctx, pdf_page *page, pdf_obj *object, bool *is_shown, bool *is_temporary,
    cm_error *error);

/* Raises `greatest` to the greatest number in the names (NM) of a page's annotations that consist of
   this letter and digits, or, without a letter (0), at the end of names like `annotation-9-1`. */
bool cm_greatest_number(
    fz_context *ctx, pdf_obj *annotations, char letter, int64_t *greatest, cm_error *error);

#endif
