/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "text_clusters.h"
#include "bidi_class.h"

#include <stdlib.h>

/* Whether a character without a width belongs to the glyph drawn before it: a mark, or a further
   character of a ligature. */
static bool belongs_to(const cluster *last, const cm_letter *letter)
{
  if (last->class == UCDN_BIDI_CLASS_WS || letter->end > letter->start || letter->start < last->start
      || letter->start > last->end)
    return false;
  int class = ucdn_get_bidi_class(letter->character);
  return class == UCDN_BIDI_CLASS_NSM || class == UCDN_BIDI_CLASS_L || is_right_to_left(class)
         || is_number(class);
}

static int from_left(const void *a, const void *b)
{
  const cluster *x = a, *y = b;
  float one = x->start + x->end, other = y->start + y->end;
  if (one != other) return one < other ? -1 : 1;
  return x->first < y->first ? -1 : x->first > y->first;
}

/* Spaces that reach over a neighbour, as in tightly justified lines, get the place beside it. */
static void clip_spaces(cluster *clusters, size_t count)
{
  for (size_t i = 1; i + 1 < count; i++) {
    cluster *c = clusters + i;
    if (c->class != UCDN_BIDI_CLASS_WS) continue;
    bool goes_on = c[-1].start < c[1].start;
    const cluster *left = goes_on ? c - 1 : c + 1, *right = goes_on ? c + 1 : c - 1;
    float middle = (c->start + c->end) / 2;
    if (right->start <= middle && right->end > middle)
      *c = (cluster){fz_min(c->start, right->start), right->start, c->first, c->count, c->class, ' '};
    else if (left->end >= middle && left->start < middle)
      *c = (cluster){left->end, fz_max(c->end, left->end), c->first, c->count, c->class, ' '};
  }
}

/* Adds spaces for gaps between sorted clusters. A gap as wide as of a table separates like a tab. */
static size_t add_gaps(cluster *clusters, size_t count, float gap)
{
  size_t total = count;
  float reach = clusters[0].end;
  for (size_t i = 1; i < count; i++) {
    const cluster *c = clusters + i;
    if (c->start - reach > gap && c->class != UCDN_BIDI_CLASS_WS && c[-1].class != UCDN_BIDI_CLASS_WS) {
      int class = c->start - reach > 12 * gap ? UCDN_BIDI_CLASS_S : UCDN_BIDI_CLASS_WS;
      clusters[total++] = (cluster){reach, c->start, 0, 0, class, ' '};
    }
    reach = fz_max(reach, c->end);
  }
  if (total > count) qsort(clusters, total, sizeof *clusters, from_left);
  return total;
}

cluster *cm_new_clusters(const cm_letter *letters, size_t count, float gap, size_t *total)
{
  cluster *clusters = count > 0 && count < INT32_MAX / 2 ? calloc(2 * count, sizeof *clusters) : NULL;
  size_t made = 0;
  if (!clusters) return NULL;
  for (size_t i = 0; i < count; i++) {
    const cm_letter *a = letters + i;
    if (made && belongs_to(clusters + made - 1, a)) {
      ++clusters[made - 1].count;
      continue;
    }
    clusters[made++] = (cluster){
        a->start, a->end, (uint32_t)i, 1, ucdn_get_bidi_class(a->character), a->character};
  }
  clip_spaces(clusters, made);
  qsort(clusters, made, sizeof *clusters, from_left);
  *total = add_gaps(clusters, made, gap);
  return clusters;
}
