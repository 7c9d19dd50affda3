/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "png_tokens.h"

#include <stdbool.h>
#include <string.h>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

enum {
  table_bits = 12,
  longest = 258,
  farthest = 32768,
  /* A shorter repetition of the row above takes about as many bits as the bytes. */
  least_of_row = 5,
  /* Other repetitions are looked for by so many bytes. */
  least_of_table = 6,
  /* A longer run is taken without looking for another repetition. */
  good_run = 16
};

static uint64_t load(const uint8_t *bytes)
{
  uint64_t value;
  memcpy(&value, bytes, 8);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  value = __builtin_bswap64(value);
#endif
  return value;
}

/* The number of bytes, at most `limit`, that equal the ones `distance` bytes before them. */
static size_t equal_bytes(const uint8_t *bytes, size_t distance, size_t limit)
{
  const uint8_t *before = bytes - distance;
  size_t length = 0;
#if defined(__SSE2__)
  for (; length + 16 <= limit; length += 16) {
    __m128i here = _mm_loadu_si128((const __m128i *)(bytes + length));
    __m128i there = _mm_loadu_si128((const __m128i *)(before + length));
    unsigned different = (unsigned)_mm_movemask_epi8(_mm_cmpeq_epi8(here, there)) ^ 0xffff;
    if (different != 0)
      return length + (size_t)__builtin_ctz(different);
  }
#endif
  for (; length + 8 <= limit; length += 8) {
    uint64_t difference = load(bytes + length) ^ load(before + length);
    if (difference != 0)
      return length + ((size_t)__builtin_ctzll(difference) >> 3);
  }
  while (length < limit && bytes[length] == before[length])
    ++length;
  return length;
}

/* The same, if the first eight bytes differ in the bits of `difference`. */
static size_t repeated(
    const uint8_t *bytes, uint64_t difference, size_t distance, size_t limit)
{
  if (difference != 0)
    return (size_t)__builtin_ctzll(difference) >> 3;
  return 8 + equal_bytes(bytes + 8, distance, limit - 8);
}

/* Where to put tokens, and their counts. */
typedef struct {
  uint32_t *next;
  uint32_t *codes;
  uint32_t *distances;
} token_list;

static void add_literal(token_list *list, unsigned index)
{
  *list->next++ = (uint32_t)CM_NO_DISTANCE << 10 | index;
  ++list->codes[index];
}

static void add_repetition(token_list *list, size_t length, size_t distance)
{
  /* RFC 1951, 3.2.5. */
  uint32_t offset = (uint32_t)distance - 1;
  uint32_t symbol = offset, extra = 0;
  if (offset >= 4) {
    uint32_t count = 30 - (uint32_t)__builtin_clz(offset);
    symbol = 2 * count + 2 + (offset >> count & 1);
    extra = offset & ((1u << count) - 1);
  }
  while (length > 0) {
    /* After a piece of the full length, the rest must be long enough for another one. */
    size_t shorter = length - 3 < longest ? length - 3 : longest;
    uint32_t index = CM_REPETITION + (uint32_t)(length <= longest ? length : shorter);
    *list->next++ = extra << 15 | symbol << 10 | index;
    ++list->codes[index];
    ++list->distances[symbol];
    length -= index - CM_REPETITION;
  }
}

size_t cm_png_tokenise(
    const uint8_t *bytes, size_t length, size_t size, size_t row, uint32_t *tokens,
    uint32_t *counts)
{
  /* One more than the last place of bytes with this hash; 0: none. */
  uint32_t table[1 << table_bits] = {0};
  const uint64_t hashed = (1ull << 8 * least_of_table) - 1;
  token_list list = {.next = tokens, .codes = counts, .distances = counts + CM_CODES};
  memset(counts, 0, (CM_CODES + CM_DISTANCES) * sizeof *counts);
  bool has_rows = row <= farthest, after_literal = false;
  size_t index = 0;
  while (index < length) {
    const uint8_t *here = bytes + index;
    size_t rest = length - index;
    if (rest < 8 || index < size) {
      add_literal(&list, *here);
      ++index;
      continue;
    }
    uint64_t value = load(here);
    uint64_t of_run = value ^ load(here - size);
    size_t found = 0, distance = size;
    if ((of_run & 0xffffff) == 0)
      found = repeated(here, of_run, size, rest);
    if (has_rows && index >= row) {
      uint64_t of_row = value ^ load(here - row);
      if ((of_row & 0xffffffffff) == 0) {
        size_t repetition = repeated(here, of_row, row, rest);
        if (repetition > found + least_of_row) {
          found = repetition;
          distance = row;
        }
      }
    }
    /* Letters repeat others of their line. Within strokes, few places would be found. */
    if (found < good_run && !after_literal) {
      uint64_t hash = (value & hashed) * 0x9E3779B97F4A7C15ull >> (64 - table_bits);
      size_t back = index + 1 - table[hash];
      bool is_near = table[hash] != 0 && back <= farthest;
      table[hash] = (uint32_t)(index + 1);
      uint64_t difference = is_near ? value ^ load(here - back) : ~0ull;
      if ((difference & hashed) == 0) {
        size_t repetition = repeated(here, difference, back, rest);
        if (repetition > found + 3) {
          found = repetition;
          distance = back;
        }
      }
    }
    after_literal = found == 0;
    if (found > 0) {
      add_repetition(&list, found, distance);
      index += found;
    } else if (size == 3 && ((value ^ value >> 8) & 0xffff) == 0) {
      add_literal(&list, CM_GREY + *here);
      index += 3;
    } else {
      add_literal(&list, *here);
      ++index;
    }
  }
  return (size_t)(list.next - tokens);
}

void cm_png_write(
    cm_bits *out, const uint32_t *tokens, size_t count, const cm_code *codes,
    const cm_code *distances)
{
  /* A copy stays in registers. */
  cm_bits bits = *out;
  for (size_t i = 0; i < count; ++i) {
    uint32_t token = tokens[i];
    const cm_code *code = codes + (token & 1023);
    const cm_code *distance = distances + (token >> 10 & 31);
    uint64_t tail = distance->bits | (uint64_t)(token >> 15) << distance->count;
    cm_write_bits(
        &bits, code->bits | tail << code->count,
        (uint64_t)code->count + distance->count + distance->extra);
  }
  *out = bits;
}
