/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "lenient_object.h"

enum { deepest = 64 };

typedef struct {
  pdf_document *doc;
  pdf_lexbuf *buffer;
  /* Whether the object has ended. */
  bool is_over;
  /* Where the bytes of a stream begin; 0 for other objects. */
  int64_t stream_start;
} reading;

static bool reads_value(
    fz_context *ctx, reading *reading, pdf_token token, int depth, pdf_obj **out);

/* Asking a reference for its value would load its object, and move in the file. */
static bool is_direct_integer(fz_context *ctx, pdf_obj *item)
{
  return !pdf_is_indirect(ctx, item) && pdf_is_int(ctx, item);
}

static bool is_key(fz_context *ctx, pdf_obj *item)
{
  return !pdf_is_indirect(ctx, item) && pdf_is_name(ctx, item);
}

/* Replaces a number and a generation at the end by the reference that they are. */
static void join_reference(fz_context *ctx, pdf_document *doc, pdf_obj *items)
{
  int count = pdf_array_len(ctx, items);
  if (count < 2 || !is_direct_integer(ctx, pdf_array_get(ctx, items, count - 2))
      || !is_direct_integer(ctx, pdf_array_get(ctx, items, count - 1)))
    return;
  int number = pdf_array_get_int(ctx, items, count - 2);
  int generation = pdf_array_get_int(ctx, items, count - 1);
  pdf_array_delete(ctx, items, count - 1);
  pdf_array_delete(ctx, items, count - 2);
  pdf_array_push_drop(ctx, items, pdf_new_indirect(ctx, doc, number, generation));
}

/* Reads the values until a closing token. A stray word after the key of a dictionary is taken for its
   value. */
static pdf_obj *read_items(fz_context *ctx, reading *reading, pdf_token closing, int depth)
{
  pdf_obj *items = pdf_new_array(ctx, reading->doc, 8);
  bool is_dictionary = closing == PDF_TOK_CLOSE_DICT, follows_key = false;
  fz_try(ctx)
  {
    if (depth > deepest)
      reading->is_over = true;
    while (!reading->is_over) {
      pdf_token token = pdf_lex(ctx, reading->doc->file, reading->buffer);
      if (token == closing)
        break;
      if (token == PDF_TOK_R)
        join_reference(ctx, reading->doc, items);
      pdf_obj *value = PDF_NULL;
      if (!reads_value(ctx, reading, token, depth + 1, &value)
          && !(follows_key && token == PDF_TOK_KEYWORD))
        continue;
      follows_key = is_dictionary && !follows_key && is_key(ctx, value);
      pdf_array_push_drop(ctx, items, value);
    }
  }
  fz_catch(ctx)
  {
    pdf_drop_obj(ctx, items);
    fz_rethrow(ctx);
  }
  return items;
}

static pdf_obj *read_dictionary(fz_context *ctx, reading *reading, int depth)
{
  pdf_obj *items = read_items(ctx, reading, PDF_TOK_CLOSE_DICT, depth);
  pdf_obj *dictionary = NULL;
  fz_var(dictionary);
  fz_try(ctx)
  {
    int count = pdf_array_len(ctx, items);
    dictionary = pdf_new_dict(ctx, reading->doc, count / 2);
    for (int i = 0; i + 1 < count; ++i) {
      pdf_obj *key = pdf_array_get(ctx, items, i);
      if (!is_key(ctx, key))
        continue;
      pdf_obj *value = pdf_array_get(ctx, items, ++i);
      if (value != PDF_NULL)
        pdf_dict_put(ctx, dictionary, key, value);
    }
  }
  fz_always(ctx) pdf_drop_obj(ctx, items);
  fz_catch(ctx)
  {
    pdf_drop_obj(ctx, dictionary);
    fz_rethrow(ctx);
  }
  return dictionary;
}

/* ISO 32000-2, 7.3.8.1: a line feed, perhaps after a carriage return, ends the line. */
static void begin_stream(fz_context *ctx, reading *reading)
{
  fz_stream *file = reading->doc->file;
  int byte = fz_read_byte(ctx, file);
  while (byte == ' ') byte = fz_read_byte(ctx, file);
  if (byte == '\r' && fz_peek_byte(ctx, file) == '\n')
    fz_read_byte(ctx, file);
  reading->stream_start = fz_tell(ctx, file);
  reading->is_over = true;
}

/* False for a token that begins no value. */
static bool reads_value(
    fz_context *ctx, reading *reading, pdf_token token, int depth, pdf_obj **out)
{
  pdf_lexbuf *buffer = reading->buffer;
  switch (token) {
  case PDF_TOK_OPEN_DICT: *out = read_dictionary(ctx, reading, depth); return true;
  case PDF_TOK_OPEN_ARRAY:
    *out = read_items(ctx, reading, PDF_TOK_CLOSE_ARRAY, depth);
    return true;
  case PDF_TOK_NAME: *out = pdf_new_name(ctx, buffer->scratch); return true;
  case PDF_TOK_INT: *out = pdf_new_int(ctx, buffer->i); return true;
  case PDF_TOK_REAL: *out = pdf_new_real(ctx, buffer->f); return true;
  case PDF_TOK_STRING: *out = pdf_new_string(ctx, buffer->scratch, buffer->len); return true;
  case PDF_TOK_TRUE: *out = PDF_TRUE; return true;
  case PDF_TOK_FALSE: *out = PDF_FALSE; return true;
  case PDF_TOK_NULL: *out = PDF_NULL; return true;
  case PDF_TOK_STREAM: begin_stream(ctx, reading); return false;
  case PDF_TOK_OBJ:
  case PDF_TOK_ENDOBJ:
  case PDF_TOK_NEWOBJ:
  case PDF_TOK_EOF: reading->is_over = true; return false;
  default: return false;
  }
}

pdf_obj *cm_read_leniently(
    fz_context *ctx, pdf_document *doc, int number, int64_t offset, int64_t *stream_start)
{
  fz_stream *file = doc->file;
  pdf_lexbuf *buffer = &doc->lexbuf.base;
  reading reading = {doc, buffer, false, 0};
  fz_seek(ctx, file, offset, SEEK_SET);
  if (pdf_lex(ctx, file, buffer) != PDF_TOK_INT || buffer->i != number
      || pdf_lex(ctx, file, buffer) != PDF_TOK_INT || pdf_lex(ctx, file, buffer) != PDF_TOK_OBJ
      || pdf_lex(ctx, file, buffer) != PDF_TOK_OPEN_DICT)
    return NULL;
  pdf_obj *dictionary = read_dictionary(ctx, &reading, 0);
  fz_try(ctx)
    if (!reading.is_over && pdf_lex(ctx, file, buffer) == PDF_TOK_STREAM)
      begin_stream(ctx, &reading);
  fz_catch(ctx)
  {
    pdf_drop_obj(ctx, dictionary);
    fz_rethrow(ctx);
  }
  *stream_start = reading.stream_start;
  return dictionary;
}
