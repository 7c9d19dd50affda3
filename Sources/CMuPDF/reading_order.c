/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "text_clusters.h"
#include "bidi_class.h"

#include <stdlib.h>

/* How far the other half of a bracket, or the digits behind signs, are looked for: lines have any length. */
static const size_t most = 1000;

typedef struct {
  const cm_letter *letters;
  cluster *clusters;
  cm_letter *out;
  size_t count;
  /* The class of the last letter before, in reading order. */
  int strong;
  /* The clusters up to the next letter from right to left: where they begin, the first Latin letter or
     number among them, and whether they have Latin letters. */
  size_t limit, first;
  bool has_letters;
} work;

static bool is_mark(uint32_t c)
{
  int category = ucdn_get_general_category(c);
  return category == UCDN_GENERAL_CATEGORY_MN || category == UCDN_GENERAL_CATEGORY_ME;
}

static bool is_alef(uint32_t c)
{
  return c == 0x622 || c == 0x623 || c == 0x625 || c == 0x627 || c == 0x671;
}

static void put(work *to, const cluster *c, bool is_to_left)
{
  uint32_t parts = 0;
  if (c->count == 0) {
    to->out[to->count++] = (cm_letter){' ', -1, c->start, c->end, is_to_left};
    return;
  }
  const cm_letter *letters = to->letters + c->first;
  for (uint32_t i = 0; i < c->count; i++) parts += !is_mark(letters[i].character);
  /* Some files write the parts of a ligature from left to right; there is no ligature of alef and lam. */
  bool is_turned = c->count == 2 && is_alef(letters[0].character) && letters[1].character == 0x644;
  float width = parts ? (c->end - c->start) / parts : 0, edge = c->end;
  for (uint32_t i = 0; i < c->count; i++) {
    cm_letter *out = to->out + to->count++;
    *out = letters[is_turned ? 1 - i : i];
    out->is_right_to_left = is_to_left;
    if (!is_to_left) continue;
    out->end = edge;
    if (!is_mark(out->character)) edge -= width;
    out->start = i + 1 == c->count && parts ? c->start : edge;
    if (is_mark(out->character)) out->end = out->start;
  }
}

/* The part of a run that Latin letters keep from left to right, with the numbers and marks between. */
static bool is_in_run(int class)
{
  return class == UCDN_BIDI_CLASS_L || class == UCDN_BIDI_CLASS_EN;
}

static void survey(work *w, size_t low, size_t last)
{
  w->first = w->limit = last + 1;
  w->has_letters = false;
  for (; w->limit > low; w->limit--) {
    int class = w->clusters[w->limit - 1].class;
    if (is_right_to_left(class) || class == UCDN_BIDI_CLASS_AN || class == UCDN_BIDI_CLASS_S) return;
    w->has_letters = w->has_letters || class == UCDN_BIDI_CLASS_L;
    if (is_in_run(class)) w->first = w->limit - 1;
  }
}

static bool has_letter(const work *w, size_t low, size_t high)
{
  while (low < high && w->clusters[low].class != UCDN_BIDI_CLASS_L) low++;
  return low < high;
}

/* Whether a bracket closes a pair behind a Latin letter, as in f(x), and so belongs to its run (rule N0). */
static bool closes_run(const work *w, size_t last)
{
  const cluster *c = w->clusters;
  bool opens;
  int depth = 0;
  if (!w->has_letters || !cm_mirrored_bracket(c[last].character, &opens)) return false;
  uint32_t close = c[last].character, open = ucdn_mirror(close);
  for (size_t i = last + 1; i-- > w->limit && last - i < most;) {
    depth += c[i].character == close;
    if (c[i].character == open && --depth == 0)
      return has_letter(w, w->first, i) && has_letter(w, i, last);
  }
  return false;
}

/* The start of a run with the bracket before it if the run has its other half, as in (x+1)(x+2). */
static size_t with_opening(const work *w, size_t first, size_t last)
{
  const cluster *c = w->clusters;
  bool opens;
  int depth = 0;
  if (first == w->limit || !cm_mirrored_bracket(c[first - 1].character, &opens) || !opens) return first;
  uint32_t open = c[first - 1].character, close = ucdn_mirror(open);
  for (size_t i = first - 1; i < last && i - first + 1 < most; i++) {
    depth += c[i].character == open;
    if (c[i].character == close && --depth == 0) return first - 1;
  }
  return first;
}

/* The first cluster of the number that ends at `last`; last + 1 if there is none. Signs belong to a number
   as rules W2 to W5 of UAX #9 say: not behind Arabic letters. */
static size_t start_of_number(const work *w, size_t low, size_t last)
{
  const cluster *c = w->clusters;
  bool is_arabic = w->strong == UCDN_BIDI_CLASS_AL;
  size_t start = last;
  while (!is_arabic && start > low && last - start < most && c[start].class == UCDN_BIDI_CLASS_ET) start--;
  int kind = c[start].class;
  if (!is_number(kind) || (start < last && kind != UCDN_BIDI_CLASS_EN)) return last + 1;
  while (start > low) {
    int class = c[start - 1].class;
    bool is_joint = class == UCDN_BIDI_CLASS_CS
                    || (class == UCDN_BIDI_CLASS_ES && kind == UCDN_BIDI_CLASS_EN && !is_arabic);
    if (class == kind)
      start--;
    else if (is_joint && start > low + 1 && c[start - 2].class == kind)
      start -= 2;
    else
      break;
  }
  if (!is_arabic && kind == UCDN_BIDI_CLASS_EN)
    while (start > low && c[start - 1].class == UCDN_BIDI_CLASS_ET) start--;
  return start;
}

/* The first cluster of the run from left to right that ends at `last`, in a part that is read from the
   right; last + 1 if there is none. */
static size_t start_of_run(work *w, size_t low, size_t last)
{
  if (last < w->limit) survey(w, low, last);
  if (w->has_letters) {
    bool is_end = is_in_run(w->clusters[last].class) || closes_run(w, last);
    if (is_end && w->first <= last) return with_opening(w, w->first, last);
  }
  return start_of_number(w, low, last);
}

/* Puts clusters[low..high) of a part that is read from the right. */
static void put_to_left(work *w, size_t low, size_t high)
{
  w->limit = high;
  while (high > low) {
    size_t last = high - 1, first = start_of_run(w, low, last);
    if (first > last) {
      put(w, w->clusters + last, true);
      if (is_right_to_left(w->clusters[last].class)) w->strong = w->clusters[last].class;
      high = last;
      continue;
    }
    for (size_t i = first; i <= last; i++) {
      put(w, w->clusters + i, false);
      if (w->clusters[i].class == UCDN_BIDI_CLASS_L) w->strong = UCDN_BIDI_CLASS_L;
    }
    high = first;
  }
}

static void put_to_right(work *w, size_t count)
{
  const cluster *c = w->clusters;
  for (size_t i = 0; i < count;) {
    /* A mark between a space and a letter ends a sentence that is read to the left. */
    bool is_mark = c[i].class == UCDN_BIDI_CLASS_CS || c[i].character == '!' || c[i].character == '?';
    bool is_free = i > 0 && c[i - 1].class == UCDN_BIDI_CLASS_WS;
    bool is_last = is_mark && is_free && i + 1 < count && is_right_to_left(c[i + 1].class);
    if (!is_right_to_left(c[i].class) && !is_last) {
      put(w, c + i++, false);
      continue;
    }
    size_t end = i + 1;
    for (size_t k = end; k < count && c[k].class != UCDN_BIDI_CLASS_L && c[k].class != UCDN_BIDI_CLASS_S; k++)
      if (is_right_to_left(c[k].class)) end = k + 1;
    w->strong = UCDN_BIDI_CLASS_L;
    put_to_left(w, i, end);
    i = end;
  }
}

size_t cm_find_reading_order(
    const cm_letter *letters, size_t count, float gap, bool is_right_to_left, cm_letter *out)
{
  size_t total;
  cluster *clusters = cm_new_clusters(letters, count, gap, &total);
  if (!clusters) return 0;
  work w = {
      .letters = letters, .clusters = clusters, .out = out,
      .strong = is_right_to_left ? UCDN_BIDI_CLASS_R : UCDN_BIDI_CLASS_L};
  if (is_right_to_left)
    put_to_left(&w, 0, total);
  else
    put_to_right(&w, total);
  free(clusters);
  return w.count;
}

uint32_t cm_mirrored_bracket(uint32_t character, bool *opens)
{
  int category = ucdn_get_general_category(character);
  *opens = category == UCDN_GENERAL_CATEGORY_PS || category == UCDN_GENERAL_CATEGORY_PI;
  bool closes = category == UCDN_GENERAL_CATEGORY_PE || category == UCDN_GENERAL_CATEGORY_PF;
  uint32_t mirror = ucdn_mirror(character);
  return (*opens || closes) && mirror != character ? mirror : 0;
}
