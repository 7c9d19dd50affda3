/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_PNG_TOKENS_H
#define CMUPDF_PNG_TOKENS_H

#include <stddef.h>
#include <stdint.h>

/* Pieces of DEFLATE data (RFC 1951). The lowest ten bits of a token are the index of its code:

     0 to 255      a byte
     256 to 511    three equal bytes: a grey pixel of RGB
     512 to 770    a repetition, of as many bytes as the index is greater than CM_REPETITION

   The next five bits are the symbol of a repetition's distance, and the rest its extra bits. Other
   tokens have the symbol CM_NO_DISTANCE. */
enum {
  CM_GREY = 256,
  CM_REPETITION = 512,
  CM_CODES = CM_REPETITION + 259,
  CM_DISTANCES = 30,
  CM_NO_DISTANCE = CM_DISTANCES
};

/* The bits of a code, lowest first, and their number. */
typedef struct {
  uint64_t bits;
  uint32_t count;
  /* The number of extra bits behind the code of a distance. */
  uint32_t extra;
} cm_code;

/* Bits that were written: whole bytes up to `target`, and fewer than eight pending bits. */
typedef struct {
  uint8_t *target;
  uint64_t pending;
  uint64_t count;
} cm_bits;

/* Writes at most 56 bits. The memory must have room for eight bytes behind those that are complete. */
static inline void cm_write_bits(cm_bits *out, uint64_t bits, uint64_t count)
{
  out->pending |= bits << out->count;
  out->count += count;
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  uint64_t pending = __builtin_bswap64(out->pending);
#else
  uint64_t pending = out->pending;
#endif
  __builtin_memcpy(out->target, &pending, 8);
  out->target += out->count >> 3;
  out->pending >>= out->count & ~7ull;
  out->count &= 7;
}

/* Divides rows of a picture into tokens, and returns their number, at most one for each byte.

   - size: bytes per pixel.
   - row: the number of bytes from a byte to the one below.
   - counts: gets the number of tokens with each code, and then with each symbol of a distance
     (CM_CODES + CM_DISTANCES numbers). */
size_t cm_png_tokenise(
    const uint8_t *bytes, size_t length, size_t size, size_t row, uint32_t *tokens,
    uint32_t *counts);

/* Writes tokens; there must be codes for CM_CODES and for CM_DISTANCES + 1 symbols. */
void cm_png_write(
    cm_bits *out, const uint32_t *tokens, size_t count, const cm_code *codes,
    const cm_code *distances);

#endif
