/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_JOURNAL_H
#define CMUPDF_JOURNAL_H

#include "context.h"

/* MuPDF's journal: named operations that can be undone and redone. */

bool cm_enable_journal(fz_context *ctx, pdf_document *doc, cm_error *error);
bool cm_begin_operation(fz_context *ctx, pdf_document *doc, const char *name, cm_error *error);
bool cm_end_operation(fz_context *ctx, pdf_document *doc, cm_error *error);
bool cm_abandon_operation(fz_context *ctx, pdf_document *doc, cm_error *error);
/* How many of the `count` steps are done; the rest can be redone. */
bool cm_journal_state(
    fz_context *ctx, pdf_document *doc, int *done, int *count, cm_error *error);
bool cm_undo(fz_context *ctx, pdf_document *doc, cm_error *error);
bool cm_redo(fz_context *ctx, pdf_document *doc, cm_error *error);
/* Leaves numbers free, so that the next new object gets this one, but nothing to redo. */
bool cm_reserve_numbers(fz_context *ctx, pdf_document *doc, int count, cm_error *error);

#endif
