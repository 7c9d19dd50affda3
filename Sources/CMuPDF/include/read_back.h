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

/*
 * Looks for what was changed in `live` since it was opened in `saved`, a file that was written of it
 * and opened again. `missing` is the number, in `live`, of an object that the file has not, or has
 * differently; 0: it holds all changes.
 */
bool cm_find_missing(
    fz_context *ctx, pdf_document *live, pdf_document *saved, cm_written how, int *missing,
    cm_error *error);

#endif
