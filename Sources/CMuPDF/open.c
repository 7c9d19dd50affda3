/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* The bytes that the engine gets at a time: the brake is checked between them, since a few bytes can
   unpack to gigabytes. */
enum { slice = 512 };

typedef struct {
  int descriptor;
  /* The offset in the file of the buffer's start. */
  int64_t start;
  int64_t end;
  unsigned char buffer[65536];
} source;

static void fill(fz_context *ctx, source *input, int64_t offset)
{
  ssize_t got;
  do
    got = pread(input->descriptor, input->buffer, sizeof input->buffer, offset);
  while (got < 0 && errno == EINTR);
  if (got < 0)
    fz_throw(ctx, FZ_ERROR_SYSTEM, "cannot read the file: %s", strerror(errno));
  input->start = offset;
  input->end = offset + got;
}

static int next(fz_context *ctx, fz_stream *stream, size_t wanted)
{
  source *input = stream->state;
  if (cm_refuses_memory(ctx))
    fz_throw(ctx, FZ_ERROR_ABORT, "the work was stopped");
  if (stream->pos < input->start || stream->pos >= input->end)
    fill(ctx, input, stream->pos);
  int64_t count = input->end - stream->pos;
  stream->rp = input->buffer + (stream->pos - input->start);
  stream->wp = stream->rp + (count < slice ? count : slice);
  stream->pos += stream->wp - stream->rp;
  return stream->rp == stream->wp ? EOF : *stream->rp++;
}

static void seek(fz_context *ctx, fz_stream *stream, int64_t offset, int whence)
{
  source *input = stream->state;
  int64_t base = whence == SEEK_END ? lseek(input->descriptor, 0, SEEK_END)
               : whence == SEEK_CUR ? stream->pos - (stream->wp - stream->rp)
                                    : 0;
  int64_t target;
  if (base < 0 || __builtin_add_overflow(base, offset, &target) || target < 0)
    fz_throw(ctx, FZ_ERROR_SYSTEM, "cannot seek in the file");
  stream->pos = target;
  stream->rp = stream->wp = input->buffer;
}

static void drop(fz_context *ctx, void *state)
{
  source *input = state;
  close(input->descriptor);
  fz_free(ctx, input);
}

/* The engine reports a file that is encrypted in a way that it does not know (ISO 32000-2, 7.6) as damaged.
   Tells what is missing instead, if the last error was that. Throws. */
static void explain_encryption(fz_context *ctx)
{
  static const char *const methods[] = {
      "unknown encryption version", "unknown crypt revision", "unknown encryption method"};
  const char *message = fz_caught_message(ctx);
  char handler[64] = "";
  bool is_unknown = sscanf(message, "unknown encryption handler: '%63[^']", handler) == 1;
  for (size_t i = 0; i < sizeof methods / sizeof *methods; ++i)
    is_unknown = is_unknown || !strncmp(message, methods[i], strlen(methods[i]));
  if (!is_unknown)
    return;
  fz_ignore_error(ctx);
  if (!strcmp(handler, "Adobe.PubSec"))
    fz_throw(ctx, FZ_ERROR_UNSUPPORTED, "the document is encrypted for certificates (Adobe.PubSec)");
  if (handler[0])
    fz_throw(
        ctx, FZ_ERROR_UNSUPPORTED, "the document is encrypted by a security handler (%s)", handler);
  fz_throw(ctx, FZ_ERROR_UNSUPPORTED, "the document is encrypted by an unknown method");
}

static pdf_document *open_known(fz_context *ctx, fz_stream *stream)
{
  pdf_document *doc = NULL;
  fz_var(doc);
  fz_try(ctx) doc = pdf_open_document_with_stream(ctx, stream);
  fz_catch(ctx)
  {
    explain_encryption(ctx);
    fz_rethrow(ctx);
  }
  return doc;
}

/* The engine takes the dictionary of the last cross-reference stream for the trailer. A change to the
   trailer would write that stream again, which the file's signatures do not allow. */
static pdf_document *open_document(fz_context *ctx, fz_stream *stream)
{
  pdf_document *doc = open_known(ctx, stream);
  pdf_set_obj_parent(ctx, pdf_trailer(ctx, doc), 0);
  return doc;
}

bool cm_open_descriptor(fz_context *ctx, int descriptor, pdf_document **out, cm_error *error)
{
  source *input = NULL;
  fz_stream *stream = NULL;
  fz_var(input);
  fz_var(stream);
  fz_try(ctx)
  {
    input = fz_malloc_struct(ctx, source);
    /* The engine may go on reading after the caller has closed the descriptor. */
    input->descriptor = fcntl(descriptor, F_DUPFD_CLOEXEC, 0);
    if (input->descriptor < 0) {
      fz_free(ctx, input);
      fz_throw(ctx, FZ_ERROR_SYSTEM, "cannot open the file: %s", strerror(errno));
    }
    stream = fz_new_stream(ctx, input, next, drop);
    stream->seek = seek;
    *out = open_document(ctx, stream);
  }
  fz_always(ctx) fz_drop_stream(ctx, stream);
  CM_END(ctx, error);
}

typedef struct {
  const unsigned char *bytes;
  int64_t length;
  /* NULL if all bytes are in memory. */
  cm_loading *loading;
  void *owner;
  void (*release)(void *owner);
} held;

static int next_held(fz_context *ctx, fz_stream *stream, size_t wanted)
{
  held *input = stream->state;
  if (cm_refuses_memory(ctx))
    fz_throw(ctx, FZ_ERROR_ABORT, "the work was stopped");
  int64_t rest = input->length - stream->pos;
  if (rest <= 0) {
    stream->rp = stream->wp;
    return EOF;
  }
  if (input->loading)
    cm_load(input->loading, stream->pos, stream->pos + slice);
  /* Nothing writes through a stream that is read. */
  stream->rp = (unsigned char *)input->bytes + stream->pos;
  stream->wp = stream->rp + (rest < slice ? rest : slice);
  stream->pos += stream->wp - stream->rp;
  return *stream->rp++;
}

static void seek_held(fz_context *ctx, fz_stream *stream, int64_t offset, int whence)
{
  held *input = stream->state;
  int64_t base = whence == SEEK_END ? input->length
               : whence == SEEK_CUR ? stream->pos - (stream->wp - stream->rp)
                                    : 0;
  int64_t target;
  if (__builtin_add_overflow(base, offset, &target) || target < 0)
    fz_throw(ctx, FZ_ERROR_SYSTEM, "cannot seek in the data");
  stream->pos = target;
  stream->rp = stream->wp;
}

static void drop_held(fz_context *ctx, void *state)
{
  held *input = state;
  input->release(input->owner);
  fz_free(ctx, input);
}

bool cm_open_bytes(
    fz_context *ctx, const unsigned char *bytes, size_t length, cm_loading *loading, void *owner,
    void (*release)(void *owner), pdf_document **out, cm_error *error)
{
  held *input = NULL;
  fz_stream *stream = NULL;
  fz_var(input);
  fz_var(stream);
  fz_try(ctx) input = fz_malloc_struct(ctx, held);
  fz_catch(ctx)
  {
    release(owner);
    return cm_report(ctx, error);
  }
  *input = (held){bytes, length, loading, owner, release};
  fz_try(ctx)
  {
    stream = fz_new_stream(ctx, input, next_held, drop_held);
    stream->seek = seek_held;
    *out = open_document(ctx, stream);
  }
  fz_always(ctx) fz_drop_stream(ctx, stream);
  CM_END(ctx, error);
}
