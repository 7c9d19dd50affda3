/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef UPRIGHT_H
#define UPRIGHT_H

#include "CMuPDF.h"

/* Turns the rectangles and appearances of notes, and of annotations with NoRotate, on rotated pages,
   so that they look the same without the flag (ISO 32000-2, 12.5.3): the engine ignores it when it
   makes annotations part of the page. Throws. */
void cm_settle_upright(fz_context *ctx, pdf_document *doc);

#endif
