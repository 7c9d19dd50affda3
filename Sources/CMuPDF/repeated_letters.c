/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "repeated_letters.h"

#include <limits.h>

/* No character of a text. */
enum { mark = 0x110000 };

/* The greatest distance in sizes of the font for which the engine drops a letter, and the least one in advances
   of a letter that is not drawn twice. */
static const float most_sizes = 0.1f, least_advances = 0.5f;

static bool would_be_dropped(const fz_text_span *span, const fz_text_item *a, const fz_text_item *b)
{
  if (a->ucs != b->ucs || a->gid < 0 || b->gid < 0)
    return false;
  const fz_matrix *m = &span->trm;
  float advance = b->adv * (span->wmode ? hypotf(m->c, m->d) : hypotf(m->a, m->b));
  float distance = hypotf(b->x - a->x, b->y - a->y);
  return distance <= most_sizes * fz_matrix_expansion(*m) && distance > least_advances * fabsf(advance);
}

static fz_text_item mark_before(fz_text_item item)
{
  item.gid = -1;
  item.ucs = mark;
  item.adv = 0;
  return item;
}

static void part_span(fz_context *ctx, fz_text_span *span)
{
  int marks = 0;
  for (int i = 1; i < span->len; ++i)
    marks += would_be_dropped(span, span->items + i - 1, span->items + i);
  if (marks == 0 || marks > INT_MAX - span->len)
    return;
  int length = span->len + marks;
  if (length > span->cap) {
    span->items = fz_realloc_array(ctx, span->items, length, fz_text_item);
    span->cap = length;
  }
  /* From the end, so that each item moves once. */
  for (int from = span->len - 1, to = length - 1; from < to; --from) {
    fz_text_item item = span->items[from];
    span->items[to--] = item;
    if (would_be_dropped(span, span->items + from - 1, &item))
      span->items[to--] = mark_before(item);
  }
  span->len = length;
}

void cm_part_repeated_letters(fz_context *ctx, const fz_text *text)
{
  for (fz_text_span *span = text->head; span; span = span->next) part_span(ctx, span);
}

static void join_line(fz_stext_line *line)
{
  fz_stext_char **link = &line->first_char;
  line->last_char = NULL;
  while (*link)
    if ((*link)->c == mark)
      *link = (*link)->next;
    else {
      line->last_char = *link;
      link = &(*link)->next;
    }
}

static void join_blocks(fz_stext_block *block)
{
  for (; block; block = block->next) {
    if (block->type == FZ_STEXT_BLOCK_STRUCT && block->u.s.down)
      join_blocks(block->u.s.down->first_block);
    if (block->type == FZ_STEXT_BLOCK_TEXT)
      for (fz_stext_line *line = block->u.t.first_line; line; line = line->next) join_line(line);
  }
}

void cm_join_repeated_letters(fz_stext_page *page) { join_blocks(page->first_block); }
