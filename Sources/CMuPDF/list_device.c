/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"

/* More dashes are not visible: the engine makes each of them, and no cookie stops it. */
static const float most_dashes = 1e6f;

/* The original functions of every list device. */
static void (*stroke_path)(
    fz_context *, fz_device *, const fz_path *, const fz_stroke_state *, fz_matrix,
    fz_colorspace *, const float *, float, fz_color_params);
static void (*clip_stroke_path)(
    fz_context *, fz_device *, const fz_path *, const fz_stroke_state *, fz_matrix, fz_rect);
static void (*fill_image)(fz_context *, fz_device *, fz_image *, fz_matrix, float, fz_color_params);
static void (*fill_image_mask)(
    fz_context *, fz_device *, fz_image *, fz_matrix, fz_colorspace *, const float *, float,
    fz_color_params);
static void (*clip_image_mask)(fz_context *, fz_device *, fz_image *, fz_matrix, fz_rect);

/* Threads with contexts of their own make devices at the same time. */
#define ORIGINAL(function) __atomic_load_n(&function, __ATOMIC_RELAXED)

/* NULL if the stroke can be drawn unchanged. */
static fz_stroke_state *without_dashes(
    fz_context *ctx, const fz_path *path, const fz_stroke_state *stroke)
{
  float period = 0;
  for (int i = 0; i < stroke->dash_len; ++i)
    period += stroke->dash_list[i];
  if (stroke->dash_len == 0)
    return NULL;
  fz_rect box = fz_bound_path(ctx, path, NULL, fz_identity);
  float extent = (box.x1 - box.x0) + (box.y1 - box.y0);
  /* NaN counts as too many. */
  if (extent <= most_dashes * period)
    return NULL;
  fz_stroke_state *solid = fz_new_stroke_state(ctx);
  solid->start_cap = stroke->start_cap;
  solid->end_cap = stroke->end_cap;
  solid->linejoin = stroke->linejoin;
  solid->linewidth = stroke->linewidth;
  solid->miterlimit = stroke->miterlimit;
  return solid;
}

static void careful_stroke_path(
    fz_context *ctx, fz_device *device, const fz_path *path, const fz_stroke_state *stroke,
    fz_matrix ctm, fz_colorspace *space, const float *color, float alpha, fz_color_params params)
{
  fz_stroke_state *solid = without_dashes(ctx, path, stroke);
  fz_try(ctx)
      ORIGINAL(stroke_path)(
          ctx, device, path, solid ? solid : stroke, ctm, space, color, alpha, params);
  fz_always(ctx) fz_drop_stroke_state(ctx, solid);
  fz_catch(ctx) fz_rethrow(ctx);
}

static void careful_clip_stroke_path(
    fz_context *ctx, fz_device *device, const fz_path *path, const fz_stroke_state *stroke,
    fz_matrix ctm, fz_rect scissor)
{
  fz_stroke_state *solid = without_dashes(ctx, path, stroke);
  fz_try(ctx)
      ORIGINAL(clip_stroke_path)(ctx, device, path, solid ? solid : stroke, ctm, scissor);
  fz_always(ctx) fz_drop_stroke_state(ctx, solid);
  fz_catch(ctx) fz_rethrow(ctx);
}

/* Omits an image whose decoder would not come to an end, and checks no cookie, or would make a black picture
   of it. */
static void careful_fill_image(
    fz_context *ctx, fz_device *device, fz_image *image, fz_matrix ctm, float alpha,
    fz_color_params params)
{
  if (!cm_is_undecodable_jbig2(ctx, image))
    ORIGINAL(fill_image)(ctx, device, image, ctm, alpha, params);
}

static void careful_fill_image_mask(
    fz_context *ctx, fz_device *device, fz_image *image, fz_matrix ctm, fz_colorspace *space,
    const float *color, float alpha, fz_color_params params)
{
  if (!cm_is_undecodable_jbig2(ctx, image))
    ORIGINAL(fill_image_mask)(ctx, device, image, ctm, space, color, alpha, params);
}

/* Each clip is popped later, so there must be one: the image's place. */
static void careful_clip_image_mask(
    fz_context *ctx, fz_device *device, fz_image *image, fz_matrix ctm, fz_rect scissor)
{
  if (!cm_is_undecodable_jbig2(ctx, image)) {
    ORIGINAL(clip_image_mask)(ctx, device, image, ctm, scissor);
    return;
  }
  fz_path *path = fz_new_path(ctx);
  fz_try(ctx)
  {
    fz_rectto(ctx, path, 0, 0, 1, 1);
    fz_clip_path(ctx, device, path, 0, ctm, scissor);
  }
  fz_always(ctx) fz_drop_path(ctx, path);
  fz_catch(ctx) fz_rethrow(ctx);
}

fz_device *cm_new_list_device(fz_context *ctx, fz_display_list *list)
{
  fz_device *device = fz_new_list_device(ctx, list);
  /* All threads write the same value. */
  __atomic_store_n(&stroke_path, device->stroke_path, __ATOMIC_RELAXED);
  __atomic_store_n(&clip_stroke_path, device->clip_stroke_path, __ATOMIC_RELAXED);
  __atomic_store_n(&fill_image, device->fill_image, __ATOMIC_RELAXED);
  __atomic_store_n(&fill_image_mask, device->fill_image_mask, __ATOMIC_RELAXED);
  __atomic_store_n(&clip_image_mask, device->clip_image_mask, __ATOMIC_RELAXED);
  device->stroke_path = careful_stroke_path;
  device->clip_stroke_path = careful_clip_stroke_path;
  device->fill_image = careful_fill_image;
  device->fill_image_mask = careful_fill_image_mask;
  device->clip_image_mask = careful_clip_image_mask;
  return device;
}
