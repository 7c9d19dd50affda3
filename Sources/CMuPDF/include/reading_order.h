/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_READING_ORDER_H
#define CMUPDF_READING_ORDER_H

#include "context.h"
#include <stdint.h>

/* The reading order of lines in which text runs from right to left. */

/* What ends replacement text that is read from right to left: a character without a width. */
enum { CM_MARK_OF_END = 0x2060 };

/* Restores the order in which the characters of a line were drawn: the engine reverses parts of such a
   line. Returns whether the line has letters or digits of scripts that run from right to left. */
bool cm_restore_drawing_order(fz_stext_line *line);

/* A character in its line's frame: from `start` to `end` along the baseline. `index` is its place in
   drawing order, or -1 for a space that stands for a gap. */
typedef struct {
  uint32_t character;
  int32_t index;
  float start, end;
  bool is_right_to_left;
} cm_letter;

/* What a line tells about the direction of its paragraph: the number of letters of each direction, whether
   its runs of letters were drawn from right to left, whether its outermost letters on both sides run from
   right to left, and on which side it has a mark that ends a sentence or a part of it, positive for the
   left. */
typedef struct {
  int to_left, to_right;
  int mark;
  bool turns_back, is_enclosed;
} cm_direction;

void cm_find_direction(const cm_letter *letters, size_t count, cm_direction *out);

/* Brings the letters of a line from drawing order to reading order (UAX #9, the other way round), and
   adds spaces for gaps wider than `gap`. `out` has room for twice as many letters; the number of them is
   returned, or 0 without memory. The parts of a ligature divide its width. */
size_t cm_find_reading_order(
    const cm_letter *letters, size_t count, float gap, bool is_right_to_left, cm_letter *out);

/* The bracket that looks like this one in the other direction; 0 if it is none. */
uint32_t cm_mirrored_bracket(uint32_t character, bool *opens);

#endif
