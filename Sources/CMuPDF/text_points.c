/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"

#include <math.h>

/* Text can be so small that it is a point: in a font of size 0, or through a matrix of zeros. The engine
   leaves it out, but other programs copy it. */

/* The size in points of the letters that stand for such text; small, so that what covers the first one
   nearly covers all. */
static const float size = 0.002f;

/* The device that reads all text, with its original functions. One thread reads the text of a page without
   interruption. */
static _Thread_local fz_device original;

bool cm_is_point(const fz_text_span *span, fz_matrix ctm)
{
  fz_matrix m = fz_concat(span->trm, ctm);
  float most = fz_max(fz_max(fabsf(m.a), fabsf(m.b)), fz_max(fabsf(m.c), fabsf(m.d)));
  return span->len > 0 && most < size;
}

/* Adds the letters of a point, at its place on the page. */
static void enlarge(fz_context *ctx, fz_text *larger, const fz_text_span *span, fz_matrix ctm)
{
  fz_matrix place = {size, 0, 0, -size, 0, 0};
  fz_point point = fz_transform_point_xy(span->items[0].x, span->items[0].y, ctm);
  place.e = point.x;
  place.f = point.y;
  for (int i = 0; i < span->len; ++i) {
    const fz_text_item *item = &span->items[i];
    fz_show_glyph(
        ctx, larger, span->font, place, item->gid, item->ucs, 0, span->bidi_level,
        span->markup_dir, span->language);
    if (item->gid >= 0)
      place.e += size * fz_advance_glyph(ctx, span->font, item->gid, 0);
  }
}

/* Text that is no point is passed on as it is. */
static void show_points(fz_context *ctx, fz_device *device, const fz_text *text, fz_matrix ctm)
{
  fz_text *larger = NULL;
  fz_var(larger);
  fz_try(ctx)
  {
    for (const fz_text_span *span = text->head; span; span = span->next)
      if (cm_is_point(span, ctm)) {
        if (!larger)
          larger = fz_new_text(ctx);
        enlarge(ctx, larger, span, ctm);
      }
    if (larger)
      original.ignore_text(ctx, device, larger, fz_identity);
  }
  fz_always(ctx) fz_drop_text(ctx, larger);
  fz_catch(ctx) fz_rethrow(ctx);
}

static void fill_text(
    fz_context *ctx, fz_device *device, const fz_text *text, fz_matrix ctm, fz_colorspace *space,
    const float *color, float alpha, fz_color_params params)
{
  show_points(ctx, device, text, ctm);
  original.fill_text(ctx, device, text, ctm, space, color, alpha, params);
}

static void stroke_text(
    fz_context *ctx, fz_device *device, const fz_text *text, const fz_stroke_state *stroke,
    fz_matrix ctm, fz_colorspace *space, const float *color, float alpha, fz_color_params params)
{
  show_points(ctx, device, text, ctm);
  original.stroke_text(ctx, device, text, stroke, ctm, space, color, alpha, params);
}

static void clip_text(
    fz_context *ctx, fz_device *device, const fz_text *text, fz_matrix ctm, fz_rect scissor)
{
  show_points(ctx, device, text, ctm);
  original.clip_text(ctx, device, text, ctm, scissor);
}

static void clip_stroke_text(
    fz_context *ctx, fz_device *device, const fz_text *text, const fz_stroke_state *stroke,
    fz_matrix ctm, fz_rect scissor)
{
  show_points(ctx, device, text, ctm);
  original.clip_stroke_text(ctx, device, text, stroke, ctm, scissor);
}

static void ignore_text(
    fz_context *ctx, fz_device *device, const fz_text *text, fz_matrix ctm)
{
  show_points(ctx, device, text, ctm);
  original.ignore_text(ctx, device, text, ctm);
}

void cm_enlarge_points(fz_device *device)
{
  original = *device;
  device->fill_text = fill_text;
  device->stroke_text = stroke_text;
  device->clip_text = clip_text;
  device->clip_stroke_text = clip_stroke_text;
  device->ignore_text = ignore_text;
}
