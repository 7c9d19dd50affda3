/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "redaction.h"

/* The samples of a picture that a quad of the page touches; the first row is at the top. */
static fz_irect samples_in(fz_quad area, fz_matrix ctm, const fz_pixmap *picture)
{
  fz_matrix to_samples = fz_post_scale(fz_invert_matrix(ctm), picture->w, picture->h);
  fz_irect box = fz_irect_from_rect(fz_rect_from_quad(fz_transform_quad(area, to_samples)));
  fz_irect flipped = {
    fz_clampi(box.x0, 0, picture->w), fz_clampi(picture->h - box.y1, 0, picture->h),
    fz_clampi(box.x1, 0, picture->w), fz_clampi(picture->h - box.y0, 0, picture->h)};
  return flipped;
}

static void fill(fz_pixmap *picture, fz_irect box, unsigned char value)
{
  int colors = picture->n - picture->alpha;
  for (int y = box.y0; y < box.y1; ++y) {
    unsigned char *row = picture->samples + (size_t)y * picture->stride;
    for (int x = box.x0; x < box.x1; ++x)
      for (int k = 0; k < picture->n; ++k)
        row[(size_t)x * picture->n + k] = k < colors ? value : 255;
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
        fill(picture, samples_in(area, ctm, picture), white);
      if (mask)
        fill(mask, samples_in(area, ctm, mask), 255);
    }
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
  if (!is_touched)
    return fz_keep_image(ctx, image);
  cm_redaction_took(ctx, redaction);
  if (goes)
    return NULL;
  return redaction->is_trial ? fz_keep_image(ctx, image) : cleared(ctx, redaction, ctm, image);
}
