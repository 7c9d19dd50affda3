/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"

#include <stdint.h>

/* Far more than an image of a page needs, and still fast to decode. */
static const uint64_t most_parts = 4 << 20;

typedef struct {
  const unsigned char *bytes;
  size_t left;
} reader;

/* The next `count` bytes as a number, up to four of them. */
static bool take(reader *in, int count, uint32_t *out)
{
  if (in->left < (size_t)count)
    return false;
  *out = 0;
  for (int i = 0; i < count; ++i)
    *out = *out << 8 | in->bytes[i];
  in->bytes += count;
  in->left -= count;
  return true;
}

static bool skip(reader *in, size_t count)
{
  if (in->left < count)
    return false;
  in->bytes += count;
  in->left -= count;
  return true;
}

/* A segment's header (ITU-T T.88, 7.2): its type and the length of its data. */
static bool take_header(reader *in, uint32_t *type, uint32_t *length)
{
  uint32_t number, flags, count, page;
  if (!take(in, 4, &number) || !take(in, 1, &flags) || !take(in, 1, &count))
    return false;
  if (count >> 5 == 7) {
    uint32_t low;
    if (!take(in, 3, &low))
      return false;
    count = (count & 31) << 24 | low;
    if (!skip(in, (count + 8) / 8))
      return false;
  } else {
    count >>= 5;
  }
  size_t width = number <= 256 ? 1 : number <= 65536 ? 2 : 4;
  *type = flags & 63;
  return skip(in, width * count) && take(in, flags & 64 ? 4 : 1, &page) && take(in, 4, length);
}

/* The number of symbols in a text region (7.4.3.1). */
static uint64_t symbols(reader in)
{
  uint32_t flags, count;
  if (!skip(&in, 17) || !take(&in, 2, &flags))
    return 0;
  bool is_huffman = flags & 1, is_refined = flags & 2, has_points = is_refined && !(flags & 0x8000);
  if (!skip(&in, (is_huffman ? 2 : 0) + (has_points ? 4 : 0)) || !take(&in, 4, &count))
    return 0;
  return count;
}

/* The number of patterns in a halftone region (7.4.5.1). */
static uint64_t patterns(reader in)
{
  uint32_t flags, width, height;
  if (!skip(&in, 17) || !take(&in, 1, &flags) || !take(&in, 4, &width) || !take(&in, 4, &height))
    return 0;
  return (uint64_t)width * height;
}

/* What the engine's decoder needs for a text region with a Huffman code and refinement: tables of its own for
   all parts of the refinement (7.4.3.1.2). */
enum { own_tables = 0x7FC0 };

/* Whether the engine's decoder gives up at a segment: an intermediate generic region, symbols with the
   statistics of another dictionary, or refined symbols with a Huffman code. */
static bool is_unknown(reader in, uint32_t type)
{
  uint32_t flags, tables;
  switch (type) {
  case 36: return true;
  case 0: return take(&in, 2, &flags) && ((flags & 0x100) || (flags & 3) == 3);
  case 4:
  case 6:
  case 7:
    return skip(&in, 17) && take(&in, 2, &flags) && (flags & 3) == 3 && take(&in, 2, &tables)
        && (tables & own_tables) != own_tables;
  default: return false;
  }
}

static bool is_undecodable(fz_context *ctx, fz_buffer *buffer)
{
  unsigned char *bytes;
  reader in = {NULL, buffer ? fz_buffer_storage(ctx, buffer, &bytes) : 0};
  if (buffer)
    in.bytes = bytes;
  uint32_t type, count;
  uint64_t parts = 0;
  while (parts <= most_parts && take_header(&in, &type, &count)) {
    if (is_unknown(in, type))
      return true;
    if (type == 4 || type == 6 || type == 7)
      parts += symbols(in);
    else if (type == 20 || type == 22 || type == 23)
      parts += patterns(in);
    if (!skip(&in, count))
      break;
  }
  return parts > most_parts;
}

bool cm_is_undecodable_jbig2(fz_context *ctx, fz_image *image)
{
  if (image->mask && cm_is_undecodable_jbig2(ctx, image->mask))
    return true;
  fz_compressed_buffer *data = fz_compressed_image_buffer(ctx, image);
  if (!data || data->params.type != FZ_IMAGE_JBIG2)
    return false;
  fz_jbig2_globals *shared = data->params.u.jbig2.globals;
  return is_undecodable(ctx, data->buffer)
      || (shared && is_undecodable(ctx, fz_jbig2_globals_data(ctx, shared)));
}
