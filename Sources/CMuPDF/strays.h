/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef STRAYS_H
#define STRAYS_H

#include "context.h"

/* The mark of a number whose cross-reference entry does not lead to its object. */
enum { cm_is_stray = 4 };

/* Marks the numbers with wrong cross-reference entries, and returns how many there are. Other low bits of
   the marks change, too. Call it while repairs are prevented. Throws. */
int cm_mark_strays(fz_context *ctx, pdf_document *doc, unsigned char *marks, int length);

#endif
