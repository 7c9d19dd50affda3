/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "written_reals.h"

#include <stdlib.h>
#include <string.h>

/* Longer words are no numbers that anything computes with. */
enum { longest_real = 63 };

static bool is_space(int byte)
{
  return byte == ' ' || byte == '\n' || byte == '\r' || byte == '\t' || byte == '\f' || byte == 0;
}

static bool is_regular(int byte) { return !is_space(byte) && !strchr("()<>[]{}/%", byte); }

/* The place after a literal string, a hexadecimal string, or a comment that begins at a place. */
static size_t skip_unread(const unsigned char *bytes, size_t length, size_t place)
{
  int depth = 0;
  switch (bytes[place]) {
  case '(':
    for (; place < length; ++place) {
      if (bytes[place] == '\\')
        ++place;
      else if (bytes[place] == '(')
        ++depth;
      else if (bytes[place] == ')' && --depth == 0)
        return place + 1;
    }
    return length;
  case '<':
    if (place + 1 < length && bytes[place + 1] == '<')
      return place + 2;
    while (place < length && bytes[place] != '>') ++place;
    return fz_minz(place + 1, length);
  case '%':
    while (place < length && bytes[place] != '\n' && bytes[place] != '\r') ++place;
    return place;
  default: return place + 1;
  }
}

/* Whether a word is a real with more digits than the engine's precision has. */
static bool needs_mark(const unsigned char *word, size_t length)
{
  char text[longest_real + 1], printed[64];
  if (length > longest_real || !memchr(word, '.', length))
    return false;
  memcpy(text, word, length);
  text[length] = 0;
  size_t sign = text[0] == '-' || text[0] == '+' ? 1 : 0;
  if (strspn(text + sign, "0123456789.") != length - sign)
    return false;
  char *end;
  double value = strtod(text, &end);
  if (*end)
    return false;
  fz_snprintf(printed, sizeof printed, "%g", (float)value);
  return strtod(printed, NULL) != value;
}

fz_buffer *cm_mark_reals(fz_context *ctx, fz_buffer *object, const char *mark)
{
  unsigned char *bytes;
  size_t length = fz_buffer_storage(ctx, object, &bytes);
  fz_buffer *marked = fz_new_buffer(ctx, length);
  bool is_marked = false;
  fz_try(ctx)
    for (size_t start = 0, place = 0; place < length; start = place) {
      if (bytes[place] == '/' || is_regular(bytes[place]))
        for (++place; place < length && is_regular(bytes[place]);) ++place;
      else
        place = skip_unread(bytes, length, place);
      if (needs_mark(bytes + start, place - start)) {
        fz_append_printf(ctx, marked, "/%s", mark);
        is_marked = true;
      }
      fz_append_data(ctx, marked, bytes + start, place - start);
    }
  fz_catch(ctx)
  {
    fz_drop_buffer(ctx, marked);
    fz_rethrow(ctx);
  }
  if (is_marked)
    return marked;
  fz_drop_buffer(ctx, marked);
  return NULL;
}
