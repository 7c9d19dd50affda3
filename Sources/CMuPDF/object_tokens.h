/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef OBJECT_TOKENS_H
#define OBJECT_TOKENS_H

#include "CMuPDF.h"

/* What `cm_object_tokens` tells. The caller drops it. Throws. */
fz_buffer *cm_tokens_of(fz_context *ctx, pdf_document *doc, int number);

#endif
