/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_PIXELS_H
#define CMUPDF_PIXELS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* Copies `count` pixels of RGB to opaque RGBA, or to BGRA. */
void cm_add_alpha(const uint8_t *rgb, uint8_t *target, size_t count, bool reversed);

/* Whether red, green and blue are equal in all `count` pixels of RGB. */
bool cm_only_greys(const uint8_t *rgb, size_t count);

/* Copies the red of `count` pixels of RGB. */
void cm_take_red(const uint8_t *rgb, uint8_t *target, size_t count);

/* The number of bytes, at most `limit`, that equal the ones `distance` bytes before them. */
static inline size_t cm_equal_bytes(const uint8_t *bytes, size_t distance, size_t limit)
{
  const uint8_t *before = bytes - distance;
  size_t length = 0;
  uint64_t here[4], there[4];
  while (length + 8 <= limit) {
    memcpy(here, bytes + length, 8);
    memcpy(there, before + length, 8);
    uint64_t difference = here[0] ^ there[0];
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    difference = __builtin_bswap64(difference);
#endif
    if (difference != 0)
      return length + ((size_t)__builtin_ctzll(difference) >> 3);
    length += 8;
    for (; length + 32 <= limit; length += 32) {
      memcpy(here, bytes + length, 32);
      memcpy(there, before + length, 32);
      for (int i = 0; i < 4; ++i)
        difference |= here[i] ^ there[i];
      if (difference != 0)
        break;
    }
  }
  while (length < limit && bytes[length] == before[length])
    ++length;
  return length;
}

#endif
