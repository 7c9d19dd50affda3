/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "readable_stream.h"
#include "stream_ends.h"

/* Reads a stream in pieces of at most this size, up to its end or to what cannot be decrypted. */
static fz_buffer *in_pieces(
    fz_context *ctx, pdf_document *doc, int number, size_t most, bool *has_failed)
{
  unsigned char piece[4096];
  fz_stream *input = NULL;
  fz_buffer *bytes = NULL;
  fz_var(input);
  fz_var(bytes);
  fz_try(ctx)
  {
    input = pdf_open_raw_stream_number(ctx, doc, number);
    bytes = fz_new_buffer(ctx, sizeof piece);
    size_t count;
    while ((count = fz_read(ctx, input, piece, fz_minz(most, sizeof piece))) > 0)
      fz_append_data(ctx, bytes, piece, count);
    *has_failed = input->error != 0;
  }
  fz_always(ctx) fz_drop_stream(ctx, input);
  fz_catch(ctx)
  {
    fz_drop_buffer(ctx, bytes);
    fz_rethrow(ctx);
  }
  return bytes;
}

fz_buffer *cm_load_readable(fz_context *ctx, pdf_document *doc, int number, bool *is_cut)
{
  *is_cut = false;
  cm_end_stream(ctx, doc, number);
  /* What was changed is in memory, as it is. */
  if (!doc->crypt || pdf_cache_object(ctx, doc, number)->stm_buf)
    return pdf_load_raw_stream_number(ctx, doc, number);
  fz_buffer *bytes = in_pieces(ctx, doc, number, SIZE_MAX, is_cut);
  if (!*is_cut)
    return bytes;
  fz_drop_buffer(ctx, bytes);
  bool has_failed;
  return in_pieces(ctx, doc, number, 1, &has_failed);
}
