/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "exact_reals.h"

#include "CMuPDF.h"
#include "object_tokens.h"
#include "written_reals.h"

/* Deeper values keep the engine's precision. */
enum { deepest = 64 };

static void name_reals(
    fz_context *ctx, pdf_obj *object, pdf_obj *written, pdf_obj *named, int depth);

static bool is_same_real(fz_context *ctx, pdf_obj *a, pdf_obj *b)
{
  char first[64], second[64];
  fz_snprintf(first, sizeof first, "%g", pdf_to_real(ctx, a));
  fz_snprintf(second, sizeof second, "%g", pdf_to_real(ctx, b));
  return strcmp(first, second) == 0;
}

static bool is_direct_number(fz_context *ctx, pdf_obj *object)
{
  return !pdf_is_indirect(ctx, object) && pdf_is_number(ctx, object);
}

/* The name that stands for a real; NULL if the engine's own number will do. A real may be printed as a whole
   number, which is read as an integer. */
static pdf_obj *name_of(fz_context *ctx, pdf_obj *value, pdf_obj *written, pdf_obj *named)
{
  return is_direct_number(ctx, value) && is_direct_number(ctx, written) && pdf_is_name(ctx, named)
                 && is_same_real(ctx, value, written)
             ? named
             : NULL;
}

static void name_elements(
    fz_context *ctx, pdf_obj *array, pdf_obj *written, pdf_obj *named, int depth)
{
  int count = fz_mini(pdf_array_len(ctx, array), pdf_array_len(ctx, written));
  for (int i = 0; i < count; ++i) {
    pdf_obj *value = pdf_array_get(ctx, array, i);
    pdf_obj *other = pdf_array_get(ctx, written, i);
    pdf_obj *name = name_of(ctx, value, other, pdf_array_get(ctx, named, i));
    if (name)
      pdf_array_put(ctx, array, i, name);
    else
      name_reals(ctx, value, other, pdf_array_get(ctx, named, i), depth + 1);
  }
}

static void name_entries(
    fz_context *ctx, pdf_obj *dictionary, pdf_obj *written, pdf_obj *named, int depth)
{
  for (int i = 0; i < pdf_dict_len(ctx, dictionary); ++i) {
    pdf_obj *key = pdf_dict_get_key(ctx, dictionary, i);
    pdf_obj *value = pdf_dict_get_val(ctx, dictionary, i);
    pdf_obj *other = pdf_dict_get(ctx, written, key);
    pdf_obj *name = name_of(ctx, value, other, pdf_dict_get(ctx, named, key));
    if (name)
      pdf_dict_put(ctx, dictionary, key, name);
    else
      name_reals(ctx, value, other, pdf_dict_get(ctx, named, key), depth + 1);
  }
}

/* `written` is what the file has in place of `object`, and `named` the same with names. */
static void name_reals(
    fz_context *ctx, pdf_obj *object, pdf_obj *written, pdf_obj *named, int depth)
{
  if (depth > deepest || pdf_is_indirect(ctx, object) || pdf_is_indirect(ctx, written))
    return;
  if (pdf_is_array(ctx, object) && pdf_is_array(ctx, written))
    name_elements(ctx, object, written, named, depth);
  else if (pdf_is_dict(ctx, object) && pdf_is_dict(ctx, written))
    name_entries(ctx, object, written, named, depth);
}

static pdf_obj *parse(fz_context *ctx, pdf_document *doc, fz_buffer *text)
{
  fz_stream *stream = fz_open_buffer(ctx, text);
  pdf_obj *object = NULL;
  fz_try(ctx) object = pdf_parse_stm_obj(ctx, doc, stream, &doc->lexbuf.base);
  fz_always(ctx) fz_drop_stream(ctx, stream);
  fz_catch(ctx) fz_rethrow(ctx);
  return object;
}

/* The changed objects of the document that is written were printed and parsed, which may change a real. */
static pdf_obj *parse_printed(fz_context *ctx, pdf_document *doc, fz_buffer *text)
{
  pdf_obj *object = parse(ctx, doc, text);
  fz_buffer *printed = NULL;
  pdf_obj *twin = NULL;
  fz_var(printed);
  fz_var(twin);
  fz_try(ctx)
  {
    size_t length;
    char *bytes = pdf_sprint_obj(ctx, NULL, 0, &length, object, 1, 0);
    printed = fz_new_buffer_from_data(ctx, (unsigned char *)bytes, length);
    twin = parse(ctx, doc, printed);
  }
  fz_always(ctx)
  {
    fz_drop_buffer(ctx, printed);
    pdf_drop_obj(ctx, object);
  }
  fz_catch(ctx) fz_rethrow(ctx);
  return twin;
}

static void name_in_text(
    fz_context *ctx, pdf_document *doc, int number, fz_buffer *text, cm_exact_reals *reals)
{
  fz_buffer *marked = cm_mark_reals(ctx, text, reals->mark);
  pdf_obj *written = NULL;
  pdf_obj *named = NULL;
  pdf_obj *object = NULL;
  if (!marked)
    return;
  fz_var(written);
  fz_var(named);
  fz_var(object);
  fz_try(ctx)
  {
    written = parse_printed(ctx, doc, text);
    named = parse(ctx, doc, marked);
    object = pdf_load_object(ctx, doc, number);
    reals->is_used = true;
    name_reals(ctx, object, written, named, 0);
  }
  fz_always(ctx)
  {
    fz_drop_buffer(ctx, marked);
    pdf_drop_obj(ctx, written);
    pdf_drop_obj(ctx, named);
    pdf_drop_obj(ctx, object);
  }
  fz_catch(ctx) fz_rethrow(ctx);
}

static void name_in_object(
    fz_context *ctx, pdf_document *doc, int number, cm_held_stream *held, cm_exact_reals *reals)
{
  fz_buffer *text = cm_written_object(ctx, doc, number, held);
  if (!text)
    return;
  fz_try(ctx) name_in_text(ctx, doc, number, text, reals);
  fz_always(ctx) fz_drop_buffer(ctx, text);
  fz_catch(ctx) fz_rethrow(ctx);
}

static void choose_mark(fz_context *ctx, cm_exact_reals *reals)
{
  uint8_t bytes[12];
  fz_memrnd(ctx, bytes, sizeof bytes);
  fz_strlcpy(reals->mark, "Real", sizeof reals->mark);
  for (size_t i = 0; i < sizeof bytes; ++i)
    fz_snprintf(reals->mark + 4 + 2 * i, 3, "%02x", bytes[i]);
}

cm_exact_reals cm_name_exact_reals(fz_context *ctx, pdf_document *doc)
{
  cm_exact_reals reals = {"", false};
  cm_held_stream held = {0};
  choose_mark(ctx, &reals);
  for (int number = 1; number < pdf_xref_len(ctx, doc); ++number) {
    if (!pdf_xref_is_incremental(ctx, doc, number))
      continue;
    fz_try(ctx) name_in_object(ctx, doc, number, &held, &reals);
    fz_catch(ctx)
    {
      /* What the file has cannot be read again: the object keeps the engine's precision. */
      if (fz_caught(ctx) != FZ_ERROR_FORMAT && fz_caught(ctx) != FZ_ERROR_SYNTAX) {
        cm_drop_held_stream(ctx, &held);
        fz_rethrow(ctx);
      }
      fz_ignore_error(ctx);
    }
  }
  cm_drop_held_stream(ctx, &held);
  return reals;
}
