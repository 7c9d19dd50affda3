/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_IMAGES_H
#define CMUPDF_IMAGES_H

#include "context.h"

/* The kind of an image's samples; a stencil's are a mask for a colour. */
typedef enum {
  CM_IMAGE_GREY,
  CM_IMAGE_RGB,
  CM_IMAGE_CMYK,
  CM_IMAGE_LAB,
  CM_IMAGE_INDEXED,
  CM_IMAGE_SEPARATION,
  CM_IMAGE_STENCIL,
} cm_image_space;

/* An image on a page. */
typedef struct {
  /* Maps the unit square, with its first row at the top (y down), to page space. */
  fz_matrix matrix;
  /* The bounds of the part that the clip leaves. */
  fz_rect visible;
  int width, height, bits;
  cm_image_space space;
  /* Whether parts of it are transparent. */
  bool has_alpha;
  /* Whether its bytes are a JPEG file that every program shows as the page does. */
  bool is_jpeg;
} cm_image_info;

/* The images in the page's contents, in drawing order: those inside the clip, without annotations,
   soft masks and repeated patterns; at most `most`. The cookie may be NULL. Drop the result. */
bool cm_page_images(
    fz_context *ctx, pdf_page *page, int most, fz_cookie *cookie, cm_image_info **out, int *count,
    cm_error *error);
void cm_drop_image_infos(fz_context *ctx, cm_image_info *infos);

/* The image with this index, NULL if there is none, and a stencil's colour. */
bool cm_page_image(
    fz_context *ctx, pdf_page *page, int most, int index, fz_cookie *cookie, fz_image **out,
    float *rgb, cm_error *error);
void cm_drop_image(fz_context *ctx, fz_image *image);

/* The bytes of an image with `is_jpeg`; drop them. */
bool cm_image_jpeg(fz_context *ctx, fz_image *image, fz_buffer **out, cm_error *error);

/* A whole image as a PNG, with its masks as alpha. `turn` maps the unit square to itself. `width` and
   `height` are those of the PNG: a mask may have a higher resolution than its image. More than 64
   million pixels are FZ_ERROR_LIMIT. */
bool cm_image_png(
    fz_context *ctx, fz_image *image, const float *rgb, fz_matrix turn, fz_buffer **out, int *width,
    int *height, cm_error *error);

#endif
