/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_REDACT_PICTURE_H
#define CMUPDF_REDACT_PICTURE_H

#include "redact_samples.h"
#include "redaction.h"

/* A new image XObject: a copy of an image without the samples in the areas of a redaction, with the
   file's own samples and colour space; `ctm` places it. NULL if the samples cannot be edited, as in
   JPEG 2000. Throws. */
pdf_obj *cm_cut_image_object(
    fz_context *ctx, const cm_redaction *redaction, pdf_obj *image, fz_matrix ctm);

/* The same for the engine's decoded pixels of an image, in device colours. Throws. */
pdf_obj *cm_cut_image_pixels(
    fz_context *ctx, const cm_redaction *redaction, fz_image *image, fz_matrix ctm);

/* The role of an image, which determines the replacement for removed samples: white, or nothing in a
   mask. */
typedef enum { CM_PICTURE, CM_SOFT_MASK, CM_STENCIL } cm_role;

/* The replacement samples for removed content, one per component. */
void cm_blank(
    fz_context *ctx, pdf_obj *image, fz_colorspace *space, cm_role role, const cm_samples *samples,
    unsigned *value);

/* Removes the areas from samples. */
void cm_cut_samples(
    fz_context *ctx, const cm_redaction *redaction, cm_samples *samples, fz_matrix ctm,
    const unsigned *value);

/* Adds a stream with samples, after writing their size to its dictionary. Throws. */
pdf_obj *cm_add_samples(
    fz_context *ctx, pdf_document *doc, pdf_obj *dictionary, const cm_samples *samples);

/* The processor that rewrites images, after the filter that calls cm_redact_image. */
pdf_processor *cm_new_cutter(
    fz_context *ctx, pdf_document *doc, pdf_processor *chain, int struct_parents,
    fz_matrix transform, pdf_filter_options *options, void *redaction);

#endif
