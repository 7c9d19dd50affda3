/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"

/* The device that reads a page's text, with its original functions, and whether that is all text so far
   that the page could show. One thread reads the text of a page without interruption. */
static _Thread_local struct {
  fz_device original;
  fz_rect paper;
  bool shows_all;
} watched;

static bool holds(fz_rect room, fz_rect box)
{
  return box.x0 >= room.x0 && box.y0 >= room.y0 && box.x1 <= room.x1 && box.y1 <= room.y1;
}

/* A letter is taken to reach no further than two sizes of its font, which is more than the engine needs
   to keep it: only letters that are entirely outside are left out. */
static fz_rect reach(const fz_text_span *span, fz_matrix ctm)
{
  fz_matrix size = {span->trm.a, span->trm.b, span->trm.c, span->trm.d, 0, 0};
  fz_rect letter = fz_transform_rect(fz_make_rect(-1, -1, 2, 2), size);
  fz_rect all = {span->items[0].x, span->items[0].y, span->items[0].x, span->items[0].y};
  for (int i = 1; i < span->len; ++i) {
    all.x0 = fz_min(all.x0, span->items[i].x);
    all.y0 = fz_min(all.y0, span->items[i].y);
    all.x1 = fz_max(all.x1, span->items[i].x);
    all.y1 = fz_max(all.y1, span->items[i].y);
  }
  all.x0 += letter.x0;
  all.y0 += letter.y0;
  all.x1 += letter.x1;
  all.y1 += letter.y1;
  return fz_transform_rect(all, ctm);
}

static void watch(fz_context *ctx, fz_device *device, const fz_text *text, fz_matrix ctm)
{
  if (!watched.shows_all)
    return;
  fz_rect room = fz_intersect_rect(watched.paper, fz_device_current_scissor(ctx, device));
  for (const fz_text_span *span = text->head; span; span = span->next)
    if (span->len > 0 && (cm_is_point(span, ctm) || !holds(room, reach(span, ctm))))
      watched.shows_all = false;
}

static void fill_text(
    fz_context *ctx, fz_device *device, const fz_text *text, fz_matrix ctm, fz_colorspace *space,
    const float *color, float alpha, fz_color_params params)
{
  watch(ctx, device, text, ctm);
  watched.original.fill_text(ctx, device, text, ctm, space, color, alpha, params);
}

static void stroke_text(
    fz_context *ctx, fz_device *device, const fz_text *text, const fz_stroke_state *stroke,
    fz_matrix ctm, fz_colorspace *space, const float *color, float alpha, fz_color_params params)
{
  watch(ctx, device, text, ctm);
  watched.original.stroke_text(ctx, device, text, stroke, ctm, space, color, alpha, params);
}

static void clip_text(
    fz_context *ctx, fz_device *device, const fz_text *text, fz_matrix ctm, fz_rect scissor)
{
  watch(ctx, device, text, ctm);
  watched.original.clip_text(ctx, device, text, ctm, scissor);
}

static void clip_stroke_text(
    fz_context *ctx, fz_device *device, const fz_text *text, const fz_stroke_state *stroke,
    fz_matrix ctm, fz_rect scissor)
{
  watch(ctx, device, text, ctm);
  watched.original.clip_stroke_text(ctx, device, text, stroke, ctm, scissor);
}

static void ignore_text(
    fz_context *ctx, fz_device *device, const fz_text *text, fz_matrix ctm)
{
  watch(ctx, device, text, ctm);
  watched.original.ignore_text(ctx, device, text, ctm);
}

/* Images and replacement text divide the text in another way if they are left out. */

static void fill_image(
    fz_context *ctx, fz_device *device, fz_image *image, fz_matrix ctm, float alpha,
    fz_color_params params)
{
  watched.shows_all = false;
  if (watched.original.fill_image)
    watched.original.fill_image(ctx, device, image, ctm, alpha, params);
}

static void fill_image_mask(
    fz_context *ctx, fz_device *device, fz_image *image, fz_matrix ctm, fz_colorspace *space,
    const float *color, float alpha, fz_color_params params)
{
  watched.shows_all = false;
  if (watched.original.fill_image_mask)
    watched.original.fill_image_mask(ctx, device, image, ctm, space, color, alpha, params);
}

static void clip_image_mask(
    fz_context *ctx, fz_device *device, fz_image *image, fz_matrix ctm, fz_rect scissor)
{
  watched.shows_all = false;
  if (watched.original.clip_image_mask)
    watched.original.clip_image_mask(ctx, device, image, ctm, scissor);
}

static void begin_metatext(
    fz_context *ctx, fz_device *device, fz_metatext kind, const char *text)
{
  watched.shows_all = false;
  watched.original.begin_metatext(ctx, device, kind, text);
}

void cm_watch_text(fz_context *ctx, pdf_document *doc, fz_device *device, fz_rect paper)
{
  watched.original = *device;
  watched.paper = paper;
  watched.shows_all = !pdf_dict_getp(ctx, pdf_trailer(ctx, doc), "Root/OCProperties");
#define WATCH(op) device->op = op;
  WATCH(fill_text)
  WATCH(stroke_text)
  WATCH(clip_text)
  WATCH(clip_stroke_text)
  WATCH(ignore_text)
  WATCH(fill_image)
  WATCH(fill_image_mask)
  WATCH(clip_image_mask)
  WATCH(begin_metatext)
}

bool cm_watched_all_text(void) { return watched.shows_all; }
