/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef PEEK_H
#define PEEK_H

#include "context.h"

enum { peeked_streams = 4 };

/* Reads single objects from object streams (ISO 32000-2, 7.5.7). The engine loads one of them by
   parsing and keeping all objects of its stream, which is most of the work of opening a large
   document. */
typedef struct {
  pdf_document *doc;
  struct {
    int number;
    fz_buffer *data;
    /* The objects' numbers and their offsets in the data. */
    int count;
    int (*places)[2];
  } streams[peeked_streams];
  /* The slot for the next stream. */
  int next;
} cm_peeker;

/* Whether a reference leads into an object stream, and its object is not loaded. Throws. */
bool cm_is_in_stream(fz_context *ctx, pdf_document *doc, pdf_obj *reference);
/* The object of a reference, for the caller to drop; NULL if there is none. The engine does not keep
   an object that is only peeked at. Throws the engine's errors for loading an object. */
pdf_obj *cm_peek(fz_context *ctx, cm_peeker *peeker, pdf_obj *reference);
void cm_drop_peeker(fz_context *ctx, cm_peeker *peeker);

/* Reads a number in an object stream's head, like `pdf_lex` but in a fraction of the time; false if
   there is none. */
bool cm_read_head_number(fz_context *ctx, fz_stream *stream, pdf_lexbuf *lexbuf, int64_t *out);

/* The decoded data of an object stream of the most common form, in a fraction of the time that the engine's
   filter takes; NULL for any other one. */
fz_buffer *cm_load_contents(fz_context *ctx, pdf_document *doc, int container, pdf_obj *dictionary);

typedef void cm_content(int number, void *state);

/* Calls back with the numbers at the head of an object stream, of which only the head is decoded. False
   if the head is not of the most common form, maybe after some calls: the numbers so far are right, and
   the stream must be read through the engine's filters. */
bool cm_list_contents(
    fz_context *ctx, pdf_document *doc, int container, pdf_obj *dictionary, cm_content *content,
    void *state);

#endif
