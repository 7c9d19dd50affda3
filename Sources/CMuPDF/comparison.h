/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef COMPARISON_H
#define COMPARISON_H

#include "context.h"
#include "read_back.h"

/* How far a document has been compared with a file that was written of it. */
struct cm_comparison {
  pdf_document *live, *saved;
  bool keeps_numbers;
  bool keeps_unreachable;
  bool has_begun;
  /* The number of the next object, where numbers are kept. */
  int next;
  /* By numbers of `live`: the number in `saved`; 0 of what was not met yet. */
  int *twins;
  int length;
  /* What was met and not compared yet. */
  int *waiting;
  int count;
  /* By numbers of `live`, what the trailer leads to; NULL until it is needed. */
  unsigned char *reached;
  /* The cost of the call under way. */
  size_t spent;
};

/* Whether an object is the same in both, references being to twins. The bytes of streams are compared of
   what was changed: the others are copied as they are. Throws. */
bool cm_is_same_object(fz_context *ctx, cm_comparison *all, int number, int twin);
/* Whether values are. Throws. */
bool cm_is_same_value(fz_context *ctx, cm_comparison *all, pdf_obj *a, pdf_obj *b);

#endif
