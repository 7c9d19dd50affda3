/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"

/* The limit in pixels: a quarter of a gigabyte once decoded. */
static const float most_pixels = 64e6f;

/* Draws a part of an image with its orientation applied. */
static fz_buffer *redraw(fz_context *ctx, fz_image *image, uint8_t orientation, fz_rect part)
{
  fz_pixmap *pixmap = NULL;
  fz_device *device = NULL;
  fz_buffer *out = NULL;
  fz_var(pixmap);
  fz_var(device);
  fz_try(ctx)
  {
    fz_irect box = fz_irect_from_rect(part);
    bool lies = orientation > 1 && orientation % 2 == 0;
    fz_matrix matrix = fz_concat(
        fz_image_orientation_matrix(ctx, image),
        fz_scale(lies ? image->h : image->w, lies ? image->w : image->h));
    pixmap = fz_new_pixmap_with_bbox(ctx, fz_device_rgb(ctx), box, NULL, 1);
    fz_clear_pixmap(ctx, pixmap);
    device = fz_new_draw_device(ctx, fz_identity, pixmap);
    fz_fill_image(ctx, device, image, matrix, 1, fz_default_color_params);
    fz_close_device(ctx, device);
    out = fz_new_buffer_from_pixmap_as_png(ctx, pixmap, fz_default_color_params);
  }
  fz_always(ctx)
  {
    fz_drop_device(ctx, device);
    fz_drop_pixmap(ctx, pixmap);
  }
  fz_catch(ctx) fz_rethrow(ctx);
  return out;
}

bool cm_upright_picture(
    fz_context *ctx, const unsigned char *bytes, size_t length, const fz_rect *crop,
    fz_buffer **out, float *width, float *height, cm_error *error)
{
  fz_buffer *source = NULL;
  fz_image *image = NULL;
  fz_var(source);
  fz_var(image);
  fz_try(ctx)
  {
    source = fz_new_buffer_from_copied_data(ctx, bytes, length);
    image = fz_new_image_from_buffer(ctx, source);
    uint8_t orientation = fz_image_orientation(ctx, image);
    bool lies = orientation > 1 && orientation % 2 == 0;
    fz_rect part = {0, 0, lies ? image->h : image->w, lies ? image->w : image->h};
    if (part.x1 * part.y1 > most_pixels)
      fz_throw(ctx, FZ_ERROR_LIMIT, "the image has more than 64 million pixels");
    if (crop) {
      fz_rect wanted = {
          part.x1 * crop->x0, part.y1 * crop->y0, part.x1 * crop->x1, part.y1 * crop->y1};
      part = fz_rect_from_irect(fz_round_rect(fz_intersect_rect(part, wanted)));
    }
    if (part.x1 - part.x0 < 1 || part.y1 - part.y0 < 1)
      fz_throw(ctx, FZ_ERROR_ARGUMENT, "nothing of the image is left");
    *width = part.x1 - part.x0;
    *height = part.y1 - part.y0;
    if (crop)
      *out = redraw(ctx, image, orientation, part);
  }
  fz_always(ctx)
  {
    fz_drop_image(ctx, image);
    fz_drop_buffer(ctx, source);
  }
  CM_END(ctx, error);
}

bool cm_first_page_size(
    fz_context *ctx, const unsigned char *bytes, size_t length, float *width, float *height,
    cm_error *error)
{
  fz_stream *stream = NULL;
  pdf_document *doc = NULL;
  fz_var(stream);
  fz_var(doc);
  fz_try(ctx)
  {
    stream = fz_open_memory(ctx, bytes, length);
    doc = pdf_open_document_with_stream(ctx, stream);
    fz_rect box;
    fz_matrix transform;
    pdf_page_obj_transform(ctx, pdf_lookup_page_obj(ctx, doc, 0), &box, &transform);
    box = fz_transform_rect(box, transform);
    *width = box.x1 - box.x0;
    *height = box.y1 - box.y0;
  }
  fz_always(ctx)
  {
    pdf_drop_document(ctx, doc);
    fz_drop_stream(ctx, stream);
  }
  CM_END(ctx, error);
}
