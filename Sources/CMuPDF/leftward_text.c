/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "leftward_text.h"
#include "bidi_class.h"

/* How many more marks of the page were drawn before their letter than behind it, as far as their places
   tell. Programs that draw lines from the left do one or the other. */
static _Thread_local int letters_follow;

static bool is_letter_to_left(int c)
{
  return is_right_to_left(ucdn_get_bidi_class(c));
}

bool cm_starts_to_left(const char *text)
{
  for (int c; text && *text;) {
    text += fz_chartorune(&c, text);
    if (is_letter_to_left(c)) return true;
    if (ucdn_get_bidi_class(c) == UCDN_BIDI_CLASS_L) return false;
  }
  return false;
}

static void swap(fz_text_item *a, fz_text_item *b)
{
  fz_text_item item = *a;
  *a = *b;
  *b = item;
}

static void reverse(fz_text_item *first, fz_text_item *last)
{
  for (; first < last; ++first, --last) swap(first, last);
}

static float place(const fz_text_span *span, float x, float y)
{
  return x * span->trm.a + y * span->trm.b;
}

/* The first glyph of the next span if it has the same font: the engine begins a span when the direction
   of the characters changes. */
static fz_text_item *first_of_next(const fz_text_span *span)
{
  fz_text_span *next = span->next;
  if (!next || next->len == 0 || next->font != span->font || next->wmode != span->wmode) return NULL;
  return memcmp(&next->trm, &span->trm, sizeof span->trm) == 0 ? next->items : NULL;
}

/* Puts a letter before the marks from `first` to `last`, and reverses them. */
static void put_before(fz_text_item *letter, fz_text_item *first, fz_text_item *last)
{
  swap(letter, first);
  reverse(first + 1, last);
}

/* The engine assigns replacement text to glyphs in the order in which they are drawn. If it is read from
   right to left, it begins with the glyph that is furthest to the right, except marks. The glyphs lose
   their own meaning, since the engine repeats characters outside ASCII if the text ends as the glyphs do. */
static void turn_replaced(fz_text_span *span)
{
  fz_text_item *first = NULL, *last = NULL;
  for (int i = 0; i < span->len; ++i) {
    fz_text_item *item = span->items + i;
    item->ucs = -1;
    if (item->gid < 0 || !(item->adv > 0)) continue;
    if (!first) first = item;
    last = item;
  }
  if (!first) {
    fz_text_item *letter = first_of_next(span);
    if (letter && span->next->len == 1 && letter->adv > 0)
      put_before(letter, span->items, span->items + span->len - 1);
    return;
  }
  bool is_turned = first == last
                       ? first > span->items
                       : place(span, first->x, first->y) < place(span, last->x, last->y);
  if (is_turned) reverse(span->items, span->items + span->len - 1);
}

/* The blocks of Hebrew, Arabic and Syriac. */
enum { first_mark = 0x591, end_of_marks = 0x900 };

static bool is_mark_to_left(int c)
{
  return c >= first_mark && c < end_of_marks && ucdn_get_general_category(c) == UCDN_GENERAL_CATEGORY_MN;
}

/* Twice the place of the middle of a glyph along the line. */
static float middle(const fz_text_span *span, const fz_text_item *item)
{
  const fz_matrix *m = &span->trm;
  return 2 * place(span, item->x, item->y) + item->adv * (m->a * m->a + m->b * m->b);
}

/* Whether a mark is nearer to the letter that is drawn next. */
static bool is_nearer(
    fz_context *ctx, const fz_text_span *span, const fz_text_item *mark, const fz_text_item *letter,
    const fz_text_item *before)
{
  fz_rect ink = fz_bound_glyph(ctx, span->font, mark->gid, span->trm);
  float at = 2 * place(span, mark->x, mark->y) + place(span, ink.x0 + ink.x1, ink.y0 + ink.y1);
  return fabsf(at - middle(span, letter)) < fabsf(at - middle(span, before));
}

/* Finds the marks that are drawn before a letter from right to left, beginning with glyph `from`. Without
   `turns`, counts for which of them this letter is nearer than the one before; or else puts them behind
   it. Returns how many glyphs of the next span are settled, too. */
static int settle_marks(fz_context *ctx, fz_text_span *span, int from, bool turns)
{
  fz_text_item *before = NULL;
  for (int i = from; i < span->len; ++i) {
    fz_text_item *item = span->items + i;
    if (!is_mark_to_left(item->ucs) || item->gid < 0) {
      if (item->gid >= 0) before = item;
      continue;
    }
    while (i + 1 < span->len && is_mark_to_left(span->items[i + 1].ucs)) ++i;
    fz_text_item *last = span->items + i;
    fz_text_item *letter = i + 1 < span->len ? last + 1 : first_of_next(span);
    if (!letter || letter->gid < 0 || last->gid < 0 || !is_letter_to_left(letter->ucs)) continue;
    if (turns) {
      put_before(letter, item, last);
      before = item;
      if (++i == span->len) return 1;
    } else if (before) {
      letters_follow += is_nearer(ctx, span, last, letter, before) ? 1 : -1;
    }
  }
  return 0;
}

/* Few spans have any. */
static bool may_have_marks(const fz_text_span *span)
{
  for (int i = 0; i < span->len; ++i)
    if (span->items[i].ucs >= first_mark && span->items[i].ucs < end_of_marks)
      return true;
  return false;
}

void cm_begin_leftward_text(void) { letters_follow = 0; }

void cm_settle_leftward_text(fz_context *ctx, const fz_text *text, bool is_replaced)
{
  int settled = 0;
  for (fz_text_span *span = text->head; span; span = span->next) {
    if (is_replaced)
      turn_replaced(span);
    else if (span->font && !span->wmode) {
      bool has_marks = may_have_marks(span);
      if (has_marks)
        settle_marks(ctx, span, settled, false);
      settled = has_marks && letters_follow >= 0 ? settle_marks(ctx, span, settled, true) : 0;
    }
  }
}
