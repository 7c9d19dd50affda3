/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_JOURNAL_H
#define CMUPDF_JOURNAL_H

#include "context.h"

/* MuPDF's journal: named operations that can be undone and redone. */

bool cm_enable_journal(fz_context *ctx, pdf_document *doc, cm_error *error);
bool cm_begin_operation(fz_context *ctx, pdf_document *doc, const char *name, cm_error *error);
bool cm_end_operation(fz_context *ctx, pdf_document *doc, cm_error *error);
/* Reverts an operation, and ends what is open within it. `done`: the number of steps before. */
bool cm_abandon_operation(fz_context *ctx, pdf_document *doc, int done, cm_error *error);
/* The number of done steps among the `count` steps; the rest can be redone. Between operations only: it
   ends those that the engine has left open. */
bool cm_journal_state(fz_context *ctx, pdf_document *doc, int *done, int *count, cm_error *error);
bool cm_undo(fz_context *ctx, pdf_document *doc, cm_error *error);
bool cm_redo(fz_context *ctx, pdf_document *doc, cm_error *error);
/* Reserves numbers, so that the next new object gets this one; discards the redoable steps. */
bool cm_reserve_numbers(fz_context *ctx, pdf_document *doc, int count, cm_error *error);

#endif
