/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_REDACT_PICTURE_H
#define CMUPDF_REDACT_PICTURE_H

#include "redact_samples.h"
#include "redaction.h"

/* A new image XObject that is a picture without its samples in the areas of a redaction: the samples
   that the file has, in their colours, whatever these are; `ctm` places it. NULL where they cannot be
   told, as of JPEG 2000. Throws. */
pdf_obj *cm_cut_image_object(
    fz_context *ctx, const cm_redaction *redaction, pdf_obj *image, fz_matrix ctm);

/* The same of what the engine makes of a picture, in colours of the device. Throws. */
pdf_obj *cm_cut_image_pixels(
    fz_context *ctx, const cm_redaction *redaction, fz_image *image, fz_matrix ctm);

/* What a picture is for, which says what stands where something was taken out of it: white, or nothing
   in a mask. */
typedef enum { CM_PICTURE, CM_SOFT_MASK, CM_STENCIL } cm_role;

/* The samples, one a component, that stand for what is gone. */
void cm_blank(
    fz_context *ctx, pdf_obj *image, fz_colorspace *space, cm_role role, const cm_samples *samples,
    unsigned *value);

/* Takes the areas out of samples. */
void cm_cut_samples(
    fz_context *ctx, const cm_redaction *redaction, cm_samples *samples, fz_matrix ctm,
    const unsigned *value);

/* Adds a stream with samples, after noting their size in its dictionary. Throws. */
pdf_obj *cm_add_samples(
    fz_context *ctx, pdf_document *doc, pdf_obj *dictionary, const cm_samples *samples);

/* The filter's processor that writes pictures anew, behind the one that asks cm_redact_image. */
pdf_processor *cm_new_cutter(
    fz_context *ctx, pdf_document *doc, pdf_processor *chain, int struct_parents,
    fz_matrix transform, pdf_filter_options *options, void *redaction);

#endif
