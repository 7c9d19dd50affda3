/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef COMPARISON_H
#define COMPARISON_H

#include "context.h"
#include "read_back.h"

/* The progress of comparing a document with its written file. */
struct cm_comparison {
  pdf_document *live, *saved;
  bool keeps_numbers;
  bool keeps_unreachable;
  bool has_begun;
  /* Whether the document was changed. If not, it has no table of changed objects that can be asked. */
  bool has_changes;
  /* The number of the next object, if numbers are kept. */
  int next;
  /* For each number in `live`: the number in `saved`; 0 if the object was not met yet. */
  int *twins;
  int length;
  /* The objects that were met but not compared yet. */
  int *waiting;
  int count;
  /* For each number in `live`: whether the trailer leads to it; NULL until it is needed. */
  unsigned char *reached;
  /* The cost of the current call. */
  size_t spent;
};

/* Whether an object is the same in both, with references compared as twins. The bytes of streams are
   only compared for changed objects and for those that are encrypted in their own way: the others are
   copied unchanged. Throws. */
bool cm_is_same_object(fz_context *ctx, cm_comparison *all, int number, int twin);
/* Whether the bytes of a stream with this dictionary are the same in both, or mean the same, unless they
   were copied unchanged. Throws. */
bool cm_is_same_data(fz_context *ctx, cm_comparison *all, pdf_obj *stream, int number, int twin);
/* Whether an object of an encrypted document is a stream with a Crypt filter, which a full save removes.
   Throws. */
bool cm_has_own_crypt(fz_context *ctx, pdf_document *doc, int number);
/* Whether two values are the same. Throws. */
bool cm_is_same_value(fz_context *ctx, cm_comparison *all, pdf_obj *a, pdf_obj *b);

#endif
