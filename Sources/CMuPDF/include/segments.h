/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_SEGMENTS_H
#define CMUPDF_SEGMENTS_H

#include "context.h"

/* A line segment of a page's drawing, in page space. */
typedef struct {
  float x0, y0, x1, y1;
  /* Whether it starts or ends at an end of a drawn line, not within a curve. */
  bool starts_at_corner, ends_at_corner;
} cm_segment;

/* The line segments of the page's paths, with flattened curves, and the edges of its images: those
   inside the clip, without annotations, text, patterns and masks; at most `most`, the first in drawing
   order. The cookie may be NULL. Drop the result. */
bool cm_page_segments(
    fz_context *ctx, pdf_page *page, int most, fz_cookie *cookie, cm_segment **out, int *count,
    cm_error *error);
void cm_drop_segments(fz_context *ctx, cm_segment *segments);

#endif
