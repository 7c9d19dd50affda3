/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "simple_fonts.h"

#include <ctype.h>
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

static pdf_obj *differences_of(fz_context *ctx, pdf_obj *dict)
{
  return pdf_dict_get(ctx, pdf_dict_get(ctx, dict, PDF_NAME(Encoding)), PDF_NAME(Differences));
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
  pdf_obj *differences = differences_of(ctx, dict);
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

/* Whether a name is one or two letters with a number, such as `g65` or `G4A`, which means no character. The engine
   takes some of these for the number of a glyph or a character. */
static bool is_numbered(const char *name)
{
  size_t letters = 0, length = strlen(name);
  while (letters < 2 && isalpha((unsigned char)name[letters])) ++letters;
  const char *digits = letters == 2 && strpbrk(name + 1, "0123456789") == name + 2 ? name + 2 : name + 1;
  size_t count = length - (size_t)(digits - name);
  /* `u0041` is U+0041. */
  bool is_unicode = letters == 1 && name[0] == 'u' && count >= 4;
  return letters > 0 && count > 0 && count <= 5 && !is_unicode && isdigit((unsigned char)digits[0])
         && strspn(digits, "0123456789abcdefABCDEF") == count
         && fz_unicode_from_glyph_name_strict(name) <= 0;
}

static bool has_numbered(fz_context *ctx, pdf_obj *differences)
{
  for (int i = 0, count = pdf_array_len(ctx, differences); i < count; ++i)
    if (is_numbered(pdf_to_name(ctx, pdf_array_get(ctx, differences, i))))
      return true;
  return false;
}

/* The character of a code in an encoding; 0 without one. */
static unsigned short character(const char *const *encoding, size_t code)
{
  int character = encoding[code] ? fz_unicode_from_glyph_name_strict(encoding[code]) : 0;
  return character > 0 && character <= UINT16_MAX ? (unsigned short)character : 0;
}

/* Whether a font has a glyph of that very name: the engine looks for the character that it takes it for, too. */
static bool has_glyph(fz_context *ctx, fz_font *font, const char *name)
{
  char own[32] = "";
  int glyph = fz_encode_character_by_glyph_name(ctx, font, name);
  if (glyph > 0)
    fz_get_glyph_name(ctx, font, glyph, own, sizeof own);
  return !strcmp(own, name);
}

static void name_numbered(
    fz_context *ctx, pdf_font_desc *font, pdf_obj *differences, const char *const *encoding)
{
  size_t code = 0;
  for (int i = 0, count = pdf_array_len(ctx, differences); i < count; ++i) {
    pdf_obj *entry = pdf_array_get(ctx, differences, i);
    if (pdf_is_int(ctx, entry)) {
      code = (size_t)fz_clampi(pdf_to_int(ctx, entry), 0, codes - 1);
      continue;
    }
    const char *name = pdf_to_name(ctx, entry);
    if (code < codes && code < font->cid_to_ucs_len && is_numbered(name)
        && !has_glyph(ctx, font->font, name) && character(encoding, code))
      font->cid_to_ucs[code] = character(encoding, code);
    ++code;
  }
}

void cm_name_numbered_glyphs(fz_context *ctx, pdf_document *doc, pdf_obj *dict)
{
  const char *encoding[codes];
  pdf_obj *differences = differences_of(ctx, dict);
  if (cm_has_dingbats(ctx, dict))
    return cm_name_dingbats(ctx, doc, dict, differences);
  pdf_obj *base = pdf_dict_getp(ctx, dict, "Encoding/BaseEncoding");
  pdf_obj *descriptor = pdf_dict_get(ctx, dict, PDF_NAME(FontDescriptor));
  bool is_embedded = pdf_dict_get(ctx, descriptor, PDF_NAME(FontFile))
                  || pdf_dict_get(ctx, descriptor, PDF_NAME(FontFile2))
                  || pdf_dict_get(ctx, descriptor, PDF_NAME(FontFile3));
  if (is_embedded || !has_numbered(ctx, differences))
    return;
  pdf_load_encoding(encoding, pdf_is_name(ctx, base) ? pdf_to_name(ctx, base) : "StandardEncoding");
  pdf_font_desc *font = pdf_load_font(ctx, doc, NULL, dict);
  fz_try(ctx) name_numbered(ctx, font, differences, encoding);
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
