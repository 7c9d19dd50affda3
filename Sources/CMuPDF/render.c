/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"

void cm_run_list(
    fz_context *ctx, fz_display_list *list, fz_device *device, fz_matrix ctm, fz_irect box,
    fz_cookie *cookie)
{
  /* Culling ignores the extra size from grid fitting and minimal line widths, so it gets a margin. */
  fz_rect area = fz_expand_rect(fz_rect_from_irect(box), 8);
  fz_run_display_list(ctx, list, device, ctm, area, cookie);
  /* A run that was stopped inside of a clip or a group leaves the device open: to close it would fail. */
  cm_stop_if_aborted(ctx, cookie);
  fz_close_device(ctx, device);
}

/* The original function of every drawing device. */
static int (*begin_tile)(
    fz_context *, fz_device *, fz_rect, fz_rect, float, float, fz_matrix, int, int);

static unsigned bits(float value)
{
  unsigned bits;
  memcpy(&bits, &value, sizeof bits);
  return bits;
}

/* The engine finds the tile of a pattern in the store by its pattern, its document and its scale, and draws
   it where it was when it was made. The place becomes a part of what it is found by. */
static int begin_placed_tile(
    fz_context *ctx, fz_device *device, fz_rect area, fz_rect view, float xstep, float ystep,
    fz_matrix ctm, int id, int document)
{
  unsigned place = bits(ctm.e) * 0x9E3779B1u ^ bits(ctm.f) * 0x85EBCA77u;
  int key = (int)((unsigned)document ^ place);
  return __atomic_load_n(&begin_tile, __ATOMIC_RELAXED)(
      ctx, device, area, view, xstep, ystep, ctm, id, key);
}

fz_device *cm_new_draw_device(fz_context *ctx, fz_pixmap *pixmap)
{
  fz_device *device = fz_new_draw_device(ctx, fz_identity, pixmap);
  /* All threads write the same value. */
  __atomic_store_n(&begin_tile, device->begin_tile, __ATOMIC_RELAXED);
  device->begin_tile = begin_placed_tile;
  return device;
}

fz_pixmap *cm_canvas_pixmap(fz_context *ctx, cm_canvas canvas)
{
  fz_colorspace *colors = canvas.is_bgr ? fz_device_bgr(ctx) : fz_device_rgb(ctx);
  fz_colorspace *space = canvas.components == 1 ? fz_device_gray(ctx) : colors;
  int width = canvas.box.x1 - canvas.box.x0;
  int height = canvas.box.y1 - canvas.box.y0;
  fz_pixmap *pixmap = fz_new_pixmap_with_data(
      ctx, space, width, height, NULL, canvas.components == 4, canvas.stride, canvas.samples);
  pixmap->x = canvas.box.x0;
  pixmap->y = canvas.box.y0;
  return pixmap;
}

bool cm_draw(
    fz_context *ctx, fz_display_list *list, fz_matrix ctm, cm_canvas canvas, fz_cookie *cookie,
    cm_error *error)
{
  fz_pixmap *pixmap = NULL;
  fz_device *device = NULL;
  fz_var(pixmap);
  fz_var(device);
  fz_try(ctx)
  {
    pixmap = cm_canvas_pixmap(ctx, canvas);
    device = cm_new_draw_device(ctx, pixmap);
    cm_run_list(ctx, list, device, ctm, canvas.box, cookie);
  }
  fz_always(ctx)
  {
    fz_drop_device(ctx, device);
    fz_drop_pixmap(ctx, pixmap);
  }
  CM_END(ctx, error);
}

bool cm_write_svg(
    fz_context *ctx, fz_display_list *list, fz_matrix ctm, float width, float height,
    fz_cookie *cookie, fz_buffer **out, cm_error *error)
{
  fz_buffer *buffer = NULL;
  fz_output *output = NULL;
  fz_device *device = NULL;
  fz_var(buffer);
  fz_var(output);
  fz_var(device);
  fz_try(ctx)
  {
    buffer = fz_new_buffer(ctx, 65536);
    output = fz_new_output_with_buffer(ctx, buffer);
    device = fz_new_svg_device(ctx, output, width, height, FZ_SVG_TEXT_AS_PATH, 1);
    fz_run_display_list(ctx, list, device, ctm, fz_infinite_rect, cookie);
    cm_stop_if_aborted(ctx, cookie);
    fz_close_device(ctx, device);
    fz_close_output(ctx, output);
    *out = fz_keep_buffer(ctx, buffer);
  }
  fz_always(ctx)
  {
    fz_drop_device(ctx, device);
    fz_drop_output(ctx, output);
    fz_drop_buffer(ctx, buffer);
  }
  CM_END(ctx, error);
}

void cm_abort(fz_cookie *cookie) { __atomic_store_n(&cookie->abort, 1, __ATOMIC_RELAXED); }
bool cm_is_aborted(fz_cookie *cookie) { return __atomic_load_n(&cookie->abort, __ATOMIC_RELAXED); }
