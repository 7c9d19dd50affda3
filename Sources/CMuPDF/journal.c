/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"

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

bool cm_abandon_operation(fz_context *ctx, pdf_document *doc, cm_error *error)
{
  CM_CALL(ctx, error, pdf_abandon_operation(ctx, doc));
}

bool cm_journal_state(fz_context *ctx, pdf_document *doc, int *done, int *count, cm_error *error)
{
  CM_CALL(ctx, error, *done = pdf_undoredo_state(ctx, doc, count));
}

bool cm_undo(fz_context *ctx, pdf_document *doc, cm_error *error)
{
  CM_CALL(ctx, error, pdf_undo(ctx, doc));
}

bool cm_redo(fz_context *ctx, pdf_document *doc, cm_error *error)
{
  CM_CALL(ctx, error, pdf_redo(ctx, doc));
}
