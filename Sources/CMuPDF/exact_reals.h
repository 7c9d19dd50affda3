/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef EXACT_REALS_H
#define EXACT_REALS_H

#include "context.h"

/* Reals of changed objects, as the file that the objects are from writes them. The engine reads reals in
   single precision, and a written object would have other numbers in entries that nobody changed. Other
   programs take that for a change of what was signed. */
typedef struct {
  /* A name with these characters in front of a real's own stands for that real. Each file has other
     characters, so that no stream contains them. */
  char mark[32];
  /* Whether there is any such name. */
  bool is_used;
} cm_exact_reals;

/* Puts names for the reals of the objects that an incremental save will write, where they have more digits
   than the engine keeps. The document has no other use from then on. Throws. */
cm_exact_reals cm_name_exact_reals(fz_context *ctx, pdf_document *doc);

/* An output that writes to another one, with the reals for their names. The caller drops it before the other
   one. Throws. */
fz_output *cm_new_exact_output(fz_context *ctx, fz_output *target, const cm_exact_reals *reals);

#endif
