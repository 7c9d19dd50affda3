/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_READ_BACK_H
#define CMUPDF_READ_BACK_H

#include "context.h"

/* The properties of a written file. */
typedef struct {
  /* Objects have the same numbers in the file. */
  bool keeps_numbers;
  /* The file includes unreachable objects. */
  bool keeps_unreachable;
} cm_written;

/* Searches a written and reopened file of a document for its changes. */
typedef struct cm_comparison cm_comparison;

/* Compares `live` with `saved`. Both must stay unchanged, and open, until the comparison is dropped.
   */
bool cm_new_comparison(
    fz_context *ctx, pdf_document *live, pdf_document *saved, cm_written how, cm_comparison **out,
    cm_error *error);

/* Continues for a short while, until `is_complete`. `missing` is the number, in `live`, of an object
   that is missing or different in the file; 0 if there is none. */
bool cm_compare(
    fz_context *ctx, cm_comparison *comparison, bool *is_complete, int *missing, cm_error *error);

void cm_drop_comparison(fz_context *ctx, cm_comparison *comparison);

#endif
