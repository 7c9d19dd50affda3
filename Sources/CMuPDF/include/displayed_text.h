/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_DISPLAYED_TEXT_H
#define CMUPDF_DISPLAYED_TEXT_H

#include "context.h"

/* Goes from one widget of a page with updated appearances (NULL: before the first) to the next one with
   text that is drawn only for display. At the end both are NULL; the caller owns the object. */
bool cm_next_displayed_text(
    fz_context *ctx, pdf_page *page, pdf_annot **widget, pdf_obj **object, cm_error *error);

/* Has the next update of the page draw such a widget for display with another value (V) and other text
   operators (DA; NULL: the same ones), if it was not drawn with these. The file stays as it is. */
bool cm_display_text(
    fz_context *ctx, pdf_annot *widget, pdf_obj *value, pdf_obj *operators, pdf_obj *alignment,
    bool *out, cm_error *error);

#endif
