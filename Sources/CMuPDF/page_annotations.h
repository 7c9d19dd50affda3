/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef PAGE_ANNOTATIONS_H
#define PAGE_ANNOTATIONS_H

#include "context.h"

/* Draws the annotations of a page except form fields, as they are on the screen, or on paper. Each fills its
   rectangle, as in other readers; one that does not rotate with the page is turned about the upper left
   corner of that rectangle (ISO 32000-2, 12.5.3). Throws the engine's errors. */
void cm_run_annotations(
    fz_context *ctx, pdf_page *page, fz_device *device, bool prints, fz_cookie *cookie);

/* Draws one annotation or form field. Throws the engine's errors. */
void cm_run_annotation(
    fz_context *ctx, pdf_page *page, pdf_annot *annotation, fz_device *device, bool prints,
    fz_cookie *cookie);

#endif
