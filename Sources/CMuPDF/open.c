/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

typedef struct {
  int descriptor;
  unsigned char buffer[65536];
} source;

static int next(fz_context *ctx, fz_stream *stream, size_t wanted)
{
  source *input = stream->state;
  ssize_t got;
  do
    got = pread(input->descriptor, input->buffer, sizeof input->buffer, stream->pos);
  while (got < 0 && errno == EINTR);
  if (got < 0)
    fz_throw(ctx, FZ_ERROR_SYSTEM, "cannot read the file: %s", strerror(errno));
  stream->rp = input->buffer;
  stream->wp = input->buffer + got;
  stream->pos += got;
  return got == 0 ? EOF : *stream->rp++;
}

static void seek(fz_context *ctx, fz_stream *stream, int64_t offset, int whence)
{
  source *input = stream->state;
  int64_t base = whence == SEEK_END ? lseek(input->descriptor, 0, SEEK_END)
               : whence == SEEK_CUR ? stream->pos - (stream->wp - stream->rp)
                                    : 0;
  if (base < 0 || base + offset < 0)
    fz_throw(ctx, FZ_ERROR_SYSTEM, "cannot seek in the file");
  stream->pos = base + offset;
  stream->rp = stream->wp = input->buffer;
}

static void drop(fz_context *ctx, void *state) { fz_free(ctx, state); }

bool cm_open_descriptor(fz_context *ctx, int descriptor, pdf_document **out, cm_error *error)
{
  source *input = NULL;
  fz_stream *stream = NULL;
  fz_var(input);
  fz_var(stream);
  fz_try(ctx)
  {
    input = fz_malloc_struct(ctx, source);
    input->descriptor = descriptor;
    stream = fz_new_stream(ctx, input, next, drop);
    stream->seek = seek;
    *out = pdf_open_document_with_stream(ctx, stream);
  }
  fz_always(ctx) fz_drop_stream(ctx, stream);
  fz_catch(ctx) return cm_report(ctx, error);
  return true;
}

bool cm_open_bytes(
    fz_context *ctx, const unsigned char *bytes, size_t length, pdf_document **out,
    cm_error *error)
{
  fz_stream *stream = NULL;
  fz_var(stream);
  fz_try(ctx)
  {
    stream = fz_open_memory(ctx, bytes, length);
    *out = pdf_open_document_with_stream(ctx, stream);
  }
  fz_always(ctx) fz_drop_stream(ctx, stream);
  fz_catch(ctx) return cm_report(ctx, error);
  return true;
}
