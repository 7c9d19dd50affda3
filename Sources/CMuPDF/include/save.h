/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_SAVE_H
#define CMUPDF_SAVE_H

#include "context.h"

bool cm_can_save_incrementally(fz_context *ctx, pdf_document *doc);

/*
 * Carries every object that `live` changed since it was opened over to `copy`, a document freshly
 * opened from the same bytes. Writing a document disturbs its journal and its idea of what is
 * unsaved (measured with 1.28.5), so only such copies are ever written.
 */
bool cm_copy_changes(
    fz_context *ctx, pdf_document *live, pdf_document *copy, bool *changed, cm_error *error);

/*
 * Writes a document to a new file: an incremental one is the bytes as opened followed by an update
 * section; a full one is rewritten without unused objects. Encrypted as it was. The document is
 * good for nothing but dropping afterwards.
 */
bool cm_save(
    fz_context *ctx, pdf_document *doc, const char *path, bool incremental, cm_error *error);

/* The same in full, without unused objects, and encrypted only where that is wanted. */
bool cm_save_copy(
    fz_context *ctx, pdf_document *doc, const char *path, bool encrypted, cm_error *error);

#endif
