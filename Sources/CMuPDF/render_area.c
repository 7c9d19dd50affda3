/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"

/* Draws images as white areas, and otherwise only clips and masks, on the device that it wraps. */
typedef struct {
  fz_device super;
  /* The functions that pass every call on. */
  fz_device plain;
  fz_image *white;
  /* The nesting depth of soft masks, whose contents must be drawn unchanged. */
  int masks;
  bool any;
} area_device;

static void draw_area(
    fz_context *ctx, fz_device *device, fz_image *image, fz_matrix ctm, float alpha,
    fz_color_params params)
{
  area_device *area = (area_device *)device;
  area->any = true;
  fz_fill_image(ctx, device->passthrough, area->white, ctm, 1, params);
}

static void set_marks(area_device *area, bool drawn)
{
  fz_device *device = &area->super;
  device->fill_path = drawn ? area->plain.fill_path : NULL;
  device->stroke_path = drawn ? area->plain.stroke_path : NULL;
  device->fill_text = drawn ? area->plain.fill_text : NULL;
  device->stroke_text = drawn ? area->plain.stroke_text : NULL;
  device->fill_shade = drawn ? area->plain.fill_shade : NULL;
  device->fill_image_mask = drawn ? area->plain.fill_image_mask : NULL;
  device->fill_image = drawn ? area->plain.fill_image : draw_area;
}

static void begin_mask(
    fz_context *ctx, fz_device *device, fz_rect rect, int luminosity, fz_colorspace *space,
    const float *color, fz_color_params params)
{
  area_device *area = (area_device *)device;
  area->masks += 1;
  set_marks(area, true);
  fz_begin_mask(ctx, device->passthrough, rect, luminosity, space, color, params);
}

static void end_mask(fz_context *ctx, fz_device *device, fz_function *function)
{
  area_device *area = (area_device *)device;
  area->masks -= 1;
  set_marks(area, area->masks > 0);
  fz_end_mask_tr(ctx, device->passthrough, function);
}

static void begin_group(
    fz_context *ctx, fz_device *device, fz_rect rect, fz_colorspace *space, int isolated,
    int knockout, int blend, float alpha)
{
  bool area = ((area_device *)device)->masks == 0;
  fz_begin_group(
      ctx, device->passthrough, rect, space, isolated, knockout, area ? FZ_BLEND_NORMAL : blend,
      area ? 1 : alpha);
}

/* Without an id: these tiles must not share the store with those of the real drawing. */
static int begin_tile(
    fz_context *ctx, fz_device *device, fz_rect rect, fz_rect view, float xstep, float ystep,
    fz_matrix ctm, int id, int document)
{
  fz_begin_tile(ctx, device->passthrough, rect, view, xstep, ystep, ctm);
  return 0;
}

static area_device *new_area_device(fz_context *ctx, fz_device *target, fz_image *white)
{
  area_device *device = fz_new_derived_passthrough_device(ctx, target, area_device);
  device->plain = device->super;
  device->white = white;
  device->super.begin_mask = begin_mask;
  device->super.end_mask = end_mask;
  device->super.begin_group = begin_group;
  device->super.begin_tile = begin_tile;
  set_marks(device, false);
  return device;
}

bool cm_draw_picture_area(
    fz_context *ctx, fz_display_list *list, fz_matrix ctm, cm_canvas canvas, fz_cookie *cookie,
    bool *any, cm_error *error)
{
  fz_pixmap *pixel = NULL;
  fz_image *white = NULL;
  fz_pixmap *pixmap = NULL;
  fz_device *target = NULL;
  area_device *device = NULL;
  fz_var(pixel);
  fz_var(white);
  fz_var(pixmap);
  fz_var(target);
  fz_var(device);
  fz_try(ctx)
  {
    pixel = fz_new_pixmap(ctx, fz_device_gray(ctx), 1, 1, NULL, 0);
    fz_clear_pixmap_with_value(ctx, pixel, 255);
    white = fz_new_image_from_pixmap(ctx, pixel, NULL);
    pixmap = cm_canvas_pixmap(ctx, canvas);
    target = cm_new_draw_device(ctx, pixmap);
    device = new_area_device(ctx, target, white);
    cm_run_list(ctx, list, &device->super, ctm, canvas.box, cookie);
    *any = device->any;
  }
  fz_always(ctx)
  {
    fz_drop_device(ctx, device ? &device->super : NULL);
    fz_drop_device(ctx, target);
    fz_drop_pixmap(ctx, pixmap);
    fz_drop_image(ctx, white);
    fz_drop_pixmap(ctx, pixel);
  }
  CM_END(ctx, error);
}
