/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"

/* A quarter of a gigabyte once decoded. */
static const double most_pixels = 64e6;

bool cm_image_jpeg(fz_context *ctx, fz_image *image, fz_buffer **out, cm_error *error)
{
  CM_CALL(
      ctx, error, fz_compressed_buffer *data = fz_compressed_image_buffer(ctx, image);
      *out = data ? fz_keep_buffer(ctx, data->buffer) : NULL);
}

/* Fills the pixmap with an image, through its mask if it has one. */
static void draw(
    fz_context *ctx, fz_device *device, fz_image *image, const float *rgb, fz_matrix matrix)
{
  fz_color_params params = fz_default_color_params;
  if (image->imagemask || !image->colorspace) {
    fz_fill_image_mask(ctx, device, image, matrix, fz_device_rgb(ctx), rgb, 1, params);
    return;
  }
  if (image->mask)
    fz_clip_image_mask(ctx, device, image->mask, matrix, fz_infinite_rect);
  fz_fill_image(ctx, device, image, matrix, 1, params);
  if (image->mask)
    fz_pop_clip(ctx, device);
}

bool cm_image_png(
    fz_context *ctx, fz_image *image, const float *rgb, fz_matrix turn, fz_buffer **out, int *width,
    int *height, cm_error *error)
{
  fz_pixmap *pixmap = NULL;
  fz_device *device = NULL;
  fz_var(pixmap);
  fz_var(device);
  fz_try(ctx)
  {
    bool is_stencil = image->imagemask || !image->colorspace;
    bool is_grey = !is_stencil && fz_colorspace_is_gray(ctx, image->colorspace);
    bool has_alpha = is_stencil || image->mask || image->use_colorkey;
    int w = image->mask ? fz_maxi(image->w, image->mask->w) : image->w;
    int h = image->mask ? fz_maxi(image->h, image->mask->h) : image->h;
    bool lies = turn.a == 0;
    *width = lies ? h : w;
    *height = lies ? w : h;
    if (cm_is_undecodable_jbig2(ctx, image))
      fz_throw(ctx, FZ_ERROR_UNSUPPORTED, "the image has parts of JBIG2 that cannot be decoded");
    if ((double)w * h > most_pixels)
      fz_throw(ctx, FZ_ERROR_LIMIT, "the image has more than 64 million pixels");
    fz_irect box = {0, 0, *width, *height};
    pixmap = fz_new_pixmap_with_bbox(
        ctx, is_grey ? fz_device_gray(ctx) : fz_device_rgb(ctx), box, NULL, has_alpha);
    if (has_alpha)
      fz_clear_pixmap(ctx, pixmap);
    else
      fz_clear_pixmap_with_value(ctx, pixmap, 0xFF);
    device = fz_new_draw_device(ctx, fz_identity, pixmap);
    draw(ctx, device, image, rgb, fz_concat(turn, fz_scale(*width, *height)));
    fz_close_device(ctx, device);
    *out = fz_new_buffer_from_pixmap_as_png(ctx, pixmap, fz_default_color_params);
  }
  fz_always(ctx)
  {
    fz_drop_device(ctx, device);
    fz_drop_pixmap(ctx, pixmap);
  }
  CM_END(ctx, error);
}
