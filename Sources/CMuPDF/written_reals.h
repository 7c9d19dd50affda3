/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef WRITTEN_REALS_H
#define WRITTEN_REALS_H

#include "context.h"

/* The object stream that was read last. */
typedef struct {
  /* Its object number; 0 without one. */
  int number;
  fz_buffer *bytes;
  /* The offset of its first object. */
  int first;
  /* The number of entries of its list that were read, and the place after them. */
  int next;
  int64_t place;
} cm_held_stream;

void cm_drop_held_stream(fz_context *ctx, cm_held_stream *held);

/* The bytes of an object in the document's file, without its stream; NULL if the file has none, or if it is
   elsewhere than the cross-reference table says. The caller drops them. Throws. */
fz_buffer *cm_written_object(
    fz_context *ctx, pdf_document *doc, int number, cm_held_stream *held);

/* An object's bytes in which names stand for the reals that the engine's precision would change. Each name is
   the mark followed by the real. NULL if there are none. The caller drops it. Throws. */
fz_buffer *cm_mark_reals(fz_context *ctx, fz_buffer *object, const char *mark);

#endif
