/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_SEGMENTS_H
#define CMUPDF_SEGMENTS_H

#include "context.h"

/* A straight piece of what a page draws, in page space. */
typedef struct {
  float x0, y0, x1, y1;
  /* Whether it begins or ends where a line of the drawing does, not amid a curve. */
  bool starts_at_corner, ends_at_corner;
} cm_segment;

/*
 * The lines of the page's paths, curves flattened, and the edges of its pictures: what is in the clip,
 * without annotations, text, patterns and masks; at most `most`, the first ones drawn. The cookie may
 * be NULL. Drop what comes out.
 */
bool cm_page_segments(
    fz_context *ctx, pdf_page *page, int most, fz_cookie *cookie, cm_segment **out, int *count,
    cm_error *error);
void cm_drop_segments(fz_context *ctx, cm_segment *segments);

#endif
