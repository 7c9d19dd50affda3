/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"
#include "bidi_class.h"

static fz_stext_char **reverse(fz_stext_char **link, const fz_stext_char *end)
{
  fz_stext_char *first = *link, *done = (fz_stext_char *)end, *next;
  for (fz_stext_char *c = first; c != end; c = next) {
    next = c->next;
    c->next = done;
    done = c;
  }
  *link = done;
  return &first->next;
}

bool cm_restore_drawing_order(fz_stext_line *line)
{
  bool was_reversed = false, is_touched = false, reads_left = false;
  for (const fz_stext_char *c = line->first_char; c; c = c->next) {
    if (!c->bidi) continue;
    is_touched = true;
    was_reversed = was_reversed || c->bidi == 3;
  }
  if (!is_touched) return false;
  for (fz_stext_char **link = &line->first_char; *link;) {
    const fz_stext_char *end = *link;
    while (end && end->bidi) end = end->next;
    link = was_reversed && end != *link ? reverse(link, end) : &(*link)->next;
  }
  for (fz_stext_char *c = line->first_char; c; c = c->next) {
    int class = ucdn_get_bidi_class(c->c);
    reads_left = reads_left || is_right_to_left(class) || class == UCDN_BIDI_CLASS_AN;
    line->last_char = c;
  }
  return reads_left;
}

static bool ends_sentence(uint32_t c)
{
  switch (c) {
    case '.': case ',': case ':': case ';': case '!': case '?':
    case 0x60C: case 0x61B: case 0x61F: case 0x6D4: return true;
    default: return false;
  }
}

void cm_find_direction(const cm_letter *letters, size_t count, cm_direction *out)
{
  const cm_letter *last = NULL, *leftmost = NULL, *rightmost = NULL;
  const cm_letter *first_letter = NULL, *last_letter = NULL;
  int last_class = 0;
  bool goes_on = false;
  *out = (cm_direction){0};
  for (size_t i = 0; i < count; i++) {
    const cm_letter *a = letters + i;
    int class = ucdn_get_bidi_class(a->character);
    if (class == UCDN_BIDI_CLASS_WS || !(a->start < a->end)) continue;
    if (!leftmost || a->start < leftmost->start) leftmost = a;
    if (!rightmost || a->end > rightmost->end) rightmost = a;
    bool to_left = is_right_to_left(class);
    if (!to_left && class != UCDN_BIDI_CLASS_L) continue;
    ++*(to_left ? &out->to_left : &out->to_right);
    if (!first_letter || a->start < first_letter->start) first_letter = a;
    if (!last_letter || a->end > last_letter->end) last_letter = a;
    if (last && is_right_to_left(last_class) != to_left) {
      out->turns_back = out->turns_back || a->start < last->start;
      goes_on = goes_on || a->start >= last->start;
    }
    last = a;
    last_class = class;
  }
  out->turns_back = out->turns_back && !goes_on;
  if (first_letter)
    out->is_enclosed = is_right_to_left(ucdn_get_bidi_class(first_letter->character))
                       && is_right_to_left(ucdn_get_bidi_class(last_letter->character));
  if (leftmost)
    out->mark = ends_sentence(leftmost->character) - ends_sentence(rightmost->character);
}
