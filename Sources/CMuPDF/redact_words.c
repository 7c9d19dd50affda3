/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "redaction.h"

/* What repeats contents in words: alternative and replacement text, expansions, titles and pronunciations,
   and files such as the source of a formula. */
static const char *const words[] = {"ActualText", "Alt", "E", "T", "Phoneme", "AF"};
/* The same in attributes: summaries of tables and fields, headings, and properties of the user (ISO 32000-2,
   tables 380, 384 and 385). */
static const char *const attribute_words[] = {"Summary", "Short", "Desc", "P"};

static void silence_attributes(fz_context *ctx, pdf_obj *attributes)
{
  if (pdf_is_array(ctx, attributes)) {
    for (int i = 0; i < pdf_array_len(ctx, attributes); ++i) {
      pdf_obj *each = pdf_array_get(ctx, attributes, i);
      if (pdf_is_dict(ctx, each))
        silence_attributes(ctx, each);
    }
    return;
  }
  if (!pdf_is_dict(ctx, attributes))
    return;
  for (size_t i = 0; i < nelem(attribute_words); ++i)
    pdf_dict_dels(ctx, attributes, attribute_words[i]);
}

void cm_silence(fz_context *ctx, pdf_obj *element, int depth)
{
  for (; depth >= 0 && pdf_is_dict(ctx, element); --depth) {
    for (size_t i = 0; i < nelem(words); ++i)
      pdf_dict_dels(ctx, element, words[i]);
    silence_attributes(ctx, pdf_dict_get(ctx, element, PDF_NAME(A)));
    element = pdf_dict_get(ctx, element, PDF_NAME(P));
  }
}

void cm_silence_object(fz_context *ctx, pdf_document *doc, pdf_obj *object, int depth)
{
  pdf_obj *tree = pdf_dict_getp(ctx, pdf_trailer(ctx, doc), "Root/StructTreeRoot/ParentTree");
  pdf_obj *key = pdf_dict_gets(ctx, object, "StructParent");
  if (tree && pdf_is_int(ctx, key))
    cm_silence(ctx, pdf_lookup_number(ctx, tree, pdf_to_int(ctx, key)), depth);
}

bool cm_silence_element(
    fz_context *ctx, pdf_document *doc, pdf_obj *annotation, bool and_around, cm_error *error)
{
  CM_CALL(
      ctx, error, cm_silence_object(ctx, doc, annotation, and_around ? cm_all_ancestors : 0));
}

pdf_obj *cm_without_words(fz_context *ctx, pdf_document *doc, pdf_obj *properties)
{
  pdf_obj *plain = pdf_new_dict(ctx, doc, 4);
  fz_try(ctx)
    for (int i = 0; i < pdf_dict_len(ctx, properties); ++i) {
      pdf_obj *value = pdf_dict_get_val(ctx, properties, i);
      if (!pdf_is_indirect(ctx, value) && (pdf_is_number(ctx, value) || pdf_is_name(ctx, value)))
        pdf_dict_put(ctx, plain, pdf_dict_get_key(ctx, properties, i), value);
    }
  fz_catch(ctx)
  {
    pdf_drop_obj(ctx, plain);
    fz_rethrow(ctx);
  }
  return plain;
}
