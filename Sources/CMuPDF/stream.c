/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "empty_stream.h"

#include "readable_stream.h"
#include "stream_ends.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

/* Deflated empty data. A stream without any bytes is written with a wrong length if the document is
   encrypted with AES (MuPDF 1.28: pdf_encrypted_len counts what pdf_encrypt_data does not write), so
   that its end is not found. */
static const unsigned char deflated_nothing[] = {0x78, 0x9C, 0x03, 0x00, 0x00, 0x00, 0x00, 0x01};

static fz_buffer *nothing(fz_context *ctx, pdf_obj *dictionary)
{
  pdf_dict_put(ctx, dictionary, PDF_NAME(Filter), PDF_NAME(FlateDecode));
  pdf_dict_del(ctx, dictionary, PDF_NAME(DecodeParms));
  return fz_new_buffer_from_copied_data(ctx, deflated_nothing, sizeof deflated_nothing);
}

void cm_empty_stream(fz_context *ctx, pdf_document *doc, pdf_obj *stream)
{
  fz_buffer *buffer = NULL;
  fz_var(buffer);
  fz_try(ctx)
  {
    buffer = doc->crypt ? nothing(ctx, stream) : fz_new_buffer(ctx, 1);
    pdf_update_stream(ctx, doc, stream, buffer, doc->crypt != NULL);
  }
  fz_always(ctx) fz_drop_buffer(ctx, buffer);
  fz_catch(ctx) fz_rethrow(ctx);
}

static void settle_stream(fz_context *ctx, pdf_document *doc, int number)
{
  pdf_obj *stream = NULL;
  fz_buffer *bytes = NULL;
  fz_buffer *empty = NULL;
  fz_var(stream);
  fz_var(bytes);
  fz_var(empty);
  fz_try(ctx)
  {
    stream = pdf_new_indirect(ctx, doc, number, 0);
    if (pdf_is_stream(ctx, stream)) {
      bool is_cut;
      bytes = cm_load_readable(ctx, doc, number, &is_cut);
      if (fz_buffer_storage(ctx, bytes, NULL) == 0)
        empty = nothing(ctx, stream);
      if (is_cut || empty)
        pdf_update_stream(ctx, doc, stream, empty ? empty : bytes, 1);
    }
  }
  fz_always(ctx)
  {
    fz_drop_buffer(ctx, empty);
    fz_drop_buffer(ctx, bytes);
    pdf_drop_obj(ctx, stream);
  }
  /* If the object is written, the writer reports the same error. */
  fz_catch(ctx) cm_pass_over(ctx);
}

void cm_settle_streams(fz_context *ctx, pdf_document *doc, bool is_incremental)
{
  if (is_incremental && pdf_count_unsaved_versions(ctx, doc) == 0)
    return;
  for (int number = 1, count = pdf_xref_len(ctx, doc); number < count; ++number) {
    if (is_incremental && !pdf_xref_is_incremental(ctx, doc, number))
      continue;
    if (pdf_object_exists(ctx, doc, number))
      settle_stream(ctx, doc, number);
  }
}

bool cm_add_stream(
    fz_context *ctx, pdf_document *doc, pdf_obj *dictionary, const unsigned char *bytes,
    size_t length, bool is_encoded, pdf_obj **out, cm_error *error)
{
  fz_buffer *buffer = NULL;
  fz_var(buffer);
  fz_try(ctx)
  {
    bool is_empty = length == 0 && !is_encoded && doc->crypt;
    buffer =
        is_empty ? nothing(ctx, dictionary) : fz_new_buffer_from_copied_data(ctx, bytes, length);
    *out = pdf_add_stream(ctx, doc, buffer, dictionary, is_empty || is_encoded);
  }
  fz_always(ctx) fz_drop_buffer(ctx, buffer);
  CM_END(ctx, error);
}

bool cm_load_raw_stream(fz_context *ctx, pdf_obj *stream, fz_buffer **out, cm_error *error)
{
  CM_CALL(ctx, error, cm_end_referenced(ctx, stream); *out = pdf_load_raw_stream(ctx, stream));
}

bool cm_update_stream(
    fz_context *ctx, pdf_document *doc, pdf_obj *stream, const unsigned char *bytes, size_t length,
    cm_error *error)
{
  fz_buffer *buffer = NULL;
  fz_var(buffer);
  fz_try(ctx)
  {
    if (length == 0)
      cm_empty_stream(ctx, doc, stream);
    else
    {
      buffer = fz_new_buffer_from_copied_data(ctx, bytes, length);
      pdf_update_stream(ctx, doc, stream, buffer, 0);
    }
  }
  fz_always(ctx) fz_drop_buffer(ctx, buffer);
  CM_END(ctx, error);
}

fz_buffer *cm_read_within(fz_context *ctx, fz_stream *input, size_t limit, bool cuts)
{
  fz_buffer *buffer = fz_new_buffer(ctx, 4096);
  fz_try(ctx)
  {
    unsigned char chunk[4096];
    for (;;) {
      size_t room = limit - buffer->len;
      size_t read = fz_read(ctx, input, chunk, cuts && room < sizeof chunk ? room : sizeof chunk);
      if (read == 0)
        break;
      if (read > room)
        fz_throw(ctx, FZ_ERROR_LIMIT, "the stream is longer than %zu bytes", limit);
      fz_append_data(ctx, buffer, chunk, read);
    }
  }
  fz_catch(ctx)
  {
    fz_drop_buffer(ctx, buffer);
    fz_rethrow(ctx);
  }
  return buffer;
}

bool cm_load_stream(
    fz_context *ctx, pdf_obj *stream, size_t limit, bool cuts, fz_buffer **out, cm_error *error)
{
  fz_stream *input = NULL;
  fz_var(input);
  fz_try(ctx)
  {
    cm_end_referenced(ctx, stream);
    input = pdf_open_stream(ctx, stream);
    *out = cm_read_within(ctx, input, limit, cuts);
  }
  fz_always(ctx) fz_drop_stream(ctx, input);
  CM_END(ctx, error);
}

bool cm_write_stream(
    fz_context *ctx, pdf_obj *stream, int descriptor, size_t limit, bool *refused, cm_error *error)
{
  fz_stream *input = NULL;
  fz_var(input);
  fz_try(ctx)
  {
    cm_end_referenced(ctx, stream);
    input = pdf_open_stream(ctx, stream);
    unsigned char chunk[1 << 14];
    size_t all = 0;
    size_t read;
    while ((read = fz_read(ctx, input, chunk, sizeof chunk)) > 0) {
      if (read > limit - all)
        fz_throw(ctx, FZ_ERROR_LIMIT, "the stream is longer than %zu bytes", limit);
      all += read;
      for (size_t done = 0; done < read;) {
        ssize_t count = write(descriptor, chunk + done, read - done);
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) {
          *refused = true;
          fz_throw(ctx, FZ_ERROR_SYSTEM, "cannot write: %s", strerror(errno));
        }
        done += (size_t)count;
      }
    }
  }
  fz_always(ctx) fz_drop_stream(ctx, input);
  CM_END(ctx, error);
}

void cm_buffer_bytes(fz_context *ctx, fz_buffer *buffer, unsigned char **bytes, size_t *length)
{
  *length = fz_buffer_storage(ctx, buffer, bytes);
}

void cm_drop_buffer(fz_context *ctx, fz_buffer *buffer) { fz_drop_buffer(ctx, buffer); }
