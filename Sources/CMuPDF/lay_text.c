/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"

#include <math.h>

/* Higher than any text on a page. */
static const float boundless = 100000;

typedef struct {
  fz_device super;
  cm_line *lines;
  int limit;
  int count;
} line_device;

/* Whether the engine's algorithm for directions knows a character as an embedding or its end. */
static bool is_embedding(int character) { return character >= 0x202A && character <= 0x202E; }

static cm_line *line_of(line_device *to, const fz_text_item *item, float size)
{
  float baseline = item->y;
  cm_line *last = to->count > 0 ? &to->lines[to->count - 1] : NULL;
  if (last && fz_abs(last->baseline - baseline) < size / 2) return last;
  if (to->count == to->limit) return NULL;
  cm_line *next = &to->lines[to->count++];
  *next = (cm_line){item->x, item->x, INFINITY, -INFINITY, baseline, 0, 0};
  return next;
}

static void enter(
    fz_context *ctx, line_device *to, const fz_text_span *span, const fz_text_item *item)
{
  cm_line *line = line_of(to, item, fz_matrix_expansion(span->trm));
  if (!line) return;
  float advance =
      item->gid >= 0 ? fz_advance_glyph(ctx, span->font, item->gid, 0) * span->trm.a : 0;
  line->x0 = fz_min(line->x0, item->x);
  line->x1 = fz_max(line->x1, item->x + advance);
  if (item->ucs != ' ') {
    line->ink_x0 = fz_min(line->ink_x0, item->x);
    line->ink_x1 = fz_max(line->ink_x1, item->x + advance);
  }
  if (item->ucs < 0 || is_embedding(item->ucs)) return;
  line->characters++;
  line->last = item->ucs;
}

/* The engine draws a line's characters in logical order. */
static void fill_text(
    fz_context *ctx, fz_device *device, const fz_text *text, fz_matrix ctm, fz_colorspace *space,
    const float *color, float alpha, fz_color_params params)
{
  for (const fz_text_span *span = text->head; span; span = span->next)
    for (int i = 0; i < span->len; i++)
      enter(ctx, (line_device *)device, span, &span->items[i]);
}

bool cm_lay_text(
    fz_context *ctx, const char *html, const char *css, float em, float width, cm_line *lines,
    int limit, int *count, float *height, cm_error *error)
{
  fz_buffer *source = NULL;
  fz_story *story = NULL;
  line_device *device = NULL;
  fz_var(source);
  fz_var(story);
  fz_var(device);
  fz_try(ctx)
  {
    fz_rect filled = fz_empty_rect;
    fz_rect box = {0, 0, width, boundless};
    source = fz_new_buffer_from_copied_data(ctx, (const unsigned char *)html, strlen(html));
    story = fz_new_story(ctx, source, css, em, NULL);
    fz_place_story(ctx, story, box, &filled);
    *height = filled.y1 > filled.y0 ? filled.y1 : 0;
    device = fz_new_derived_device(ctx, line_device);
    device->super.fill_text = fill_text;
    device->lines = lines;
    device->limit = limit;
    fz_draw_story(ctx, story, &device->super, fz_identity);
    fz_close_device(ctx, &device->super);
    *count = device->count;
  }
  fz_always(ctx)
  {
    fz_drop_device(ctx, device ? &device->super : NULL);
    fz_drop_story(ctx, story);
    fz_drop_buffer(ctx, source);
  }
  CM_END(ctx, error);
}
