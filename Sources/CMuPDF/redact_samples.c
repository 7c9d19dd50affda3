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

/* An area in the samples of a picture, whose first row is at the top. */
static outline in_samples(fz_quad area, fz_matrix ctm, const cm_samples *samples)
{
  fz_matrix map = fz_post_scale(fz_invert_matrix(ctm), samples->w, samples->h);
  fz_quad quad = fz_transform_quad(area, map);
  outline result = {{quad.ul, quad.ur, quad.lr, quad.ll}};
  for (int i = 0; i < 4; ++i)
    result.corners[i].y = samples->h - result.corners[i].y;
  return result;
}

/* What of a convex outline lies between two heights, from left to right; false where nothing does. */
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

/* Less of a sample than this is the rounding of numbers. */
static const float hair = 0.01f;

static int sample(float place, int count)
{
  return (int)fz_clamp(place, 0, count);
}

static unsigned get(const unsigned char *row, size_t index, int bits)
{
  if (bits == 8)
    return row[index];
  if (bits == 16)
    return row[2 * index] << 8 | row[2 * index + 1];
  size_t bit = index * bits;
  return row[bit / 8] >> (8 - bits - bit % 8) & ((1u << bits) - 1);
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

void cm_fill_samples(cm_samples *samples, fz_quad area, fz_matrix ctm, const unsigned *value)
{
  outline region = in_samples(area, ctm, samples);
  for (int y = 0; y < samples->h; ++y) {
    float left, right;
    if (!cross_section(&region, y + hair, y + 1 - hair, &left, &right))
      continue;
    unsigned char *row = samples->bytes + (size_t)y * samples->stride;
    int end = sample(ceilf(right - hair), samples->w);
    for (int x = sample(floorf(left + hair), samples->w); x < end; ++x)
      for (int k = 0; k < samples->n; ++k)
        put(row, (size_t)x * samples->n + k, samples->bits, value[k]);
  }
}

/* In points: the largest a sample may be on the page, and what a larger one is divided down to. */
static const float coarse = 1.5f, fine = 0.75f;
/* The most samples that repeating may make. */
static const double most_samples = 1 << 23;

static int parts(float length, int count)
{
  float size = length / count;
  return size > coarse ? (int)fz_clamp(ceilf(size / fine), 1, 4096) : 1;
}

void cm_refine_samples(fz_context *ctx, cm_samples *samples, fz_matrix ctm)
{
  int across = parts(hypotf(ctm.a, ctm.b), samples->w);
  int down = parts(hypotf(ctm.c, ctm.d), samples->h);
  while ((across > 1 || down > 1)
         && (double)samples->w * across * samples->h * down > most_samples) {
    across = fz_maxi(1, across / 2);
    down = fz_maxi(1, down / 2);
  }
  if (across == 1 && down == 1)
    return;
  cm_samples finer = *samples;
  finer.w *= across;
  finer.h *= down;
  finer.stride = cm_samples_stride(finer.w, finer.n, finer.bits);
  finer.bytes = fz_calloc(ctx, finer.h, finer.stride);
  for (int y = 0; y < finer.h; ++y) {
    unsigned char *row = finer.bytes + (size_t)y * finer.stride;
    const unsigned char *from = samples->bytes + (size_t)(y / down) * samples->stride;
    if (y % down > 0) {
      memcpy(row, row - finer.stride, finer.stride);
      continue;
    }
    for (int x = 0; x < finer.w; ++x)
      for (int k = 0; k < finer.n; ++k) {
        unsigned value = get(from, (size_t)(x / across) * finer.n + k, finer.bits);
        put(row, (size_t)x * finer.n + k, finer.bits, value);
      }
  }
  fz_free(ctx, samples->bytes);
  *samples = finer;
}
