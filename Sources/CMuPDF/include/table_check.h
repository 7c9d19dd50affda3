/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_TABLE_CHECK_H
#define CMUPDF_TABLE_CHECK_H

#include "context.h"
#include "loading.h"

/* Checks beside the opening of a document that each entry of its cross-reference table leads to its
   object. It knows only the common forms of files. Unknown forms fail the check; the engine's parser
   then decides. */
typedef struct cm_table_check cm_table_check;

/* Starts a check of a file whose bytes are at an address, on a thread of its own if the file is large.
   The thread reads the rest of the file if `loading` is not NULL. Both must outlive the check. NULL if
   there is no memory. */
cm_table_check *cm_start_table_check(
    const unsigned char *bytes, size_t length, cm_loading *loading);
/* Tells the check the table, as the engine has read it from these bytes. Once, or never. */
void cm_give_table(fz_context *ctx, pdf_document *doc, cm_table_check *check);
/* Waits for the check, and returns whether all entries lead to their objects. `false` also means that
   this is not known. */
bool cm_passes_table_check(cm_table_check *check);
/* Stops the check. */
void cm_drop_table_check(cm_table_check *check);

#endif
