/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "redaction.h"

#include <math.h>

/* Pixels per point, and the most pixels of a page. */
static const float resolution = 300 / 72.0f;
static const float most_pixels = 24e6f;

/* Records the contents of the page in its user space. */
static fz_display_list *record(fz_context *ctx, pdf_page *page, fz_matrix to_user)
{
  fz_display_list *list = fz_new_display_list(ctx, fz_infinite_rect);
  fz_device *device = NULL;
  fz_var(device);
  fz_try(ctx)
  {
    device = cm_new_list_device(ctx, list);
    cm_run_contents(ctx, page, device, to_user, "View", NULL);
    fz_close_device(ctx, device);
  }
  fz_always(ctx) fz_drop_device(ctx, device);
  fz_catch(ctx)
  {
    fz_drop_display_list(ctx, list);
    fz_rethrow(ctx);
  }
  return list;
}

/* Draws the contents of the whole page without annotations, in its user space, as its pictures show it. */
static fz_pixmap *draw(
    fz_context *ctx, pdf_page *page, fz_matrix to_user, fz_rect box, fz_matrix *to_pixels)
{
  float scale = resolution;
  float area = (box.x1 - box.x0) * (box.y1 - box.y0);
  if (area * scale * scale > most_pixels)
    scale = sqrtf(most_pixels / area);
  *to_pixels = fz_concat(fz_translate(-box.x0, -box.y1), fz_scale(scale, -scale));
  fz_irect pixels = fz_irect_from_rect(fz_transform_rect(box, *to_pixels));
  fz_pixmap *picture = fz_new_pixmap_with_bbox(ctx, fz_device_rgb(ctx), pixels, NULL, 0);
  fz_display_list *contents = NULL;
  fz_device *device = NULL;
  fz_var(contents);
  fz_var(device);
  fz_try(ctx)
  {
    fz_clear_pixmap_with_value(ctx, picture, 255);
    contents = record(ctx, page, to_user);
    device = cm_new_draw_device(ctx, picture);
    cm_run_list(ctx, contents, device, *to_pixels, pixels, NULL);
  }
  fz_always(ctx)
  {
    fz_drop_device(ctx, device);
    fz_drop_display_list(ctx, contents);
  }
  fz_catch(ctx)
  {
    fz_drop_pixmap(ctx, picture);
    fz_rethrow(ctx);
  }
  return picture;
}

static void wipe(
    fz_context *ctx, fz_pixmap *picture, fz_matrix to_pixels, const cm_area *areas, int count)
{
  float white = 1;
  fz_path *path = fz_new_path(ctx);
  fz_device *device = NULL;
  fz_var(device);
  fz_try(ctx)
  {
    for (int i = 0; i < count; ++i) {
      fz_rect box = fz_transform_rect(fz_rect_from_quad(areas[i].quad), to_pixels);
      fz_irect whole = fz_irect_from_rect(box);
      fz_rectto(ctx, path, whole.x0, whole.y0, whole.x1, whole.y1);
    }
    device = fz_new_draw_device(ctx, fz_identity, picture);
    fz_fill_path(
        ctx, device, path, 0, fz_identity, fz_device_gray(ctx), &white, 1,
        fz_default_color_params);
    fz_close_device(ctx, device);
  }
  fz_always(ctx)
  {
    fz_drop_device(ctx, device);
    fz_drop_path(ctx, path);
  }
  fz_catch(ctx) fz_rethrow(ctx);
}

static void put_contents(
    fz_context *ctx, pdf_document *doc, pdf_page *page, fz_pixmap *picture, fz_rect box)
{
  fz_image *image = NULL;
  fz_buffer *contents = NULL;
  pdf_obj *named = NULL;
  fz_var(image);
  fz_var(contents);
  fz_var(named);
  fz_try(ctx)
  {
    image = fz_new_image_from_pixmap(ctx, picture, NULL);
    pdf_obj *resources = pdf_dict_put_dict(ctx, page->obj, PDF_NAME(Resources), 1);
    pdf_obj *images = pdf_dict_put_dict(ctx, resources, PDF_NAME(XObject), 1);
    named = pdf_add_image(ctx, doc, image);
    pdf_dict_puts(ctx, images, "Im1", named);
    contents = fz_new_buffer(ctx, 128);
    fz_append_printf(
        ctx, contents, "q\n%g 0 0 %g %g %g cm\n/Im1 Do\nQ\n", box.x1 - box.x0, box.y1 - box.y0,
        box.x0, box.y0);
    pdf_dict_put_drop(
        ctx, page->obj, PDF_NAME(Contents), pdf_add_stream(ctx, doc, contents, NULL, 0));
  }
  fz_always(ctx)
  {
    fz_drop_image(ctx, image);
    fz_drop_buffer(ctx, contents);
    pdf_drop_obj(ctx, named);
  }
  fz_catch(ctx) fz_rethrow(ctx);
}

bool cm_redact_as_picture(
    fz_context *ctx, pdf_document *doc, pdf_page *page, const cm_area *areas, int count,
    cm_error *error)
{
  fz_pixmap *picture = NULL;
  fz_var(picture);
  fz_try(ctx)
  {
    fz_rect box;
    fz_matrix from_user, to_pixels;
    pdf_page_transform(ctx, page, &box, &from_user);
    picture = draw(ctx, page, fz_invert_matrix(from_user), box, &to_pixels);
    wipe(ctx, picture, to_pixels, areas, count);
    put_contents(ctx, doc, page, picture, box);
  }
  fz_always(ctx) fz_drop_pixmap(ctx, picture);
  CM_END(ctx, error);
}
