/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "pixels.h"

#include <string.h>

#if defined(__x86_64__)
#include <immintrin.h>
#include <sys/platform/x86.h>
#endif

static void add_alpha(const uint8_t *rgb, uint8_t *target, size_t count, bool reversed)
{
  int red = reversed ? 2 : 0;
  for (size_t i = 0; i < count; ++i) {
    target[4 * i + red] = rgb[3 * i];
    target[4 * i + 1] = rgb[3 * i + 1];
    target[4 * i + 2 - red] = rgb[3 * i + 2];
    target[4 * i + 3] = 255;
  }
}

#if defined(__x86_64__)
/* Asks the C library, which knows the processor already. The compiler's own function would ask the
   processor at each start of the program, for 0.1 ms on a virtual machine. */
static bool has_ssse3(void) { return CPU_FEATURE_ACTIVE(SSSE3); }

/* Each vector load reads four bytes beyond its four pixels, so the last pixels are handled separately.
   */
__attribute__((target("ssse3"))) static size_t add_alpha_ssse3(
    const uint8_t *rgb, uint8_t *target, size_t count, bool reversed)
{
  const __m128i straight = _mm_setr_epi8(0, 1, 2, -1, 3, 4, 5, -1, 6, 7, 8, -1, 9, 10, 11, -1);
  const __m128i turned = _mm_setr_epi8(2, 1, 0, -1, 5, 4, 3, -1, 8, 7, 6, -1, 11, 10, 9, -1);
  const __m128i order = reversed ? turned : straight;
  const __m128i opaque = _mm_set1_epi32((int)0xff000000);
  size_t i = 0;
  for (; i + 6 <= count; i += 4) {
    __m128i pixels = _mm_loadu_si128((const __m128i *)(rgb + 3 * i));
    pixels = _mm_or_si128(_mm_shuffle_epi8(pixels, order), opaque);
    _mm_storeu_si128((__m128i *)(target + 4 * i), pixels);
  }
  return i;
}

__attribute__((target("ssse3"))) static size_t take_red_ssse3(
    const uint8_t *rgb, uint8_t *target, size_t count)
{
  const __m128i first = _mm_setr_epi8(0, 3, 6, 9, 12, 15, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1);
  const __m128i second = _mm_setr_epi8(-1, -1, -1, -1, -1, -1, 2, 5, 8, 11, 14, -1, -1, -1, -1, -1);
  const __m128i third = _mm_setr_epi8(-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 1, 4, 7, 10, 13);
  size_t i = 0;
  for (; i + 16 <= count; i += 16) {
    const __m128i *source = (const __m128i *)(rgb + 3 * i);
    __m128i a = _mm_shuffle_epi8(_mm_loadu_si128(source), first);
    __m128i b = _mm_shuffle_epi8(_mm_loadu_si128(source + 1), second);
    __m128i c = _mm_shuffle_epi8(_mm_loadu_si128(source + 2), third);
    _mm_storeu_si128((__m128i *)(target + i), _mm_or_si128(_mm_or_si128(a, b), c));
  }
  return i;
}
#endif

void cm_add_alpha(const uint8_t *rgb, uint8_t *target, size_t count, bool reversed)
{
  size_t done = 0;
#if defined(__x86_64__)
  if (has_ssse3())
    done = add_alpha_ssse3(rgb, target, count, reversed);
#endif
  add_alpha(rgb + 3 * done, target + 4 * done, count - done, reversed);
}

void cm_take_red(const uint8_t *rgb, uint8_t *target, size_t count)
{
  size_t done = 0;
#if defined(__x86_64__)
  if (has_ssse3())
    done = take_red_ssse3(rgb, target, count);
#endif
  for (; done < count; ++done)
    target[done] = rgb[3 * done];
}

bool cm_only_greys(const uint8_t *rgb, size_t count)
{
  /* Compares each byte with the next one, except the last of a pixel. */
  static const uint8_t compared[48] = {
      255, 255, 0, 255, 255, 0, 255, 255, 0, 255, 255, 0, 255, 255, 0, 255,
      255, 0, 255, 255, 0, 255, 255, 0, 255, 255, 0, 255, 255, 0, 255, 255,
      0, 255, 255, 0, 255, 255, 0, 255, 255, 0, 255, 255, 0, 255, 255, 0};
  uint8_t differences[48] = {0};
  size_t i = 0;
  for (; i + 17 <= count; i += 16)
    for (int k = 0; k < 48; ++k)
      differences[k] |= (rgb[3 * i + k] ^ rgb[3 * i + k + 1]) & compared[k];
  uint8_t difference = 0;
  for (int k = 0; k < 48; ++k)
    difference |= differences[k];
  for (; i < count; ++i)
    difference |= (rgb[3 * i] ^ rgb[3 * i + 1]) | (rgb[3 * i + 1] ^ rgb[3 * i + 2]);
  return difference == 0;
}

bool cm_has_mostly_runs(const uint8_t *row, size_t count, size_t size)
{
  size_t equal = 0;
  for (size_t i = size; i + 16 <= count; i += 16) {
    equal += memcmp(row + i, row + i - size, 16) == 0 ? 16 : 0;
    if (equal * 4 > count)
      return true;
  }
  return false;
}
