/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_LAYOUT_H
#define CMUPDF_LAYOUT_H

#include "context.h"
#include <stdint.h>

/* How large text and pictures are before they are placed. */

/* How far a line of set text reaches; y down. */
typedef struct {
  float x0, x1;
  float baseline;
} cm_line;

/*
 * Sets XHTML with a style sheet in lines of this width, and tells of the first `limit` lines where
 * they are. `height` is how far down all lines reach.
 */
bool cm_lay_text(
    fz_context *ctx, const char *html, const char *css, float em, float width, cm_line *lines,
    int limit, int *count, float *height, cm_error *error);

/*
 * How far each character moves the next one in one of the standard 14 fonts, or in the font that
 * stands in for it, in shares of the size.
 */
bool cm_measure_text(
    fz_context *ctx, const char *name, const uint32_t *characters, int count, float *advances,
    cm_error *error);

/*
 * Whether each character has a glyph in one of the standard 14 fonts, or in a font that the engine takes
 * in its place for the character's script.
 */
bool cm_find_glyphs(
    fz_context *ctx, const char *name, const uint32_t *characters, int count, bool *found,
    cm_error *error);

/*
 * The size in pixels of an image file as its orientation says, or of a part of it: `crop` is in
 * shares of its width and height, y down, or NULL. Where the bytes do not show just that, `out` gets
 * a PNG that does; drop the buffer.
 */
bool cm_upright_picture(
    fz_context *ctx, const unsigned char *bytes, size_t length, const fz_rect *crop,
    fz_buffer **out, float *width, float *height, cm_error *error);

/* The size of a PDF's first page as shown, in points. */
bool cm_first_page_size(
    fz_context *ctx, const unsigned char *bytes, size_t length, float *width, float *height,
    cm_error *error);

#endif
