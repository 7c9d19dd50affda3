/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"

#include <mupdf/ucdn.h>

static float advance(fz_context *ctx, fz_font *font, int character)
{
  fz_font *found = font;
  int glyph = fz_encode_character_with_fallback(ctx, font, character, 0, FZ_LANG_UNSET, &found);
  return fz_advance_glyph(ctx, found, glyph, 0);
}

bool cm_measure_text(
    fz_context *ctx, const char *name, const uint32_t *characters, int count, float *advances,
    cm_error *error)
{
  fz_font *font = NULL;
  fz_var(font);
  fz_try(ctx)
  {
    font = fz_new_base14_font(ctx, name);
    for (int i = 0; i < count; i++) advances[i] = advance(ctx, font, (int)characters[i]);
  }
  fz_always(ctx) fz_drop_font(ctx, font);
  CM_END(ctx, error);
}

bool cm_find_glyphs(
    fz_context *ctx, const char *name, const uint32_t *characters, int count, bool *found,
    cm_error *error)
{
  fz_font *font = NULL;
  fz_var(font);
  fz_try(ctx)
  {
    font = fz_new_base14_font(ctx, name);
    for (int i = 0; i < count; i++) {
      fz_font *holder = NULL;
      int character = (int)characters[i];
      found[i] = fz_encode_character_with_fallback(
                     ctx, font, character, ucdn_get_script(characters[i]), FZ_LANG_UNSET, &holder)
                 > 0;
    }
  }
  fz_always(ctx) fz_drop_font(ctx, font);
  CM_END(ctx, error);
}
