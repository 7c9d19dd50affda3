/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "simple_fonts.h"

#include <stdlib.h>
#include <string.h>

enum { no_number = 0, hexadecimal = -1, codes = 256 };

/* The number in a glyph name such as `g12`, which some programs give to glyphs without one. Names such as `g0024`
   and `g3a` have hexadecimal digits, and mean characters or glyphs. */
static int number_in(const char *name)
{
  static const char *const prefixes[] = {"glyph", "index", "cid", "g"};
  for (size_t i = 0; i < sizeof prefixes / sizeof *prefixes; ++i) {
    size_t start = strlen(prefixes[i]), length = strlen(name);
    if (length <= start || length > 10 || strncmp(name, prefixes[i], start))
      continue;
    const char *digits = name + start;
    if (strspn(digits, "0123456789abcdefABCDEF") < length - start)
      return no_number;
    bool is_padded = digits[0] == '0' && digits[1];
    bool is_decimal = !is_padded && strspn(digits, "0123456789") == length - start;
    return is_decimal ? atoi(digits) : hexadecimal;
  }
  return no_number;
}

/* Whether names among the differences of an encoding have numbers, all of them decimal. */
static bool has_numbers(fz_context *ctx, pdf_obj *differences)
{
  bool has = false;
  for (int i = 0, count = pdf_array_len(ctx, differences); i < count; ++i) {
    int number = number_in(pdf_to_name(ctx, pdf_array_get(ctx, differences, i)));
    if (number == hexadecimal)
      return false;
    has = has || number > 0;
  }
  return has;
}

/* Whether numbers among the names say more than the glyph that the engine has found by a code. A symbolic font has
   its glyphs by their codes (ISO 32000-2, 9.6.5.4), and a subset with no more glyphs than codes may have been
   numbered anew: then the names still have the numbers of the whole font. */
static bool trusts_numbers(pdf_font_desc *font)
{
  return !(font->flags & PDF_FD_SYMBOLIC) && font->font->glyph_count > codes;
}

static bool is_settled(fz_context *ctx, pdf_font_desc *font, size_t code, const char *name)
{
  return code >= font->cid_to_gid_len || (font->cid_to_gid[code] && !trusts_numbers(font))
      || fz_encode_character_by_glyph_name(ctx, font->font, name) != 0;
}

void cm_settle_numbered_glyphs(fz_context *ctx, pdf_document *doc, pdf_obj *dict)
{
  pdf_obj *differences =
      pdf_dict_get(ctx, pdf_dict_get(ctx, dict, PDF_NAME(Encoding)), PDF_NAME(Differences));
  if (!has_numbers(ctx, differences))
    return;
  pdf_font_desc *font = pdf_load_font(ctx, doc, NULL, dict);
  fz_try(ctx)
  {
    size_t code = 0;
    for (int i = 0, count = pdf_array_len(ctx, differences); font->is_embedded && i < count; ++i) {
      pdf_obj *entry = pdf_array_get(ctx, differences, i);
      if (pdf_is_int(ctx, entry)) {
        code = (size_t)fz_clampi(pdf_to_int(ctx, entry), 0, codes - 1);
        continue;
      }
      const char *name = pdf_to_name(ctx, entry);
      int glyph = number_in(name);
      if (glyph > 0 && glyph < font->font->glyph_count && !is_settled(ctx, font, code, name))
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
