/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "redact_text.h"

/* When MuPDF's filter removes a letter from the middle of a string in an array, it drops the width of
   the letter, so that the rest of the array moves. It handles single strings correctly. */

static void show_parts(
    fz_context *ctx, pdf_document *doc, pdf_processor *chain, pdf_obj *array)
{
  for (int i = 0; i < pdf_array_len(ctx, array); ++i) {
    pdf_obj *part = pdf_array_get(ctx, array, i);
    if (pdf_is_string(ctx, part)) {
      size_t length;
      const char *text = pdf_to_string(ctx, part, &length);
      chain->op_Tj(ctx, chain, (char *)text, length);
      continue;
    }
    pdf_obj *move = pdf_new_array(ctx, doc, 1);
    fz_try(ctx)
    {
      pdf_array_push(ctx, move, part);
      chain->op_TJ(ctx, chain, move);
    }
    fz_always(ctx) pdf_drop_obj(ctx, move);
    fz_catch(ctx) fz_rethrow(ctx);
  }
}

void cm_show_array(
    fz_context *ctx, cm_redaction *redaction, pdf_processor *chain, pdf_obj *array)
{
  int number = redaction->arrays++;
  if (!redaction->is_trial) {
    if (number < redaction->array_capacity && redaction->lost_arrays[number])
      return show_parts(ctx, redaction->doc, chain, array);
    return chain->op_TJ(ctx, chain, array);
  }
  if (number >= redaction->array_capacity) {
    int capacity = redaction->array_capacity * 2 + 256;
    redaction->lost_arrays = fz_realloc_array(ctx, redaction->lost_arrays, capacity, bool);
    memset(redaction->lost_arrays + redaction->array_capacity, 0,
           (capacity - redaction->array_capacity) * sizeof(bool));
    redaction->array_capacity = capacity;
  }
  bool took = redaction->took;
  redaction->took = false;
  chain->op_TJ(ctx, chain, array);
  if (redaction->took)
    redaction->lost_arrays[number] = true;
  redaction->took = redaction->took || took;
}
