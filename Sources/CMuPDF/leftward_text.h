/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CM_LEFTWARD_TEXT_H
#define CM_LEFTWARD_TEXT_H

#include "CMuPDF.h"

/* Text that is read from right to left, before the engine's text device gets it. */

bool cm_starts_to_left(const char *text);

/* Begins a page. */
void cm_begin_leftward_text(void);

/* Brings glyphs into an order that the engine's text device takes: marks behind their letter, and glyphs
   with replacement text in its order. Nothing else may use the text. */
void cm_settle_leftward_text(fz_context *ctx, const fz_text *text, bool is_replaced);

#endif
