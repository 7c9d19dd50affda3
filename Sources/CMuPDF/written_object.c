/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"
#include "object_tokens.h"
#include "written_reals.h"

/* The bytes between two places of a stream. */
static fz_buffer *read_part(fz_context *ctx, fz_stream *stream, int64_t start, int64_t end)
{
  fz_buffer *part = fz_new_buffer(ctx, (size_t)(end - start) + 1);
  fz_try(ctx)
  {
    fz_seek(ctx, stream, start, SEEK_SET);
    part->len = fz_read(ctx, stream, part->data, (size_t)(end - start));
  }
  fz_catch(ctx)
  {
    fz_drop_buffer(ctx, part);
    fz_rethrow(ctx);
  }
  return part;
}

/* The bytes of the value that begins at the stream's place. */
static fz_buffer *read_value(fz_context *ctx, pdf_document *doc, fz_stream *stream)
{
  int64_t start = fz_tell(ctx, stream);
  pdf_drop_obj(ctx, pdf_parse_stm_obj(ctx, doc, stream, &doc->lexbuf.base));
  return read_part(ctx, stream, start, fz_tell(ctx, stream));
}

static fz_buffer *read_at_offset(fz_context *ctx, pdf_document *doc, int number, int64_t offset)
{
  pdf_lexbuf *buffer = &doc->lexbuf.base;
  fz_seek(ctx, doc->file, offset, SEEK_SET);
  if (pdf_lex(ctx, doc->file, buffer) != PDF_TOK_INT || buffer->i != number
      || pdf_lex(ctx, doc->file, buffer) != PDF_TOK_INT
      || pdf_lex(ctx, doc->file, buffer) != PDF_TOK_OBJ)
    return NULL;
  return read_value(ctx, doc, doc->file);
}

/* Reads an object stream up to the end of its list (ISO 32000-2, 7.5.7). */
static void hold_stream(fz_context *ctx, pdf_document *doc, int number, cm_held_stream *held)
{
  pdf_obj *dictionary = pdf_load_object(ctx, doc, number);
  cm_drop_held_stream(ctx, held);
  fz_try(ctx)
  {
    held->first = pdf_dict_get_int(ctx, dictionary, PDF_NAME(First));
    held->bytes = pdf_load_stream_number(ctx, doc, number);
    held->number = number;
  }
  fz_always(ctx) pdf_drop_obj(ctx, dictionary);
  fz_catch(ctx) fz_rethrow(ctx);
}

/* The offset of an object in the bytes of the held stream; -1 if the stream does not list it there. Objects
   are read in ascending order, mostly, and so is the list. */
static int64_t offset_in_stream(
    fz_context *ctx, pdf_document *doc, fz_stream *stream, cm_held_stream *held, int number, int index)
{
  pdf_lexbuf *buffer = &doc->lexbuf.base;
  int64_t listed = -1, offset = -1;
  if (index < held->next)
    held->next = 0;
  fz_seek(ctx, stream, held->next > 0 ? held->place : 0, SEEK_SET);
  for (int i = held->next; i <= index; ++i) {
    if (pdf_lex(ctx, stream, buffer) != PDF_TOK_INT)
      return -1;
    listed = buffer->i;
    if (pdf_lex(ctx, stream, buffer) != PDF_TOK_INT)
      return -1;
    offset = buffer->i;
  }
  held->next = index + 1;
  held->place = fz_tell(ctx, stream);
  return listed == number && offset >= 0 ? held->first + offset : -1;
}

static fz_buffer *read_from_stream(
    fz_context *ctx, pdf_document *doc, int number, const pdf_xref_entry *entry, cm_held_stream *held)
{
  if (held->number != entry->ofs)
    hold_stream(ctx, doc, (int)entry->ofs, held);
  fz_stream *stream = fz_open_buffer(ctx, held->bytes);
  fz_buffer *value = NULL;
  fz_try(ctx)
  {
    int64_t offset = offset_in_stream(ctx, doc, stream, held, number, entry->gen);
    if (offset >= 0) {
      fz_seek(ctx, stream, offset, SEEK_SET);
      value = read_value(ctx, doc, stream);
    }
  }
  fz_always(ctx) fz_drop_stream(ctx, stream);
  fz_catch(ctx) fz_rethrow(ctx);
  return value;
}

void cm_drop_held_stream(fz_context *ctx, cm_held_stream *held)
{
  fz_drop_buffer(ctx, held->bytes);
  *held = (cm_held_stream){0};
}

fz_buffer *cm_written_object(
    fz_context *ctx, pdf_document *doc, int number, cm_held_stream *held)
{
  const pdf_xref_entry *entry = cm_entry_in_file(doc, number);
  if (entry && entry->type == 'n')
    return read_at_offset(ctx, doc, number, entry->ofs);
  if (entry && entry->type == 'o')
    return read_from_stream(ctx, doc, number, entry, held);
  return NULL;
}
