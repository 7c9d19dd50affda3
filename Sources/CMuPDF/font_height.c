/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "font_height.h"

/* Heights in ems. Fonts of formulas give their letters the height of their tallest signs, four or more.
   Other fonts stay below 2: the tallest ones are those with stacked accents. The replacements are what
   poppler takes for fonts without a height. */
static const float most_above = 2, most_below = -2, usual_above = 0.95F, usual_below = -0.35F;

/* Fonts that hang from the line have large brackets only: their height is that of the glyphs. */
static const float hanging = 0.5F;

/* A box that is so many times higher than its widest glyph is wide, or lower, is not that of the
   glyphs. */
static const float strange = 4;

enum { CODES = 256 };

/* Makers of bitmap fonts write any `FontBBox`, such as one of 1,000 pixels, or of one. The engine takes the height
   from it, as one from bounds; a height from the font itself is one from here. */
static void settle_type3(fz_context *ctx, fz_font *font)
{
  float widest = 0;
  for (int code = 0; code < CODES; ++code)
    widest = fz_max(widest, fz_abs(font->t3widths[code]));
  float height = font->ascender - font->descender;
  if (height <= strange * widest && widest <= strange * height)
    return;
  fz_rect glyphs = fz_empty_rect;
  for (int code = 0; code < CODES; ++code)
    if (font->t3procs[code])
      glyphs = fz_union_rect(glyphs, fz_bound_glyph(ctx, font, code, fz_identity));
  font->ascdesc_src = FZ_ASCDESC_FROM_FONT;
  if (fz_is_empty_rect(glyphs))
    return;
  font->ascender = glyphs.y1;
  font->descender = glyphs.y0;
}

void cm_settle_height(fz_context *ctx, fz_font *font)
{
  if (font->t3procs) {
    if (font->ascdesc_src != FZ_ASCDESC_FROM_FONT && font->t3widths)
      settle_type3(ctx, font);
  } else if (
      font->ascender > most_above
      || (font->descender < most_below && font->ascender > hanging)) {
    font->ascender = fz_min(font->ascender, usual_above);
    font->descender = fz_max(font->descender, usual_below);
  }
}
