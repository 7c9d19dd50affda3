/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "repeated_letters.h"

#include <string.h>

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

static void insert_mark(fz_context *ctx, fz_text_span *span, int index)
{
  if (span->len >= span->cap) {
    int capacity = span->len * 2 + 16;
    span->items = fz_realloc_array(ctx, span->items, capacity, fz_text_item);
    span->cap = capacity;
  }
  fz_text_item *item = span->items + index;
  memmove(item + 1, item, (size_t)(span->len - index) * sizeof *item);
  item->gid = -1;
  item->ucs = mark;
  item->adv = 0;
  span->len++;
}

void cm_part_repeated_letters(fz_context *ctx, const fz_text *text)
{
  for (fz_text_span *span = text->head; span; span = span->next)
    for (int i = 1; i < span->len; ++i)
      if (would_be_dropped(span, span->items + i - 1, span->items + i))
        insert_mark(ctx, span, i);
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
