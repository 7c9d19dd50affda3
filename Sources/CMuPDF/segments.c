/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "contents_search.h"

/* The number of straight pieces that replace a curve. */
enum { CURVE_PIECES = 8 };

typedef struct {
  contents_search search;
  cm_segment *segments;
  int count, capacity;
} segment_device;

/* The state of walking a path. */
typedef struct {
  segment_device *device;
  fz_matrix ctm;
  fz_rect scissor;
  fz_point start, current;
} segment_path;

static void add(
    fz_context *ctx, segment_path *path, fz_point from, fz_point to, bool starts, bool ends)
{
  segment_device *device = path->device;
  cm_count_call(ctx, &device->search);
  fz_rect box = {fz_min(from.x, to.x), fz_min(from.y, to.y), fz_max(from.x, to.x),
                 fz_max(from.y, to.y)};
  fz_rect clip = path->scissor;
  bool is_seen = box.x0 <= clip.x1 && box.x1 >= clip.x0 && box.y0 <= clip.y1 && box.y1 >= clip.y0;
  if (!is_seen || (from.x == to.x && from.y == to.y))
    return;
  if (device->count == device->search.most)
    cm_end_search(ctx, &device->search);
  if (device->count == device->capacity) {
    int capacity = device->capacity ? device->capacity * 2 : 256;
    device->segments = fz_realloc_array(ctx, device->segments, capacity, cm_segment);
    device->capacity = capacity;
  }
  device->segments[device->count++] = (cm_segment){from.x, from.y, to.x, to.y, starts, ends};
}

static void move_to(fz_context *ctx, void *arg, float x, float y)
{
  segment_path *path = arg;
  path->start = path->current = fz_transform_point_xy(x, y, path->ctm);
}

static void line_to(fz_context *ctx, void *arg, float x, float y)
{
  segment_path *path = arg;
  fz_point end = fz_transform_point_xy(x, y, path->ctm);
  add(ctx, path, path->current, end, true, true);
  path->current = end;
}

static void curve_to(
    fz_context *ctx, void *arg, float x1, float y1, float x2, float y2, float x3, float y3)
{
  segment_path *path = arg;
  fz_point a = path->current;
  fz_point b = fz_transform_point_xy(x1, y1, path->ctm);
  fz_point c = fz_transform_point_xy(x2, y2, path->ctm);
  fz_point d = fz_transform_point_xy(x3, y3, path->ctm);
  for (int piece = 1; piece <= CURVE_PIECES; ++piece) {
    float t = (float)piece / CURVE_PIECES, s = 1 - t;
    float wa = s * s * s, wb = 3 * s * s * t, wc = 3 * s * t * t, wd = t * t * t;
    fz_point point = {
        wa * a.x + wb * b.x + wc * c.x + wd * d.x, wa * a.y + wb * b.y + wc * c.y + wd * d.y};
    add(ctx, path, path->current, point, piece == 1, piece == CURVE_PIECES);
    path->current = point;
  }
}

static void close_path(fz_context *ctx, void *arg)
{
  segment_path *path = arg;
  add(ctx, path, path->current, path->start, true, true);
  path->current = path->start;
}

static const fz_path_walker walker = {move_to, line_to, curve_to, close_path};

static void take_path(
    fz_context *ctx, fz_device *super, const fz_path *path, fz_matrix ctm, float alpha)
{
  segment_device *device = (segment_device *)super;
  if (device->search.masks > 0 || alpha <= 0)
    return;
  segment_path walk = {device, ctm, fz_device_current_scissor(ctx, super)};
  fz_walk_path(ctx, path, &walker, &walk);
}

static void fill_path(
    fz_context *ctx, fz_device *device, const fz_path *path, int even_odd, fz_matrix ctm,
    fz_colorspace *space, const float *color, float alpha, fz_color_params params)
{
  take_path(ctx, device, path, ctm, alpha);
}

static void stroke_path(
    fz_context *ctx, fz_device *device, const fz_path *path, const fz_stroke_state *stroke,
    fz_matrix ctm, fz_colorspace *space, const float *color, float alpha, fz_color_params params)
{
  take_path(ctx, device, path, ctm, alpha);
}

static void fill_image(
    fz_context *ctx, fz_device *super, fz_image *image, fz_matrix ctm, float alpha,
    fz_color_params params)
{
  segment_device *device = (segment_device *)super;
  if (device->search.masks > 0 || alpha <= 0)
    return;
  segment_path walk = {device, ctm, fz_device_current_scissor(ctx, super)};
  move_to(ctx, &walk, 0, 0);
  line_to(ctx, &walk, 1, 0);
  line_to(ctx, &walk, 1, 1);
  line_to(ctx, &walk, 0, 1);
  close_path(ctx, &walk);
}

static void drop_device(fz_context *ctx, fz_device *device)
{
  fz_free(ctx, ((segment_device *)device)->segments);
}

static segment_device *new_segment_device(fz_context *ctx, int most)
{
  segment_device *device = fz_new_derived_device(ctx, segment_device);
  cm_init_search(&device->search, most);
  device->search.super.drop_device = drop_device;
  device->search.super.fill_path = fill_path;
  device->search.super.stroke_path = stroke_path;
  device->search.super.fill_image = fill_image;
  fz_enable_device_hints(ctx, &device->search.super, FZ_DONT_DECODE_IMAGES);
  return device;
}

bool cm_page_segments(
    fz_context *ctx, pdf_page *page, int most, fz_cookie *cookie, cm_segment **out, int *count,
    cm_error *error)
{
  segment_device *device = NULL;
  fz_var(device);
  fz_try(ctx)
  {
    device = new_segment_device(ctx, most);
    cm_run_search(ctx, page, &device->search, cookie);
    *out = device->segments;
    *count = device->count;
    device->segments = NULL;
  }
  fz_always(ctx) fz_drop_device(ctx, device ? &device->search.super : NULL);
  CM_END(ctx, error);
}

void cm_drop_segments(fz_context *ctx, cm_segment *segments) { fz_free(ctx, segments); }
