/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "object_rescue.h"
#include "redact_picture.h"
#include "redact_text.h"
#include "resource_tables.h"
#include "shown_structure.h"

#include <math.h>

static int apart_along(fz_point axis, const fz_point *a, const fz_point *b)
{
  float a0 = 0, a1 = 0, b0 = 0, b1 = 0;
  for (int i = 0; i < 4; ++i) {
    float on_a = axis.x * a[i].x + axis.y * a[i].y;
    float on_b = axis.x * b[i].x + axis.y * b[i].y;
    a0 = i ? fz_min(a0, on_a) : on_a;
    a1 = i ? fz_max(a1, on_a) : on_a;
    b0 = i ? fz_min(b0, on_b) : on_b;
    b1 = i ? fz_max(b1, on_b) : on_b;
  }
  return a1 < b0 || b1 < a0;
}

/* Convex regions are apart if they are separated along a normal of one of their edges. */
bool cm_quads_touch(fz_quad a, fz_quad b)
{
  fz_point rings[2][4] = {{a.ul, a.ur, a.lr, a.ll}, {b.ul, b.ur, b.lr, b.ll}};
  if (!fz_is_valid_rect(fz_intersect_rect(fz_rect_from_quad(a), fz_rect_from_quad(b))))
    return false;
  for (int ring = 0; ring < 2; ++ring)
    for (int i = 0; i < 4; ++i) {
      fz_point from = rings[ring][i];
      fz_point to = rings[ring][(i + 1) % 4];
      fz_point normal = {from.y - to.y, to.x - from.x};
      if (apart_along(normal, rings[0], rings[1]))
        return false;
    }
  return true;
}

static fz_point between(fz_point a, fz_point b, float part)
{
  return fz_make_point(a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part);
}

static float length(fz_point from, fz_point to)
{
  return hypotf(to.x - from.x, to.y - from.y);
}

/* An area for testing letters of this height: in a line, without the margin that neighbours reach
   into. */
static fz_quad letters_area(cm_area area, float letter)
{
  fz_quad quad = area.quad;
  float height = fz_max(length(quad.ul, quad.ll), length(quad.ur, quad.lr));
  float inset = area.is_line && height > 0 ? fz_min(0.1f, 0.15f * letter / height) : 0;
  fz_point ul = between(quad.ul, quad.ll, inset), ur = between(quad.ur, quad.lr, inset);
  fz_point ll = between(quad.ll, quad.ul, inset), lr = between(quad.lr, quad.ur, inset);
  return fz_make_quad(ul.x, ul.y, ur.x, ur.y, ll.x, ll.y, lr.x, lr.y);
}

static bool is_in_area(const cm_redaction *redaction, fz_quad letter)
{
  fz_rect box = fz_rect_from_quad(letter);
  int end = cm_places_below(redaction, box);
  for (const cm_place *place; (place = cm_next_place(redaction, box, &end));)
    if (cm_quads_touch(letter, letters_area(place->area, length(letter.ul, letter.ll))))
      return true;
  return false;
}

/* How far letters of vertical text reach below the baseline of horizontal text, where their box begins in MuPDF's
   filter (ISO 32000-2, table 115, DW2). */
static const float beneath_baseline = 0.12f;

static int takes_letter(
    fz_context *ctx, void *opaque, int *unicode, int count, fz_matrix trm, fz_matrix ctm,
    fz_rect box, int mode, float fill_alpha, float stroke_alpha)
{
  cm_redaction *redaction = opaque;
  /* Fonts without a height still have letters. */
  if (!(box.y1 - box.y0 > 0.1f)) {
    box.y0 = fz_min(box.y0, -0.2f);
    box.y1 = fz_max(box.y1, 0.8f);
  }
  if (redaction->wanted->now.font.desc && redaction->wanted->now.font.desc->wmode != 0) {
    box.y0 -= beneath_baseline;
    box.y1 -= beneath_baseline;
  }
  float x = (box.x1 - box.x0) / 10, y = (box.y1 - box.y0) / 10;
  fz_rect core = {box.x0 + x, box.y0 + y, box.x1 - x, box.y1 - y};
  fz_quad letter = fz_transform_quad(fz_quad_from_rect(core), fz_concat(trm, ctm));
  bool goes = redaction->takes_all || redaction->hidden_depth > 0;
  if (redaction->takes_invisible && !goes) {
    fz_rect place = fz_intersect_rect(fz_rect_from_quad(letter), redaction->box);
    goes = mode == 3 || mode == 7 || !fz_is_valid_rect(place);
  }
  goes = goes || is_in_area(redaction, letter);
  if (goes) {
    /* Content that is removed with its layer counts as that. */
    if (redaction->hidden_depth == 0)
      redaction->removed.letters++;
    cm_redaction_took(ctx, redaction);
    cm_lose_letter(ctx, redaction);
  }
  redaction->judged++;
  return goes;
}

static bool is_around(fz_rect box, fz_quad area)
{
  fz_rect inner = fz_rect_from_quad(area);
  return box.x0 < inner.x0 && box.y0 < inner.y0 && box.x1 > inner.x1 && box.y1 > inner.y1;
}

bool cm_takes_drawing(fz_context *ctx, cm_redaction *redaction, fz_rect box, bool may_frame)
{
  fz_quad quad = fz_quad_from_rect(box);
  int end = cm_places_below(redaction, box);
  for (const cm_place *place; (place = cm_next_place(redaction, box, &end));) {
    fz_quad area = place->area.quad;
    if (!cm_quads_touch(quad, area) || (may_frame && is_around(box, area)))
      continue;
    if (redaction->options.only_covered_paths && !fz_is_quad_inside_quad(quad, area))
      continue;
    redaction->removed.paths++;
    cm_redaction_took(ctx, redaction);
    return true;
  }
  return false;
}

/* Called for every subpath, in order. */
static int takes_path(fz_context *ctx, void *opaque, fz_rect box, fz_cull_type type)
{
  cm_redaction *redaction = opaque;
  if (type >= FZ_CULL_GLYPH)
    return 0;
  int index = redaction->rect_next++;
  bool is_rect = index < redaction->rect_count && redaction->rects[index];
  if (type == FZ_CULL_PATH_DROP || type >= FZ_CULL_CLIP_PATH_DROP)
    return 0;
  return redaction->hidden_depth > 0 || cm_takes_drawing(ctx, redaction, box, is_rect);
}

/* Drops the contents: nobody reads what a trial would write. */
static pdf_processor *new_sink(
    fz_context *ctx, pdf_document *doc, pdf_processor *chain, int struct_parents,
    fz_matrix transform, pdf_filter_options *options, void *redaction)
{
  pdf_processor *proc = pdf_new_processor(ctx, sizeof *proc);
  /* Or else the removing filter gets no images. */
  proc->requirements = chain->requirements;
  return proc;
}

void cm_init_redaction_filter(cm_redaction *redaction, cm_redaction_filter *filter)
{
  *filter = (cm_redaction_filter){0};
  redaction->letter = redaction->line = fz_identity;
  filter->options.instance_forms = 1;
  filter->options.no_update = redaction->is_trial;
  filter->options.opaque = redaction;
  filter->options.filters = filter->list;
  filter->sanitize.opaque = redaction;
  filter->sanitize.text_filter = takes_letter;
  filter->sanitize.image_filter = cm_redact_image;
  filter->sanitize.culler = takes_path;
  filter->list[0].filter = cm_new_watcher;
  filter->list[0].options = redaction;
  filter->list[1].filter = pdf_new_sanitize_filter;
  filter->list[1].options = &filter->sanitize;
  filter->list[2].filter = redaction->is_trial ? new_sink : cm_new_cutter;
  filter->list[2].options = redaction;
}

void cm_run_redaction(
    fz_context *ctx, cm_redaction *redaction, pdf_page *page, bool is_trial)
{
  cm_redaction_filter filter;
  redaction->is_trial = is_trial;
  redaction->counts_letters = redaction->counts_letters && is_trial;
  redaction->open_count = redaction->sequences = redaction->hidden_depth = 0;
  redaction->rect_count = redaction->rect_next = redaction->judged = 0;
  redaction->removed = (cm_removed){0};
  redaction->cuts_image = false;
  if (is_trial && !redaction->unlisted)
    redaction->unlisted = cm_unlisted_elements(ctx, page);
  cm_init_redaction_filter(redaction, &filter);
  pdf_filter_page_contents(ctx, redaction->doc, page, &filter.options);
}

bool cm_only_text_matters(const cm_redaction *redaction)
{
  return redaction->is_trial && !redaction->takes_all
         && (redaction->counts_letters || redaction->open_count == 0);
}

void cm_end_redaction(fz_context *ctx, cm_redaction *redaction)
{
  pdf_drop_obj(ctx, redaction->unlisted);
  fz_free(ctx, redaction->places);
  fz_free(ctx, redaction->open);
  fz_free(ctx, redaction->lost);
  fz_free(ctx, redaction->rects);
  fz_free(ctx, redaction->lost_letters);
}

bool cm_redact_page(
    fz_context *ctx, pdf_document *doc, pdf_page *page, const cm_area *areas, int count,
    cm_redaction_options options, cm_removed *removed, int *letters_left, cm_error *error)
{
  cm_redaction redaction = {.doc = doc, .areas = areas, .count = count, .options = options};
  fz_try(ctx)
  {
    cm_forget_resources(ctx, doc);
    cm_sort_places(ctx, &redaction);
    cm_forget_refused(ctx);
    cm_run_redaction(ctx, &redaction, page, true);
    for (int i = 0; i < cm_most_rescues && cm_rescue_refused(ctx, doc); ++i)
      cm_run_redaction(ctx, &redaction, page, true);
    cm_run_redaction(ctx, &redaction, page, false);
    *removed = redaction.removed;
    cm_clear_hidden(ctx, &redaction, pdf_dict_get(ctx, page->obj, PDF_NAME(Resources)), 0);
    redaction.counts_letters = true;
    cm_run_redaction(ctx, &redaction, page, true);
    *letters_left = redaction.removed.letters;
  }
  fz_always(ctx)
  {
    cm_end_redaction(ctx, &redaction);
  }
  CM_END(ctx, error);
}
