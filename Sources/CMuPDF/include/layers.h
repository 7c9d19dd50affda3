/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_LAYERS_H
#define CMUPDF_LAYERS_H

#include "context.h"

/* Optional content (ISO 32000-2, 8.11) as it is shown now, which no file holds. MuPDF counts layers in
 * an order of its own: by the numbers of the groups' objects, the highest first (1.28). */

bool cm_count_layers(fz_context *ctx, pdf_document *doc, int *out, cm_error *error);
/* Borrowed from the document. */
bool cm_layer_name(
    fz_context *ctx, pdf_document *doc, int layer, const char **out, cm_error *error);
bool cm_layer_is_shown(fz_context *ctx, pdf_document *doc, int layer, bool *out, cm_error *error);
bool cm_show_layer(fz_context *ctx, pdf_document *doc, int layer, bool shown, cm_error *error);
/* Has the engine read again which layers there are; all are shown as the document wants them at first. */
bool cm_read_layers_again(fz_context *ctx, pdf_document *doc, cm_error *error);

/* Forgets the drawn cells of the document's patterns. */
bool cm_forget_tiles(fz_context *ctx, pdf_document *doc, cm_error *error);
/* Whether what belongs to a group, or to several by a membership dictionary, is not shown now. */
bool cm_is_hidden(
    fz_context *ctx, pdf_document *doc, pdf_obj *group, bool *out, cm_error *error);

#endif
