/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_REDACT_SAMPLES_H
#define CMUPDF_REDACT_SAMPLES_H

#include "include/CMuPDF.h"

/* Samples of a picture as a PDF stream holds them: rows begin at bytes, components are interleaved. */
typedef struct {
  int w, h;
  /* Components, and bits of each: 1, 2, 4, 8 or 16. */
  int n, bits;
  size_t stride;
  unsigned char *bytes;
} cm_samples;

size_t cm_samples_stride(int w, int n, int bits);

/* Gives the samples that have some part in an area one value a component; very coarse ones only where
   they lie in it wholly. `ctm` places the unit square
   that the picture fills. */
void cm_fill_samples(cm_samples *samples, fz_quad area, fz_matrix ctm, const unsigned *value);

#endif
