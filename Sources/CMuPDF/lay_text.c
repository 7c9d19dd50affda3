/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"

/* Higher than any text on a page. */
static const float boundless = 100000;

/* Adds a character to its line. */
static int enter(cm_line *lines, int count, int limit, const fz_stext_char *c)
{
  float left = fz_min(c->quad.ll.x, c->quad.ul.x);
  float right = fz_max(c->quad.lr.x, c->quad.ur.x);
  cm_line *last = count > 0 ? &lines[count - 1] : NULL;
  if (last && fz_abs(last->baseline - c->origin.y) < c->size / 2) {
    last->x0 = fz_min(last->x0, left);
    last->x1 = fz_max(last->x1, right);
    return count;
  }
  if (count < limit)
    lines[count] = (cm_line){left, right, c->origin.y};
  return count < limit ? count + 1 : count;
}

static int enter_all(const fz_stext_page *text, cm_line *lines, int limit)
{
  int count = 0;
  for (fz_stext_block *block = text->first_block; block; block = block->next)
    if (block->type == FZ_STEXT_BLOCK_TEXT)
      for (fz_stext_line *line = block->u.t.first_line; line; line = line->next)
        for (fz_stext_char *c = line->first_char; c; c = c->next)
          count = enter(lines, count, limit, c);
  return count;
}

bool cm_lay_text(
    fz_context *ctx, const char *html, const char *css, float em, float width, cm_line *lines,
    int limit, int *count, float *height, cm_error *error)
{
  fz_buffer *source = NULL;
  fz_story *story = NULL;
  fz_stext_page *text = NULL;
  fz_device *device = NULL;
  fz_stext_options options = {FZ_STEXT_PRESERVE_WHITESPACE | FZ_STEXT_INHIBIT_SPACES};
  fz_var(source);
  fz_var(story);
  fz_var(text);
  fz_var(device);
  fz_try(ctx)
  {
    fz_rect filled = fz_empty_rect;
    fz_rect box = {0, 0, width, boundless};
    source = fz_new_buffer_from_copied_data(ctx, (const unsigned char *)html, strlen(html));
    story = fz_new_story(ctx, source, css, em, NULL);
    fz_place_story(ctx, story, box, &filled);
    *height = filled.y1 > filled.y0 ? filled.y1 : 0;
    text = fz_new_stext_page(ctx, box);
    device = cm_new_text_device(ctx, text, &options);
    fz_draw_story(ctx, story, device, fz_identity);
    fz_close_device(ctx, device);
    *count = enter_all(text, lines, limit);
  }
  fz_always(ctx)
  {
    fz_drop_device(ctx, device);
    fz_drop_stext_page(ctx, text);
    fz_drop_story(ctx, story);
    fz_drop_buffer(ctx, source);
  }
  CM_END(ctx, error);
}
