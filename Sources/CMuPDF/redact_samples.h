/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_REDACT_SAMPLES_H
#define CMUPDF_REDACT_SAMPLES_H

#include "include/CMuPDF.h"

/* Samples of an image as in a PDF stream: rows begin at byte boundaries, components are interleaved.
   */
typedef struct {
  int w, h;
  /* Components, and bits of each: 1, 2, 4, 8 or 16. */
  int n, bits;
  size_t stride;
  unsigned char *bytes;
} cm_samples;

size_t cm_samples_stride(int w, int n, int bits);

/* Sets the samples that touch an area to one value per component; very coarse ones only if they lie
   completely in it. `ctm` places the unit square that the image fills. */
void cm_fill_samples(cm_samples *samples, fz_quad area, fz_matrix ctm, const unsigned *value);

#endif
