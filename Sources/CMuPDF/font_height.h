/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CM_FONT_HEIGHT_H
#define CM_FONT_HEIGHT_H

#include "CMuPDF.h"

/* Gives a font the height of its letters if what it declares is impossible for them. The text device
   makes the boxes of letters from it; drawing does not use it. */
void cm_settle_height(fz_context *ctx, fz_font *font);

#endif
