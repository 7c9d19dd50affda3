/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_LAYERS_H
#define CMUPDF_LAYERS_H

#include "context.h"

/* The present visibility of optional content (ISO 32000-2, 8.11), which no file stores. MuPDF numbers
   the layers in its own order: by the groups' object numbers, the highest first (1.28). */

/* Hides all layers from the engine, and from whoever reads the catalog, if their list is so long or nested
   so deep that the engine cannot read it. The file keeps them. */
bool cm_hide_long_layer_lists(fz_context *ctx, pdf_document *doc, cm_error *error);

bool cm_count_layers(fz_context *ctx, pdf_document *doc, int *out, cm_error *error);
/* Borrowed from the document. */
bool cm_layer_name(
    fz_context *ctx, pdf_document *doc, int layer, const char **out, cm_error *error);
bool cm_layer_is_shown(fz_context *ctx, pdf_document *doc, int layer, bool *out, cm_error *error);
bool cm_show_layer(fz_context *ctx, pdf_document *doc, int layer, bool shown, cm_error *error);
/* Keeps the engine from following the state that a layer's usage recommends for the screen (ISO 32000-2, table
   100), which by itself it prefers to the visibility that is set. The file keeps the usage. */
bool cm_ignore_usage(fz_context *ctx, pdf_document *doc, pdf_obj *layer, cm_error *error);
/* Makes the engine reread the layers; all get their initial visibility. */
bool cm_read_layers_again(fz_context *ctx, pdf_document *doc, cm_error *error);

/* Forgets the cached cells of the document's patterns. */
bool cm_forget_tiles(fz_context *ctx, pdf_document *doc, cm_error *error);
/* Makes the engine follow a membership dictionary (ISO 32000-2, 8.11.2.2) until the visibility of a layer
   changes; `out` tells whether the object is one. The file keeps the dictionary as it is. Does nothing for a
   direct dictionary, or if `budget` is used up: it falls by the number of layers for each layer that is
   looked up. */
bool cm_settle_membership(
    fz_context *ctx, pdf_document *doc, pdf_obj *object, int *budget, bool *out, cm_error *error);
/* An object as it is in the file; NULL if there is none. The caller drops it. */
bool cm_object_in_file(
    fz_context *ctx, pdf_document *doc, int number, pdf_obj **out, cm_error *error);
/* The entries of a dictionary that the file has, and that were changed in memory for the engine; NULL if
   there are none. The caller drops it. */
bool cm_hidden_entries(
    fz_context *ctx, pdf_document *doc, pdf_obj *object, pdf_obj **out, cm_error *error);
/* Whether content of a group, or of several through a membership dictionary, is hidden now. */
bool cm_is_hidden(
    fz_context *ctx, pdf_document *doc, pdf_obj *group, bool *out, cm_error *error);

#endif
