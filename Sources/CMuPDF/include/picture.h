/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_PICTURE_H
#define CMUPDF_PICTURE_H

#include "context.h"

/* The parts of appearances: set text, images, pages of other files. */

/* Sets XHTML with a style sheet in lines of this width, as a one-page PDF with embedded font subsets;
   drop the buffer. `pdf` may be NULL to measure only. `height` is the height of the lines, `ink` the
   bounds of the drawing; both y down from the upper left. */
bool cm_set_text(
    fz_context *ctx, const char *html, const char *css, float em, float width, fz_buffer **pdf,
    float *height, fz_rect *ink, cm_error *error);

/* Adds the first page of a PDF to a document as a form XObject, which draws it with y down and its
   upper left corner at the origin. The bytes may be freed afterwards. */
bool cm_add_page_form(
    fz_context *ctx, pdf_document *doc, const unsigned char *bytes, size_t length, pdf_obj **out,
    float *width, float *height, cm_error *error);

/* A one-page PDF that shows an image XObject, or the contents of a form XObject's box, upside down if
   `flipped`; drop the buffer. Its page shows the `part` of the picture, in shares from the upper left. */
bool cm_form_as_pdf(
    fz_context *ctx, pdf_obj *form, bool flipped, fz_rect part, fz_buffer **out, cm_error *error);

/* Adds an image XObject from an image file; JPEG and JPEG 2000 data are not re-encoded. `upright`
   rotates it within the unit square, with y down, as the file's orientation says. */
bool cm_add_image(
    fz_context *ctx, pdf_document *doc, const unsigned char *bytes, size_t length, pdf_obj **out,
    int *width, int *height, fz_matrix *upright, cm_error *error);

/* Adds a stream with this dictionary and these bytes, deflated. */
bool cm_add_deflated_stream(
    fz_context *ctx, pdf_document *doc, pdf_obj *dictionary, const unsigned char *bytes,
    size_t length, pdf_obj **out, cm_error *error);

/* For use inside fz_try: the document as a compressed file; drop the buffer. */
fz_buffer *cm_write_to_buffer(fz_context *ctx, pdf_document *doc);

#endif
