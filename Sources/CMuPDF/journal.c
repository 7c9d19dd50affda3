/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "resource_tables.h"

bool cm_enable_journal(fz_context *ctx, pdf_document *doc, cm_error *error)
{
  CM_CALL(ctx, error, pdf_enable_journal(ctx, doc));
}

bool cm_begin_operation(fz_context *ctx, pdf_document *doc, const char *name, cm_error *error)
{
  CM_CALL(ctx, error, pdf_begin_operation(ctx, doc, name));
}

bool cm_end_operation(fz_context *ctx, pdf_document *doc, cm_error *error)
{
  CM_CALL(ctx, error, pdf_end_operation(ctx, doc));
}

/* After an error, the local table may still be in use, which prevents undo, and so may inner
   operations, which the state of the journal shows. */
bool cm_abandon_operation(fz_context *ctx, pdf_document *doc, cm_error *error)
{
  int count;
  doc->local_xref_nesting = 0;
  cm_forget_resources(ctx, doc);
  CM_CALL(ctx, error, pdf_abandon_operation(ctx, doc); pdf_undoredo_state(ctx, doc, &count));
}

/* Reserves the numbers that an abandoned operation has used. */
static void reserve_numbers(fz_context *ctx, pdf_document *doc, int count)
{
  pdf_begin_operation(ctx, doc, "Reserve numbers");
  fz_try(ctx)
  {
    while (pdf_xref_len(ctx, doc) < count)
      pdf_create_object(ctx, doc);
  }
  fz_always(ctx) pdf_abandon_operation(ctx, doc);
  fz_catch(ctx) fz_rethrow(ctx);
}

bool cm_reserve_numbers(fz_context *ctx, pdf_document *doc, int count, cm_error *error)
{
  CM_CALL(ctx, error, reserve_numbers(ctx, doc, count));
}

bool cm_journal_state(fz_context *ctx, pdf_document *doc, int *done, int *count, cm_error *error)
{
  CM_CALL(ctx, error, *done = pdf_undoredo_state(ctx, doc, count));
}

bool cm_undo(fz_context *ctx, pdf_document *doc, cm_error *error)
{
  cm_forget_resources(ctx, doc);
  CM_CALL(ctx, error, pdf_undo(ctx, doc));
}

bool cm_redo(fz_context *ctx, pdf_document *doc, cm_error *error)
{
  cm_forget_resources(ctx, doc);
  CM_CALL(ctx, error, pdf_redo(ctx, doc));
}
