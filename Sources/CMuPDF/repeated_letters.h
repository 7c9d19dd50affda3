/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CM_REPEATED_LETTERS_H
#define CM_REPEATED_LETTERS_H

#include "CMuPDF.h"

/* The engine's text device takes a letter that ends within a tenth of the font's size behind an equal one for the
   same letter, drawn twice to look bold. The size of a Type 3 font may be far larger than its letters, which then
   stand so near to each other. */

/* Puts marks between such letters, before the engine's device gets them. Nothing else may use the text. */
void cm_part_repeated_letters(fz_context *ctx, const fz_text *text);
/* Removes the marks from the text that the device has read. */
void cm_join_repeated_letters(fz_stext_page *page);

#endif
