/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_LAYOUT_H
#define CMUPDF_LAYOUT_H

#include "context.h"
#include <stdint.h>

/* The size of text and pictures before they are placed. */

/* The extent of a line of set text; y down. */
typedef struct {
  float x0, x1;
  /* The extent without the blanks at both ends; empty if there are only blanks. */
  float ink_x0, ink_x1;
  float baseline;
  /* The number of characters drawn, except embeddings, and the last one of them. */
  int characters;
  int last;
} cm_line;

/* Sets XHTML with a style sheet in lines of this width, and returns the extents of the first `limit`
   lines. `height` is the height of all lines. */
bool cm_lay_text(
    fz_context *ctx, const char *html, const char *css, float em, float width, cm_line *lines,
    int limit, int *count, float *height, cm_error *error);

/* The advance of each character, as a fraction of the size, in one of the standard 14 fonts, or in its
   fallback. */
bool cm_measure_text(
    fz_context *ctx, const char *name, const uint32_t *characters, int count, float *advances,
    cm_error *error);

/* Whether each character has a glyph in one of the standard 14 fonts, or in the engine's fallback font
   for the character's script. */
bool cm_find_glyphs(
    fz_context *ctx, const char *name, const uint32_t *characters, int count, bool *found,
    cm_error *error);

/* Whether the first letter of a text runs from right to left (UAX #9, rules P2 and P3, without
   isolates). */
bool cm_starts_right_to_left(const uint32_t *characters, size_t count);

/* Whether any character of a text can make it run from right to left. */
bool cm_has_right_to_left(const uint32_t *characters, size_t count);

/* The bidirectional level of each character, as the engine sets it in lines. A line feed ends a
   paragraph; all paragraphs have the same base direction. */
bool cm_find_levels(
    fz_context *ctx, const uint32_t *characters, size_t count, bool is_right_to_left,
    uint8_t *levels, cm_error *error);

/* The most characters of a decomposition. */
#define CM_DECOMPOSITION 18

/* One step of the decomposition of a character, and whether the character is only compatible with its
   parts. Returns the number of parts; 0 if the character has no decomposition. */
int cm_decompose(uint32_t character, uint32_t parts[CM_DECOMPOSITION], bool *is_form);

/* The size in pixels of an image file after applying its orientation, or of a part of it: `crop` is in
   fractions of its width and height, y down, or NULL. `out` gets a PNG of the part; drop the buffer.
   Without a part, it gets nothing. */
bool cm_upright_picture(
    fz_context *ctx, const unsigned char *bytes, size_t length, const fz_rect *crop,
    fz_buffer **out, float *width, float *height, cm_error *error);

/* The size of a PDF's first page as shown, in points. */
bool cm_first_page_size(
    fz_context *ctx, const unsigned char *bytes, size_t length, float *width, float *height,
    cm_error *error);

#endif
