/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef COMPARISON_H
#define COMPARISON_H

#include "context.h"

/* How far a document has been compared with a file that was written of it. */
typedef struct {
  pdf_document *live, *saved;
  bool keeps_numbers;
  /* By numbers of `live`: the number in `saved`; 0 of what was not met yet. */
  int *twins;
  int length;
  /* What was met and not compared yet. */
  int *waiting;
  int count;
} cm_comparison;

/* Whether an object is the same in both, references being to twins. The bytes of streams are compared of
   what was changed: the others are copied as they are. Throws. */
bool cm_is_same_object(fz_context *ctx, cm_comparison *all, int number, int twin);
/* Whether values are. Throws. */
bool cm_is_same_value(fz_context *ctx, cm_comparison *all, pdf_obj *a, pdf_obj *b);

#endif
