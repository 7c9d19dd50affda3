/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef SIMPLE_FONTS_H
#define SIMPLE_FONTS_H

#include "CMuPDF.h"

/* Lets an embedded TrueType font show the glyphs that its encoding names by their numbers, where these are more
   certain than the codes. For a name that the font does not have, the engine takes the glyph of the code's
   character. Throws. */
void cm_settle_numbered_glyphs(fz_context *ctx, pdf_document *doc, pdf_obj *dict);

/* Gives the codes of a font that is not embedded, whose encoding names them by numbers, the characters that they
   have without these names. Throws. */
void cm_name_numbered_glyphs(fz_context *ctx, pdf_document *doc, pdf_obj *dict);

/* Whether a font is ZapfDingbats, whose names of glyphs have numbers that mean signs; and gives its codes these
   signs. The engine takes the numbers for characters. `cm_name_dingbats` throws. */
bool cm_has_dingbats(fz_context *ctx, pdf_obj *dict);
void cm_name_dingbats(
    fz_context *ctx, pdf_document *doc, pdf_obj *dict, pdf_obj *differences);

/* Gives codes of a simple font without a character name a meaning: that in ASCII, so that a space that the font
   program lacks is still a space, and a space for tabs, line ends and no-break spaces without a glyph. Whether
   any was given. Throws. */
bool cm_name_codes(fz_context *ctx, pdf_font_desc *font);

#endif
