/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "redaction.h"

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
  /* A single sample is the colour of some background, and shows nothing. */
  if (!goes && image->w == 1 && image->h == 1 && !image->mask)
    return fz_keep_image(ctx, image);
  if (!is_touched)
    return fz_keep_image(ctx, image);
  cm_redaction_took(ctx, redaction);
  /* Of samples that cannot be decoded, no part can be cut out: the image would become black. */
  if (goes || cm_is_undecodable_jbig2(ctx, image)) {
    redaction->removed.images++;
    return NULL;
  }
  redaction->removed.image_parts++;
  /* The processor after this filter rewrites the image. */
  redaction->cuts_image = true;
  redaction->image_place = ctm;
  return fz_keep_image(ctx, image);
}
