/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"
#include "peek.h"

#include <libdeflate.h>

/* Longer heads are left to the engine's own filters. */
enum { longest_head = 1 << 16, longest_number = 9, most_at_once = 1 << 20 };

/* Decodes data until the output is full or the input ends; returns the number of decoded bytes. */
static size_t decode_start(
    fz_context *ctx, const unsigned char *data, size_t size, unsigned char *out, size_t wanted)
{
  fz_stream *source = NULL;
  fz_stream *decoded = NULL;
  size_t got = 0;
  fz_var(source);
  fz_var(decoded);
  fz_var(got);
  fz_try(ctx)
  {
    source = fz_open_memory(ctx, data, size);
    decoded = fz_open_flated(ctx, source, 15);
    got = fz_read(ctx, decoded, out, wanted);
  }
  fz_always(ctx)
  {
    fz_drop_stream(ctx, decoded);
    fz_drop_stream(ctx, source);
  }
  fz_catch(ctx) fz_rethrow(ctx);
  return got;
}

/* Decodes the first bytes of a stream in the file; false if there are not as many. The engine's filter
   decodes four kilobytes at a time, much more than a head: it gets only as much input as the head is
   likely to take, and more if that was too little. */
static bool load_start(
    fz_context *ctx, pdf_document *doc, int64_t offset, size_t length, unsigned char *out,
    size_t wanted)
{
  unsigned char *data = NULL;
  size_t got = 0;
  size_t size = wanted / 2 + 128;
  fz_var(data);
  fz_var(got);
  fz_try(ctx)
  {
    for (;; size *= 4) {
      if (size > length)
        size = length;
      data = fz_realloc(ctx, data, size);
      fz_seek(ctx, doc->file, offset, SEEK_SET);
      size_t there = fz_read(ctx, doc->file, data, size);
      got = decode_start(ctx, data, there, out, wanted);
      if (got == wanted || size == length || size > 4 * longest_head)
        break;
    }
  }
  fz_always(ctx) fz_free(ctx, data);
  fz_catch(ctx) fz_rethrow(ctx);
  return got == wanted;
}

static bool is_space(int byte) { return byte == ' ' || byte == '\n' || byte == '\r'; }

/* Reads a number of at most nine digits with a space behind it; NULL if there is a different token. */
static const unsigned char *read_number(
    const unsigned char *at, const unsigned char *end, int *out)
{
  int number = 0;
  int digits = 0;
  while (at < end && is_space(*at))
    ++at;
  for (; at < end && *at >= '0' && *at <= '9' && digits < longest_number; ++at, ++digits)
    number = number * 10 + (*at - '0');
  *out = number;
  return digits > 0 && at < end && is_space(*at) ? at : NULL;
}

/* The offset of a stream in the file if it is encoded by FlateDecode without parameters and not
   encrypted; 0 for any other stream. */
static int64_t plain_offset(fz_context *ctx, pdf_document *doc, int number, pdf_obj *dictionary)
{
  pdf_xref_entry *entry = pdf_get_xref_entry_no_change(ctx, doc, number);
  bool is_plain = entry && entry->stm_ofs > 0 && !entry->stm_buf && !doc->crypt
                  && pdf_name_eq(ctx, pdf_dict_get(ctx, dictionary, PDF_NAME(Filter)),
                                 PDF_NAME(FlateDecode))
                  && !pdf_dict_get(ctx, dictionary, PDF_NAME(DecodeParms))
                  && !pdf_dict_get(ctx, dictionary, PDF_NAME(DP));
  return is_plain ? entry->stm_ofs : 0;
}

bool cm_list_contents(
    fz_context *ctx, pdf_document *doc, int container, pdf_obj *dictionary, cm_content *content,
    void *state)
{
  int count = pdf_dict_get_int(ctx, dictionary, PDF_NAME(N));
  int first = pdf_dict_get_int(ctx, dictionary, PDF_NAME(First));
  int length = pdf_dict_get_int(ctx, dictionary, PDF_NAME(Length));
  int64_t offset = plain_offset(ctx, doc, container, dictionary);
  unsigned char *head = NULL;
  bool is_whole = false;
  fz_var(head);
  fz_var(is_whole);
  if (offset <= 0 || first <= 0 || first > longest_head || length <= 0)
    return false;
  fz_try(ctx)
  {
    head = fz_malloc(ctx, first);
    if (load_start(ctx, doc, offset, length, head, first)) {
      const unsigned char *at = head;
      const unsigned char *end = head + first;
      int number, place, i = 0;
      for (; i < count && (at = read_number(at, end, &number))
             && (at = read_number(at, end, &place)); ++i)
        content(number, state);
      is_whole = i >= count;
    }
  }
  fz_always(ctx) fz_free(ctx, head);
  fz_catch(ctx) cm_pass_over(ctx);
  return is_whole;
}

/* Decodes data, which rarely unpacks to more than eight times its size; NULL if it is not valid. */
static fz_buffer *decode_whole(fz_context *ctx, const unsigned char *data, size_t size)
{
  struct libdeflate_decompressor *inflater = libdeflate_alloc_decompressor();
  fz_buffer *decoded = NULL;
  bool is_valid = false;
  size_t got = 0;
  fz_var(decoded);
  fz_var(is_valid);
  if (!inflater)
    return NULL;
  fz_try(ctx)
  {
    enum libdeflate_result result = LIBDEFLATE_INSUFFICIENT_SPACE;
    decoded = fz_new_buffer(ctx, 1024);
    for (size_t room = 8 * size + 1024; room <= 64 * size + 8192; room *= 2) {
      fz_resize_buffer(ctx, decoded, room);
      result = libdeflate_zlib_decompress(inflater, data, size, decoded->data, room, &got);
      if (result != LIBDEFLATE_INSUFFICIENT_SPACE)
        break;
    }
    is_valid = result == LIBDEFLATE_SUCCESS;
    decoded->len = is_valid ? got : 0;
  }
  fz_always(ctx) libdeflate_free_decompressor(inflater);
  fz_catch(ctx)
  {
    fz_drop_buffer(ctx, decoded);
    fz_rethrow(ctx);
  }
  if (is_valid)
    return decoded;
  fz_drop_buffer(ctx, decoded);
  return NULL;
}

fz_buffer *cm_load_contents(fz_context *ctx, pdf_document *doc, int container, pdf_obj *dictionary)
{
  int length = pdf_dict_get_int(ctx, dictionary, PDF_NAME(Length));
  int64_t offset = plain_offset(ctx, doc, container, dictionary);
  unsigned char *data = NULL;
  fz_buffer *decoded = NULL;
  fz_var(data);
  fz_var(decoded);
  if (offset <= 0 || length <= 0 || length > most_at_once)
    return NULL;
  fz_try(ctx)
  {
    data = fz_malloc(ctx, length);
    fz_seek(ctx, doc->file, offset, SEEK_SET);
    decoded = decode_whole(ctx, data, fz_read(ctx, doc->file, data, length));
  }
  fz_always(ctx) fz_free(ctx, data);
  fz_catch(ctx) cm_pass_over(ctx);
  return decoded;
}
