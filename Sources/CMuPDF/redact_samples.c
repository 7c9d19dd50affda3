/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "redact_samples.h"

#include <math.h>

typedef struct {
  fz_point corners[4];
} outline;

size_t cm_samples_stride(int w, int n, int bits)
{
  return ((size_t)w * n * bits + 7) / 8;
}

/* An area in the samples of an image, with the first row at the top. */
static outline in_samples(fz_quad area, fz_matrix ctm, const cm_samples *samples)
{
  fz_matrix map = fz_post_scale(fz_invert_matrix(ctm), samples->w, samples->h);
  fz_quad quad = fz_transform_quad(area, map);
  outline result = {{quad.ul, quad.ur, quad.lr, quad.ll}};
  for (int i = 0; i < 4; ++i)
    result.corners[i].y = samples->h - result.corners[i].y;
  return result;
}

/* The part of a convex outline between two heights, from left to right; false if it is empty. */
static bool cross_section(const outline *area, float top, float bottom, float *left, float *right)
{
  bool is_any = false;
  for (int i = 0; i < 4; ++i) {
    fz_point a = area->corners[i], b = area->corners[(i + 1) % 4];
    fz_point high = a.y < b.y ? a : b, low = a.y < b.y ? b : a;
    if (low.y <= top || high.y >= bottom)
      continue;
    float height = low.y - high.y;
    for (int end = 0; end < 2; ++end) {
      float part = end;
      if (height > 0)
        part = (fz_clamp(end ? bottom : top, high.y, low.y) - high.y) / height;
      float x = high.x + (low.x - high.x) * part;
      *left = is_any ? fz_min(*left, x) : x;
      *right = is_any ? fz_max(*right, x) : x;
      is_any = true;
    }
  }
  return is_any;
}

/* A smaller part of a sample is a rounding error. */
static const float hair = 0.01f;

static int sample(float place, int count)
{
  return (int)fz_clamp(place, 0, count);
}

static void put(unsigned char *row, size_t index, int bits, unsigned value)
{
  if (bits == 8) {
    row[index] = value;
  } else if (bits == 16) {
    row[2 * index] = value >> 8;
    row[2 * index + 1] = value;
  } else {
    size_t bit = index * bits;
    int shift = 8 - bits - bit % 8;
    unsigned mask = ((1u << bits) - 1) << shift;
    row[bit / 8] = (row[bit / 8] & ~mask) | (value << shift & mask);
  }
}

/* In points. A larger sample that is only partly in an area stays: its colour is visible beside the
   area, and removing it would remove much beside the area. */
static const float coarse = 2;

/* The part of a row of samples in an area; false if there is none. */
static bool row_section(const outline *area, int y, bool is_coarse, float *left, float *right)
{
  float low, high;
  if (!is_coarse)
    return cross_section(area, y + hair, y + 1 - hair, left, right);
  if (!cross_section(area, y + hair, y + 2 * hair, left, right)
      || !cross_section(area, y + 1 - 2 * hair, y + 1 - hair, &low, &high))
    return false;
  *left = fz_max(*left, low);
  *right = fz_min(*right, high);
  return true;
}

void cm_fill_samples(cm_samples *samples, fz_quad area, fz_matrix ctm, const unsigned *value)
{
  outline region = in_samples(area, ctm, samples);
  bool is_wide = hypotf(ctm.a, ctm.b) > coarse * samples->w;
  bool is_high = hypotf(ctm.c, ctm.d) > coarse * samples->h;
  for (int y = 0; y < samples->h; ++y) {
    float left, right;
    if (!row_section(&region, y, is_high, &left, &right))
      continue;
    unsigned char *row = samples->bytes + (size_t)y * samples->stride;
    int start = sample(is_wide ? ceilf(left - hair) : floorf(left + hair), samples->w);
    int end = sample(is_wide ? floorf(right + hair) : ceilf(right - hair), samples->w);
    for (int x = start; x < end; ++x)
      for (int k = 0; k < samples->n; ++k)
        put(row, (size_t)x * samples->n + k, samples->bits, value[k]);
  }
}
