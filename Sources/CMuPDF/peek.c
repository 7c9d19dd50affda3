/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"
#include "peek.h"

static void forget(fz_context *ctx, cm_peeker *peeker, int slot)
{
  fz_drop_buffer(ctx, peeker->streams[slot].data);
  fz_free(ctx, peeker->streams[slot].places);
  memset(&peeker->streams[slot], 0, sizeof peeker->streams[slot]);
}

void cm_drop_peeker(fz_context *ctx, cm_peeker *peeker)
{
  for (int i = 0; i < peeked_streams; ++i)
    forget(ctx, peeker, i);
}

static bool is_digit(int byte) { return byte >= '0' && byte <= '9'; }

bool cm_read_head_number(fz_context *ctx, fz_stream *stream, pdf_lexbuf *lexbuf, int64_t *out)
{
  int64_t number = 0;
  int byte = fz_read_byte(ctx, stream);
  while (byte == ' ' || byte == '\n' || byte == '\r')
    byte = fz_read_byte(ctx, stream);
  if (!is_digit(byte)) {
    if (byte != EOF)
      fz_unread_byte(ctx, stream);
    bool is_number = pdf_lex(ctx, stream, lexbuf) == PDF_TOK_INT;
    *out = lexbuf->i;
    return is_number;
  }
  for (; is_digit(byte); byte = fz_read_byte(ctx, stream))
    if (number <= INT_MAX)
      number = number * 10 + (byte - '0');
  if (byte != EOF)
    fz_unread_byte(ctx, stream);
  *out = number;
  return byte != '.';
}

/* Reads the pairs of numbers at the head of an object stream. */
static void read_places(
    fz_context *ctx, cm_peeker *peeker, int slot, pdf_obj *dictionary, pdf_lexbuf *lexbuf)
{
  fz_stream *stream = NULL;
  size_t size = peeker->streams[slot].data->len;
  int count = pdf_dict_get_int(ctx, dictionary, PDF_NAME(N));
  int first = pdf_dict_get_int(ctx, dictionary, PDF_NAME(First));
  /* A pair takes at least four characters. */
  if (count < 0 || first < 0 || (size_t)first > size || (size_t)count > size / 4)
    fz_throw(ctx, FZ_ERROR_FORMAT, "an object stream has wrong counts");
  fz_var(stream);
  fz_try(ctx)
  {
    peeker->streams[slot].places = fz_calloc(ctx, count ? count : 1, 2 * sizeof(int));
    stream = fz_open_buffer(ctx, peeker->streams[slot].data);
    for (int i = 0; i < count; ++i) {
      for (int part = 0; part < 2; ++part) {
        int64_t number;
        if (!cm_read_head_number(ctx, stream, lexbuf, &number) || number < 0 || number > INT_MAX)
          fz_throw(ctx, FZ_ERROR_FORMAT, "an object stream has a wrong head");
        peeker->streams[slot].places[i][part] = (int)number;
      }
      if ((size_t)peeker->streams[slot].places[i][1] >= size - first)
        fz_throw(ctx, FZ_ERROR_FORMAT, "an object stream is too short");
      peeker->streams[slot].places[i][1] += first;
    }
    peeker->streams[slot].count = count;
  }
  fz_always(ctx) fz_drop_stream(ctx, stream);
  fz_catch(ctx) fz_rethrow(ctx);
}

/* The slot of an object stream, which is decoded if necessary. */
static int open_stream(fz_context *ctx, cm_peeker *peeker, int number, pdf_lexbuf *lexbuf)
{
  pdf_obj *dictionary = NULL;
  for (int i = 0; i < peeked_streams; ++i)
    if (peeker->streams[i].number == number)
      return i;
  int slot = peeker->next;
  peeker->next = (slot + 1) % peeked_streams;
  forget(ctx, peeker, slot);
  fz_var(dictionary);
  fz_try(ctx)
  {
    dictionary = pdf_load_object(ctx, peeker->doc, number);
    peeker->streams[slot].data = cm_load_contents(ctx, peeker->doc, number, dictionary);
    if (!peeker->streams[slot].data)
      peeker->streams[slot].data = pdf_load_stream_number(ctx, peeker->doc, number);
    read_places(ctx, peeker, slot, dictionary, lexbuf);
    peeker->streams[slot].number = number;
  }
  fz_always(ctx) pdf_drop_obj(ctx, dictionary);
  fz_catch(ctx)
  {
    forget(ctx, peeker, slot);
    fz_rethrow(ctx);
  }
  return slot;
}

/* Parses one object of a stream; NULL if the stream does not list it. */
static pdf_obj *parse(fz_context *ctx, cm_peeker *peeker, int slot, int number, pdf_lexbuf *lexbuf)
{
  fz_stream *stream = NULL;
  pdf_obj *object = NULL;
  int place = -1;
  for (int i = 0; i < peeker->streams[slot].count; ++i)
    if (peeker->streams[slot].places[i][0] == number)
      place = peeker->streams[slot].places[i][1];
  if (place < 0)
    return NULL;
  fz_var(stream);
  fz_var(object);
  fz_try(ctx)
  {
    stream = fz_open_buffer(ctx, peeker->streams[slot].data);
    fz_seek(ctx, stream, place, SEEK_SET);
    object = pdf_parse_stm_obj(ctx, peeker->doc, stream, lexbuf);
  }
  fz_always(ctx) fz_drop_stream(ctx, stream);
  fz_catch(ctx) fz_rethrow(ctx);
  return object;
}

/* A dictionary that is not loaded from its object stream yet; NULL if the object has a different type
   or is damaged. */
static pdf_obj *peek_compressed(fz_context *ctx, cm_peeker *peeker, int number, int stream)
{
  pdf_lexbuf lexbuf;
  pdf_obj *object = NULL;
  fz_var(object);
  pdf_lexbuf_init(ctx, &lexbuf, PDF_LEXBUF_SMALL);
  fz_try(ctx)
  {
    int slot = open_stream(ctx, peeker, stream, &lexbuf);
    object = parse(ctx, peeker, slot, number, &lexbuf);
  }
  fz_always(ctx) pdf_lexbuf_fin(ctx, &lexbuf);
  fz_catch(ctx) cm_pass_over(ctx);
  if (object && !pdf_is_dict(ctx, object)) {
    pdf_drop_obj(ctx, object);
    return NULL;
  }
  return object;
}

bool cm_is_in_stream(fz_context *ctx, pdf_document *doc, pdf_obj *reference)
{
  int number = pdf_to_num(ctx, reference);
  if (!pdf_is_indirect(ctx, reference) || number <= 0 || number >= pdf_xref_len(ctx, doc))
    return false;
  pdf_xref_entry *entry = pdf_get_xref_entry_no_null(ctx, doc, number);
  return entry->type == 'o' && !entry->obj;
}

pdf_obj *cm_peek(fz_context *ctx, cm_peeker *peeker, pdf_obj *reference)
{
  int number = pdf_to_num(ctx, reference);
  if (pdf_is_indirect(ctx, reference) && number > 0 && number < pdf_xref_len(ctx, peeker->doc)) {
    pdf_xref_entry *entry = pdf_get_xref_entry_no_null(ctx, peeker->doc, number);
    if (entry->type == 'o' && !entry->obj && entry->ofs > 0 && entry->ofs < INT_MAX) {
      pdf_obj *found = peek_compressed(ctx, peeker, number, (int)entry->ofs);
      if (found)
        return found;
    }
  }
  /* Loading a damaged object makes the engine repair it. */
  return pdf_keep_obj(ctx, pdf_resolve_indirect(ctx, reference));
}
