/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_PICTURE_H
#define CMUPDF_PICTURE_H

#include "context.h"

/* What appearances are put together from: set text, images, pages of other files. */

/*
 * Sets XHTML with a style sheet in lines of this width, as a PDF of one page with its fonts embedded
 * and subset; drop the buffer. `pdf` may be NULL to measure only. `height` is how far down the lines
 * reach, `ink` what is drawn; both y down from the upper left.
 */
bool cm_set_text(
    fz_context *ctx, const char *html, const char *css, float em, float width, fz_buffer **pdf,
    float *height, fz_rect *ink, cm_error *error);

/*
 * Adds the first page of a PDF to a document as a form XObject, which draws it with y down and its
 * upper left at the origin. The bytes need not stay.
 */
bool cm_add_page_form(
    fz_context *ctx, pdf_document *doc, const unsigned char *bytes, size_t length, pdf_obj **out,
    float *width, float *height, cm_error *error);

/* A PDF of one page that shows an image XObject, or what a form XObject draws in its box, upside down
 * where `flipped`; drop the buffer. */
bool cm_form_as_pdf(
    fz_context *ctx, pdf_obj *form, bool flipped, fz_buffer **out, cm_error *error);

/* Adds an image XObject from an image file; JPEG and JPEG 2000 data stay as they are. */
bool cm_add_image(
    fz_context *ctx, pdf_document *doc, const unsigned char *bytes, size_t length, pdf_obj **out,
    int *width, int *height, cm_error *error);

/* Adds a stream with this dictionary and bytes, which are deflated. */
bool cm_add_deflated_stream(
    fz_context *ctx, pdf_document *doc, pdf_obj *dictionary, const unsigned char *bytes,
    size_t length, pdf_obj **out, cm_error *error);

/* For use inside fz_try: the document as a compressed file; drop the buffer. */
fz_buffer *cm_write_to_buffer(fz_context *ctx, pdf_document *doc);

#endif
