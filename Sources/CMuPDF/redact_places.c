/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "redaction.h"

#include <math.h>
#include <stdlib.h>

static int by_bottom(const void *a, const void *b)
{
  float first = ((const cm_place *)a)->box.y0, second = ((const cm_place *)b)->box.y0;
  return (first > second) - (first < second);
}

/* An unusual quad may touch anything: its place is everywhere. */
static fz_rect box_of(fz_quad quad)
{
  fz_rect box = fz_rect_from_quad(quad);
  bool is_usual = fz_is_valid_quad(quad) && !fz_is_infinite_rect(box) && fz_is_valid_rect(box);
  return is_usual ? box : (fz_rect){-INFINITY, -INFINITY, INFINITY, INFINITY};
}

void cm_sort_places(fz_context *ctx, cm_redaction *redaction)
{
  int count = redaction->count;
  if (count <= 0)
    return;
  cm_place *places = redaction->places = fz_malloc_array(ctx, count, cm_place);
  for (int i = 0; i < count; ++i)
    places[i] = (cm_place){.area = redaction->areas[i], .box = box_of(redaction->areas[i].quad)};
  qsort(places, count, sizeof *places, by_bottom);
  for (int i = 0; i < count; ++i)
    places[i].top = i > 0 ? fz_max(places[i - 1].top, places[i].box.y1) : places[i].box.y1;
}

const cm_place *cm_next_place(const cm_redaction *redaction, fz_rect box, int *end)
{
  const cm_place *places = redaction->places;
  if (fz_is_infinite_rect(box))
    return *end > 0 ? &places[--*end] : NULL;
  while (*end > 0 && places[*end - 1].top >= box.y0) {
    fz_rect place = places[--*end].box;
    if (place.y0 <= box.y1 && place.y1 >= box.y0 && place.x0 <= box.x1 && place.x1 >= box.x0)
      return &places[*end];
  }
  return NULL;
}

int cm_places_below(const cm_redaction *redaction, fz_rect box)
{
  int low = 0, high = redaction->count;
  if (fz_is_infinite_rect(box))
    return high;
  while (low < high) {
    int middle = low + (high - low) / 2;
    if (redaction->places[middle].box.y0 <= box.y1)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}
