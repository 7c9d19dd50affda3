/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "simple_fonts.h"

#include <stdlib.h>
#include <string.h>

/* The number in a glyph name such as `g12`, which some programs give to glyphs without one; 0 if it has none. */
static int number_in(const char *name)
{
  static const char *const prefixes[] = {"glyph", "index", "cid", "g"};
  for (size_t i = 0; i < sizeof prefixes / sizeof *prefixes; ++i) {
    size_t start = strlen(prefixes[i]), length = strlen(name);
    if (length <= start || length > 10 || strncmp(name, prefixes[i], start))
      continue;
    return strspn(name + start, "0123456789") == length - start ? atoi(name + start) : 0;
  }
  return 0;
}

void cm_settle_numbered_glyphs(fz_context *ctx, pdf_document *doc, pdf_obj *dict)
{
  pdf_obj *differences =
      pdf_dict_get(ctx, pdf_dict_get(ctx, dict, PDF_NAME(Encoding)), PDF_NAME(Differences));
  bool has_numbers = false;
  int count = pdf_array_len(ctx, differences);
  for (int i = 0; i < count && !has_numbers; ++i)
    has_numbers = number_in(pdf_to_name(ctx, pdf_array_get(ctx, differences, i))) > 0;
  if (!has_numbers)
    return;
  pdf_font_desc *font = pdf_load_font(ctx, doc, NULL, dict);
  fz_try(ctx)
  {
    size_t code = 0;
    for (int i = 0; font->is_embedded && i < count; ++i) {
      pdf_obj *entry = pdf_array_get(ctx, differences, i);
      if (pdf_is_int(ctx, entry)) {
        code = (size_t)fz_clampi(pdf_to_int(ctx, entry), 0, 255);
        continue;
      }
      const char *name = pdf_to_name(ctx, entry);
      int glyph = number_in(name);
      if (glyph > 0 && glyph < font->font->glyph_count && code < font->cid_to_gid_len
          && fz_encode_character_by_glyph_name(ctx, font->font, name) == 0)
        font->cid_to_gid[code] = (unsigned short)glyph;
      ++code;
    }
  }
  fz_always(ctx) pdf_drop_font(ctx, font);
  fz_catch(ctx) fz_rethrow(ctx);
}

static bool name_code(pdf_font_desc *font, size_t code, unsigned short meaning)
{
  if (code >= font->cid_to_ucs_len
      || (font->cid_to_ucs[code] && font->cid_to_ucs[code] != FZ_REPLACEMENT_CHARACTER))
    return false;
  font->cid_to_ucs[code] = meaning;
  return true;
}

bool cm_name_codes(fz_context *ctx, pdf_font_desc *font)
{
  static const unsigned char spaces[] = {'\t', '\n', '\r', 0xA0};
  bool changed = false;
  for (unsigned short code = 32; code < 127; ++code)
    changed = name_code(font, code, code) || changed;
  for (size_t i = 0; i < sizeof spaces; ++i)
    if (pdf_font_cid_to_gid(ctx, font, spaces[i]) <= 0)
      changed = name_code(font, spaces[i], ' ') || changed;
  return changed;
}
