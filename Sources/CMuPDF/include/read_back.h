/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_READ_BACK_H
#define CMUPDF_READ_BACK_H

#include "context.h"

/* How a file was written of a document. */
typedef struct {
  /* Objects have the same numbers in it. */
  bool keeps_numbers;
  /* Objects that nothing leads to are in it, too. */
  bool keeps_unreachable;
} cm_written;

/* A search, in a file that was written of a document and opened again, for what was changed. */
typedef struct cm_comparison cm_comparison;

/* Compares `live` with `saved`. Both must stay as they are, and open, until the comparison is dropped. */
bool cm_new_comparison(
    fz_context *ctx, pdf_document *live, pdf_document *saved, cm_written how, cm_comparison **out,
    cm_error *error);

/*
 * Goes on for a short while, until `is_complete`. `missing` is the number, in `live`, of an object that
 * the file has not, or has differently; 0: none was found missing.
 */
bool cm_compare(
    fz_context *ctx, cm_comparison *comparison, bool *is_complete, int *missing, cm_error *error);

void cm_drop_comparison(fz_context *ctx, cm_comparison *comparison);

#endif
