/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_LAYOUT_H
#define CMUPDF_LAYOUT_H

#include "context.h"

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

#endif
