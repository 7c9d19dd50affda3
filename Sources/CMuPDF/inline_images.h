/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_INLINE_IMAGES_H
#define CMUPDF_INLINE_IMAGES_H

#include "CMuPDF.h"

/* Images that contents are written with anew. They throw. */

/* Draws an image by a name in the resources of a processor, which gets it there, and drops `picture`. An empty name
   becomes a new one, of at most so many bytes. */
void cm_show_named(
    fz_context *ctx, pdf_processor *proc, char *name, size_t size, pdf_obj *picture, fz_image *image);

/* Passes an inline image on. One that defines a palette itself is put into the resources: the engine writes only
   names of colour spaces. */
void cm_show_inline(
    fz_context *ctx, pdf_processor *proc, pdf_document *doc, fz_image *image,
    const char *colorspace_name);

#endif
