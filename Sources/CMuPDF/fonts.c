/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"
#include "simple_fonts.h"
#include "stream_ends.h"

#include <string.h>

/* The limits for finding fonts: nested forms, all forms, and codes. */
enum { MOST_LEVELS = 6, MOST_FORMS = 256, CODES = 65536 };

typedef bool visit_font(fz_context *ctx, pdf_document *doc, pdf_obj *font);

static bool visit_fonts(
    fz_context *ctx, pdf_document *doc, pdf_obj *resources, visit_font *visit, int level,
    int *forms)
{
  bool changed = false;
  pdf_obj *fonts = pdf_dict_get(ctx, resources, PDF_NAME(Font));
  for (int i = 0, count = pdf_dict_len(ctx, fonts); i < count; ++i)
    changed = visit(ctx, doc, pdf_dict_get_val(ctx, fonts, i)) || changed;
  pdf_obj *objects = pdf_dict_get(ctx, resources, PDF_NAME(XObject));
  for (int i = 0, count = pdf_dict_len(ctx, objects); i < count && level < MOST_LEVELS; ++i) {
    pdf_obj *form = pdf_dict_get_val(ctx, objects, i);
    pdf_obj *inner = pdf_dict_get(ctx, form, PDF_NAME(Resources));
    /* A form that runs on can show itself without end. */
    if (inner)
      cm_end_referenced(ctx, form);
    if (inner && inner != resources && ++*forms < MOST_FORMS)
      changed = visit_fonts(ctx, doc, inner, visit, level + 1, forms) || changed;
  }
  return changed;
}

/* An error here occurs again, and is reported, when the font is used. */
static bool visit_all_fonts(
    fz_context *ctx, pdf_document *doc, pdf_obj *resources, visit_font *visit)
{
  int forms = 0;
  bool changed = false;
  fz_var(changed);
  fz_try(ctx) changed = visit_fonts(ctx, doc, resources, visit, 0, &forms);
  fz_catch(ctx)
  {
    fz_rethrow_if(ctx, FZ_ERROR_SYSTEM);
    fz_rethrow_if(ctx, FZ_ERROR_ABORT);
    fz_report_error(ctx);
  }
  return changed;
}

/* The character collection of a predefined CMap (ISO 32000-2, table 116). */
static const char *collection_of(const char *cmap)
{
  static const char *const rows[][2] = {
    {"UniGB", "Adobe-GB1"},   {"GB", "Adobe-GB1"},    {"UniCNS", "Adobe-CNS1"},
    {"CNS", "Adobe-CNS1"},    {"B5", "Adobe-CNS1"},   {"HK", "Adobe-CNS1"},
    {"ETen", "Adobe-CNS1"},   {"UniKS", "Adobe-Korea1"}, {"KSC", "Adobe-Korea1"},
    {"UniJIS", "Adobe-Japan1"}, {"EUC-", "Adobe-Japan1"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; ++i)
    if (strncmp(cmap, rows[i][0], strlen(rows[i][0])) == 0)
      return rows[i][1];
  if (strcmp(cmap, "H") == 0 || strcmp(cmap, "V") == 0 || strstr(cmap, "-RKSJ-"))
    return "Adobe-Japan1";
  return NULL;
}

static bool is_empty(const pdf_cmap *cmap)
{
  return !cmap || (!cmap->rlen && !cmap->xlen && !cmap->mlen && !cmap->usecmap);
}

/* The engine requires a descriptor in every CID font, and substitutes any font for one without it. So
   a copy of the font with a descriptor is loaded instead; the document does not change. */
static pdf_font_desc *load_with_descriptor(
    fz_context *ctx, pdf_document *doc, pdf_obj *dict, pdf_obj *descendant)
{
  pdf_obj *copy = NULL;
  pdf_obj *inner = NULL;
  pdf_font_desc *font = NULL;
  fz_var(copy);
  fz_var(inner);
  fz_var(font);
  fz_try(ctx)
  {
    copy = pdf_copy_dict(ctx, dict);
    inner = pdf_copy_dict(ctx, descendant);
    pdf_obj *descriptor = pdf_dict_put_dict(ctx, inner, PDF_NAME(FontDescriptor), 4);
    pdf_dict_put(ctx, descriptor, PDF_NAME(Type), PDF_NAME(FontDescriptor));
    pdf_dict_put(ctx, descriptor, PDF_NAME(FontName), pdf_dict_get(ctx, inner, PDF_NAME(BaseFont)));
    pdf_dict_put_int(ctx, descriptor, PDF_NAME(Flags), PDF_FD_SYMBOLIC);
    pdf_array_push(ctx, pdf_dict_put_array(ctx, copy, PDF_NAME(DescendantFonts), 1), inner);
    font = pdf_load_font(ctx, doc, NULL, copy);
    pdf_store_item(ctx, dict, font, font->size);
  }
  fz_always(ctx)
  {
    pdf_drop_obj(ctx, inner);
    pdf_drop_obj(ctx, copy);
  }
  fz_catch(ctx)
  {
    pdf_drop_font(ctx, font);
    fz_rethrow(ctx);
  }
  return font;
}

static pdf_font_desc *load_composite(
    fz_context *ctx, pdf_document *doc, pdf_obj *dict, pdf_obj *descendant)
{
  pdf_font_desc *font = NULL;
  fz_var(font);
  fz_try(ctx) font = pdf_load_font(ctx, doc, NULL, dict);
  fz_catch(ctx)
  {
    if (pdf_is_dict(ctx, pdf_dict_get(ctx, descendant, PDF_NAME(FontDescriptor))))
      fz_rethrow(ctx);
    fz_ignore_error(ctx);
    font = load_with_descriptor(ctx, doc, dict, descendant);
  }
  return font;
}

/* Settles a composite font with a predefined CMap: the CMap alone determines the meaning of its codes. */
static void settle_predefined(fz_context *ctx, pdf_document *doc, pdf_obj *dict)
{
  pdf_obj *descendants = pdf_dict_get(ctx, dict, PDF_NAME(DescendantFonts));
  pdf_obj *descendant = pdf_array_get(ctx, descendants, 0);
  const char *cmap = pdf_to_name(ctx, pdf_dict_get(ctx, dict, PDF_NAME(Encoding)));
  const char *collection = collection_of(cmap);
  bool is_described = pdf_is_dict(ctx, pdf_dict_get(ctx, descendant, PDF_NAME(FontDescriptor)));
  if (!pdf_is_dict(ctx, descendant) || (!collection && is_described))
    return;
  pdf_font_desc *font = load_composite(ctx, doc, dict, descendant);
  fz_try(ctx)
  {
    if (collection && is_empty(font->to_unicode) && !font->cid_to_ucs) {
      pdf_drop_cmap(ctx, font->to_unicode);
      font->to_unicode = NULL;
      pdf_load_to_unicode(ctx, doc, font, NULL, (char *)collection, NULL);
    }
  }
  fz_always(ctx) pdf_drop_font(ctx, font);
  fz_catch(ctx) fz_rethrow(ctx);
}

/* Settles what the engine does not do for a font of this kind. */
static bool settle_known(fz_context *ctx, pdf_document *doc, pdf_obj *dict)
{
  pdf_obj *kind = pdf_dict_get(ctx, dict, PDF_NAME(Subtype));
  if (pdf_name_eq(ctx, kind, PDF_NAME(TrueType)))
    cm_settle_numbered_glyphs(ctx, doc, dict);
  if (pdf_name_eq(ctx, kind, PDF_NAME(Type0)))
    settle_predefined(ctx, doc, dict);
  else if (!pdf_name_eq(ctx, kind, PDF_NAME(Type3)))
    cm_name_numbered_glyphs(ctx, doc, dict);
  return false;
}

/* The characters of an embedded font's glyphs by its own cmap; 0 if unknown. */
static unsigned short *glyph_meanings(fz_context *ctx, fz_font *font)
{
  unsigned short *meanings = fz_calloc(ctx, CODES, sizeof *meanings);
  fz_try(ctx)
  {
    for (int scalar = CODES - 1; scalar >= 32; --scalar) {
      int glyph = fz_encode_character(ctx, font, scalar);
      if (glyph > 0 && glyph < CODES && scalar != FZ_REPLACEMENT_CHARACTER)
        meanings[glyph] = (unsigned short)scalar;
    }
  }
  fz_catch(ctx)
  {
    fz_free(ctx, meanings);
    fz_rethrow(ctx);
  }
  return meanings;
}

static pdf_cmap *cmap_from_glyphs(fz_context *ctx, pdf_font_desc *font)
{
  unsigned short *meanings = NULL;
  pdf_cmap *cmap = pdf_new_cmap(ctx);
  fz_var(meanings);
  fz_try(ctx)
  {
    meanings = glyph_meanings(ctx, font->font);
    for (int cid = 0; cid < CODES; ++cid) {
      int glyph = pdf_font_cid_to_gid(ctx, font, cid);
      if (glyph > 0 && glyph < CODES && meanings[glyph])
        pdf_map_range_to_range(ctx, cmap, cid, cid, meanings[glyph]);
    }
    pdf_sort_cmap(ctx, cmap);
  }
  fz_always(ctx) fz_free(ctx, meanings);
  fz_catch(ctx)
  {
    pdf_drop_cmap(ctx, cmap);
    fz_rethrow(ctx);
  }
  return cmap;
}

/* Settles a composite font without information on its codes: an embedded font has a character table;
   if it maps codes to glyphs, the codes themselves are characters. */
static bool settle_composite(fz_context *ctx, pdf_font_desc *font)
{
  if (!is_empty(font->to_unicode) || !font->is_embedded)
    return false;
  pdf_cmap *cmap = cmap_from_glyphs(ctx, font);
  if (is_empty(cmap) && font->cid_to_gid_len > 0) {
    pdf_drop_cmap(ctx, cmap);
    cmap = pdf_new_identity_cmap(ctx, 0, 2);
  }
  pdf_drop_cmap(ctx, font->to_unicode);
  font->to_unicode = cmap;
  return !is_empty(cmap);
}

static bool settle_unknown(fz_context *ctx, pdf_document *doc, pdf_obj *dict)
{
  bool changed = false;
  pdf_obj *kind = pdf_dict_get(ctx, dict, PDF_NAME(Subtype));
  if (!pdf_is_dict(ctx, dict) || pdf_name_eq(ctx, kind, PDF_NAME(Type3)))
    return false;
  pdf_font_desc *font = pdf_load_font(ctx, doc, NULL, dict);
  fz_try(ctx)
      changed = pdf_name_eq(ctx, kind, PDF_NAME(Type0)) ? settle_composite(ctx, font)
                                                        : cm_name_codes(ctx, font);
  fz_always(ctx) pdf_drop_font(ctx, font);
  fz_catch(ctx) fz_rethrow(ctx);
  return changed;
}

void cm_settle_fonts(fz_context *ctx, pdf_document *doc, pdf_obj *resources)
{
  visit_all_fonts(ctx, doc, resources, settle_known);
}

bool cm_settle_unknown_fonts(fz_context *ctx, pdf_document *doc, pdf_obj *resources)
{
  return visit_all_fonts(ctx, doc, resources, settle_unknown);
}
