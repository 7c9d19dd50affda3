/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"
#include "as_in_file.h"
#include "object_tokens.h"

/* Deeper objects are refused: no writer nests like this, and the engine catches errors 256 deep. */
#define DEEPEST 128

static void put(fz_context *ctx, fz_buffer *out, char mark, const void *bytes, size_t length)
{
  fz_append_byte(ctx, out, mark);
  fz_append_int32_le(ctx, out, (int)length);
  fz_append_data(ctx, out, bytes, length);
}

/* Each byte becomes one character of UTF-8, so that names are as different as their bytes. */
static void put_name(fz_context *ctx, fz_buffer *out, const char *name)
{
  int length = 0;
  for (const char *byte = name; *byte; ++byte) length += *byte & 0x80 ? 2 : 1;
  fz_append_byte(ctx, out, '/');
  fz_append_int32_le(ctx, out, length);
  for (const char *byte = name; *byte; ++byte) fz_append_rune(ctx, out, (unsigned char)*byte);
}

/* Entries whose values are reals by nature (ISO 32000-2, 8.4, 9.8, 12.5, 14.8). Writers may drop the
   fraction of a whole number there. */
static const char *const real_keys[] = {
  "Ascent", "AvgWidth", "CA", "CapHeight", "Descent", "Dur", "FL", "FontWeight", "Gamma", "I",
  "ItalicAngle", "LL", "LLE", "LLO", "LW", "Leading", "ML", "MaxWidth", "MissingWidth", "SM", "StemH",
  "StemV", "UserUnit", "W", "XHeight", "XStep", "YStep", "ca", NULL
};

/* Whether it makes a difference to readers that a whole number is a real: many take no real where an
   integer is expected, and draw as if the entry was missing. Coordinates are in arrays. */
static bool is_marked(fz_context *ctx, pdf_obj *object, const char *key)
{
  if (!key || pdf_is_int(ctx, object) || pdf_to_real(ctx, object) == 0)
    return false;
  for (const char *const *each = real_keys; *each; ++each)
    if (strcmp(*each, key) == 0)
      return false;
  return true;
}

/* Written in printed form, because numbers in memory are more precise than in a file. A whole number that
   is a real ends in a point. */
static void put_number(fz_context *ctx, fz_buffer *out, pdf_obj *object, const char *key)
{
  char room[64];
  size_t length;
  char *text = pdf_sprint_obj(ctx, room, sizeof room - 1, &length, object, 1, 0);
  fz_try(ctx)
  {
    if (text == room && is_marked(ctx, object, key) && !strchr(text, '.'))
      fz_strlcat(text, ".", sizeof room);
    put(ctx, out, '#', text, strlen(text));
  }
  fz_always(ctx) if (text != room) fz_free(ctx, text);
  fz_catch(ctx) fz_rethrow(ctx);
}

static void put_object(
    fz_context *ctx, fz_buffer *out, pdf_obj *object, const char *key, int depth);

/* In the order of keys, which writers change. The length of a stream depends on its encoding. */
static void put_dictionary(fz_context *ctx, fz_buffer *out, pdf_obj *object, char mark, int depth)
{
  pdf_obj *sorted = pdf_copy_dict(ctx, object);
  fz_try(ctx)
  {
    if (mark == 's')
      pdf_dict_del(ctx, sorted, PDF_NAME(Length));
    pdf_sort_dict(ctx, sorted);
    int count = pdf_dict_len(ctx, sorted);
    fz_append_byte(ctx, out, mark);
    fz_append_int32_le(ctx, out, count);
    for (int i = 0; i < count; ++i) {
      const char *key = pdf_to_name(ctx, pdf_dict_get_key(ctx, sorted, i));
      put_name(ctx, out, key);
      put_object(ctx, out, pdf_dict_get_val(ctx, sorted, i), key, depth + 1);
    }
  }
  fz_always(ctx) pdf_drop_obj(ctx, sorted);
  fz_catch(ctx) fz_rethrow(ctx);
}

/* `key` is that of a dictionary's value; NULL for other objects. */
static void put_object(
    fz_context *ctx, fz_buffer *out, pdf_obj *object, const char *key, int depth)
{
  if (depth > DEEPEST) fz_throw(ctx, FZ_ERROR_LIMIT, "an object is nested too deeply");
  if (cm_refuses_memory(ctx)) fz_throw(ctx, FZ_ERROR_ABORT, "the work was stopped");
  if (pdf_is_indirect(ctx, object)) {
    fz_append_byte(ctx, out, 'R');
    fz_append_int32_le(ctx, out, pdf_to_num(ctx, object));
    fz_append_int32_le(ctx, out, pdf_to_gen(ctx, object));
  } else if (pdf_is_bool(ctx, object)) {
    fz_append_byte(ctx, out, pdf_to_bool(ctx, object) ? 't' : 'f');
  } else if (pdf_is_number(ctx, object)) {
    put_number(ctx, out, object, key);
  } else if (pdf_is_string(ctx, object)) {
    size_t length;
    const char *bytes = pdf_to_string(ctx, object, &length);
    put(ctx, out, '(', bytes, length);
  } else if (pdf_is_name(ctx, object)) {
    put_name(ctx, out, pdf_to_name(ctx, object));
  } else if (pdf_is_array(ctx, object)) {
    int count = pdf_array_len(ctx, object);
    fz_append_byte(ctx, out, '[');
    fz_append_int32_le(ctx, out, count);
    for (int i = 0; i < count; ++i)
      put_object(ctx, out, pdf_array_get(ctx, object, i), NULL, depth + 1);
  } else if (pdf_is_dict(ctx, object)) {
    put_dictionary(ctx, out, object, '<', depth);
  } else {
    fz_append_byte(ctx, out, 'n');
  }
}

/* Writes a numbered object. A stream has its own mark, followed by its dictionary. */
static void put_numbered(fz_context *ctx, fz_buffer *out, pdf_document *doc, int number)
{
  pdf_obj *object = cm_load_as_in_file(ctx, doc, number);
  fz_try(ctx)
  {
    if (pdf_is_dict(ctx, object) && pdf_obj_num_is_stream(ctx, doc, number))
      put_dictionary(ctx, out, object, 's', 0);
    else
      put_object(ctx, out, object, NULL, 0);
  }
  fz_always(ctx) pdf_drop_obj(ctx, object);
  fz_catch(ctx) fz_rethrow(ctx);
}

fz_buffer *cm_tokens_of(fz_context *ctx, pdf_document *doc, int number)
{
  fz_buffer *out = fz_new_buffer(ctx, 256);
  fz_try(ctx)
  {
    if (number == 0)
      put_object(ctx, out, pdf_trailer(ctx, doc), NULL, 0);
    else if (number > 0 && number < pdf_xref_len(ctx, doc) && pdf_object_exists(ctx, doc, number))
      put_numbered(ctx, out, doc, number);
  }
  fz_catch(ctx)
  {
    fz_drop_buffer(ctx, out);
    fz_rethrow(ctx);
  }
  return out;
}

bool cm_object_tokens(
    fz_context *ctx, pdf_document *doc, int number, fz_buffer **out, cm_error *error)
{
  *out = NULL;
  CM_CALL(ctx, error, *out = cm_tokens_of(ctx, doc, number));
}

const pdf_xref_entry *cm_entry_in_file(const pdf_document *doc, int number)
{
  for (int i = doc->num_incremental_sections; i < doc->num_xref_sections; ++i)
    for (const pdf_xref_subsec *part = doc->xref_sections[i].subsec; part; part = part->next) {
      if (number < part->start || number - part->start >= part->len)
        continue;
      const pdf_xref_entry *entry = &part->table[number - part->start];
      if (entry->type)
        return entry;
    }
  return NULL;
}

bool cm_object_place(
    fz_context *ctx, pdf_document *doc, int number, char *kind, int64_t *offset, int *generation,
    cm_error *error)
{
  *kind = 'f';
  *offset = 0;
  *generation = 0;
  CM_CALL(
      ctx, error,
      if (number > 0 && number < pdf_xref_len(ctx, doc)) {
        const pdf_xref_entry *entry = cm_entry_in_file(doc, number);
        if (entry && (entry->type == 'n' || entry->type == 'o')) {
          *kind = entry->type;
          *offset = entry->ofs;
          *generation = entry->gen;
        }
      });
}
