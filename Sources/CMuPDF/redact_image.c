/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "redaction.h"

#include <math.h>

typedef struct {
  fz_point corners[4];
} outline;

/* An area in the samples of a picture, whose first row is at the top. */
static outline in_samples(fz_quad area, fz_matrix ctm, const fz_pixmap *picture)
{
  fz_matrix map = fz_post_scale(fz_invert_matrix(ctm), picture->w, picture->h);
  fz_quad quad = fz_transform_quad(area, map);
  outline result = {{quad.ul, quad.ur, quad.lr, quad.ll}};
  for (int i = 0; i < 4; ++i)
    result.corners[i].y = picture->h - result.corners[i].y;
  return result;
}

/* What of a convex outline lies between two heights, from left to right; false where nothing does. */
static bool cross_section(const outline *area, float top, float bottom, float *left, float *right)
{
  bool is_any = false;
  for (int i = 0; i < 4; ++i) {
    fz_point a = area->corners[i], b = area->corners[(i + 1) % 4];
    fz_point high = a.y < b.y ? a : b, low = a.y < b.y ? b : a;
    if (low.y <= top || high.y >= bottom)
      continue;
    float height = low.y - high.y;
    for (int end = 0; end < 2; ++end) {
      float part = end;
      if (height > 0)
        part = (fz_clamp(end ? bottom : top, high.y, low.y) - high.y) / height;
      float x = high.x + (low.x - high.x) * part;
      *left = is_any ? fz_min(*left, x) : x;
      *right = is_any ? fz_max(*right, x) : x;
      is_any = true;
    }
  }
  return is_any;
}

/* Less of a sample than this is the rounding of numbers. */
static const float hair = 0.01f;

static int sample(float place, int count)
{
  return (int)fz_clamp(place, 0, count);
}

/* Makes the samples in an area one value, each that has some part in it. */
static void fill(fz_pixmap *picture, fz_quad area, fz_matrix ctm, unsigned char value)
{
  int colors = picture->n - picture->alpha;
  outline region = in_samples(area, ctm, picture);
  for (int y = 0; y < picture->h; ++y) {
    float left, right;
    if (!cross_section(&region, y + hair, y + 1 - hair, &left, &right))
      continue;
    unsigned char *row = picture->samples + (size_t)y * picture->stride;
    int end = sample(ceilf(right - hair), picture->w);
    for (int x = sample(floorf(left + hair), picture->w); x < end; ++x)
      for (int k = 0; k < picture->n; ++k)
        row[(size_t)x * picture->n + k] = k < colors ? value : 255;
  }
}

/* The colours of the device are named so in the file again, and not by a profile of the engine's. */
static void name_colors(fz_context *ctx, fz_pixmap *picture)
{
  static const struct {
    enum fz_colorspace_type type;
    int count;
    const char *name;
  } plain[] = {
    {FZ_COLORSPACE_GRAY, 1, "DeviceGray"},
    {FZ_COLORSPACE_RGB, 3, "DeviceRGB"},
    {FZ_COLORSPACE_CMYK, 4, "DeviceCMYK"}};
  fz_colorspace *space = picture->colorspace;
  if (space != fz_device_gray(ctx) && space != fz_device_rgb(ctx) && space != fz_device_cmyk(ctx))
    return;
  for (int i = 0; i < 3; ++i)
    if (fz_colorspace_type(ctx, space) == plain[i].type) {
      picture->colorspace = fz_new_colorspace(
          ctx, plain[i].type, FZ_COLORSPACE_IS_DEVICE, plain[i].count, plain[i].name);
      fz_drop_colorspace(ctx, space);
      return;
    }
}

static fz_pixmap *copy_of(fz_context *ctx, fz_image *image)
{
  fz_pixmap *original = fz_get_pixmap_from_image(ctx, image, NULL, NULL, NULL, NULL);
  fz_pixmap *copy = NULL;
  fz_var(copy);
  fz_try(ctx)
  {
    copy = fz_clone_pixmap(ctx, original);
    if (image->imagemask)
      fz_invert_pixmap_alpha(ctx, copy);
  }
  fz_always(ctx) fz_drop_pixmap(ctx, original);
  fz_catch(ctx) fz_rethrow(ctx);
  return copy;
}

/* The picture with the samples in the areas made one value. */
static fz_image *cleared(
    fz_context *ctx, const cm_redaction *redaction, fz_matrix ctm, fz_image *image)
{
  fz_pixmap *picture = NULL;
  fz_pixmap *mask = NULL;
  fz_image *result = NULL;
  fz_var(picture);
  fz_var(mask);
  fz_var(result);
  fz_try(ctx)
  {
    picture = copy_of(ctx, image);
    mask = image->mask ? copy_of(ctx, image->mask) : NULL;
    /* A single sample that shows through a mask is no picture: the mask is. */
    bool is_ground = mask && picture->w == 1 && picture->h == 1;
    unsigned char white = fz_colorspace_is_subtractive(ctx, picture->colorspace) ? 0 : 255;
    for (int i = 0; i < redaction->count; ++i) {
      fz_quad area = redaction->areas[i].quad;
      if (!is_ground)
        fill(picture, area, ctm, white);
      if (mask)
        fill(mask, area, ctm, 255);
    }
    name_colors(ctx, picture);
    result = fz_new_image_from_pixmap(ctx, picture, NULL);
    result->imagemask = image->imagemask;
    if (mask) {
      fz_drop_image(ctx, result->mask);
      result->mask = NULL;
      result->mask = fz_new_image_from_pixmap(ctx, mask, NULL);
    }
  }
  fz_always(ctx)
  {
    fz_drop_pixmap(ctx, picture);
    fz_drop_pixmap(ctx, mask);
  }
  fz_catch(ctx)
  {
    fz_drop_image(ctx, result);
    fz_rethrow(ctx);
  }
  return result;
}

fz_image *cm_redact_image(
    fz_context *ctx, void *opaque, fz_matrix ctm, const char *name, fz_image *image, fz_rect clip)
{
  cm_redaction *redaction = opaque;
  fz_quad place = fz_transform_quad(fz_quad_from_rect(fz_unit_rect), ctm);
  bool is_touched = redaction->takes_images;
  bool goes = redaction->takes_images || fz_is_empty_rect(fz_rect_from_quad(place));
  for (int i = 0; i < redaction->count; ++i) {
    fz_quad area = redaction->areas[i].quad;
    if (!cm_quads_touch(place, area))
      continue;
    is_touched = true;
    goes = goes || redaction->options.whole_images || fz_is_quad_inside_quad(place, area);
  }
  /* A single sample is a colour of some ground, and shows nothing. */
  if (!goes && image->w == 1 && image->h == 1 && !image->mask)
    return fz_keep_image(ctx, image);
  if (!is_touched)
    return fz_keep_image(ctx, image);
  cm_redaction_took(ctx, redaction);
  if (goes)
    return NULL;
  return redaction->is_trial ? fz_keep_image(ctx, image) : cleared(ctx, redaction, ctm, image);
}
