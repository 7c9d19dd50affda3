/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CM_TEXT_CLUSTERS_H
#define CM_TEXT_CLUSTERS_H

#include "CMuPDF.h"

/* A glyph with its characters: letters[first..first + count]. A space for a gap has none. */
typedef struct {
  float start, end;
  uint32_t first, count;
  int class;
  uint32_t character;
} cluster;

/* The glyphs of a line from left to right, with spaces for gaps wider than `gap`; NULL without memory. Free
   them. There are at most twice as many as letters. */
cluster *cm_new_clusters(const cm_letter *letters, size_t count, float gap, size_t *total);

#endif
