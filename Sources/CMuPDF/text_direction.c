/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"
#include "bidi_class.h"

static bool turns_to_the_left(int class)
{
  return is_right_to_left(class) || class == UCDN_BIDI_CLASS_RLE || class == UCDN_BIDI_CLASS_RLO
         || class == UCDN_BIDI_CLASS_RLI;
}

bool cm_starts_right_to_left(const uint32_t *characters, size_t count)
{
  for (size_t i = 0; i < count; i++) {
    int class = ucdn_get_bidi_class(characters[i]);
    if (class == UCDN_BIDI_CLASS_L) return false;
    if (is_right_to_left(class)) return true;
  }
  return false;
}

bool cm_has_right_to_left(const uint32_t *characters, size_t count)
{
  for (size_t i = 0; i < count; i++)
    if (turns_to_the_left(ucdn_get_bidi_class(characters[i]))) return true;
  return false;
}

typedef struct {
  const uint32_t *characters;
  uint8_t *levels;
} target;

static void enter(const uint32_t *fragment, size_t length, int level, int script, void *arg)
{
  (void)script;
  target *to = arg;
  memset(to->levels + (fragment - to->characters), level, length);
}

bool cm_find_levels(
    fz_context *ctx, const uint32_t *characters, size_t count, bool is_right_to_left,
    uint8_t *levels, cm_error *error)
{
  fz_try(ctx)
  {
    target to = {characters, levels};
    for (size_t start = 0; start < count;) {
      size_t end = start;
      while (end < count && characters[end] != '\n') end++;
      fz_bidi_direction base = is_right_to_left ? FZ_BIDI_RTL : FZ_BIDI_LTR;
      fz_bidi_fragment_text(ctx, characters + start, end - start, &base, enter, &to, 0);
      if (end < count) levels[end] = is_right_to_left;
      start = end + 1;
    }
  }
  CM_END(ctx, error);
}
