/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef OBJECT_TOKENS_H
#define OBJECT_TOKENS_H

#include "CMuPDF.h"

/* What `cm_object_tokens` tells. The caller drops it. Throws. */
fz_buffer *cm_tokens_of(fz_context *ctx, pdf_document *doc, int number);

/* The entry of an object in the sections that the file has; NULL if there is none. The engine moves an object
   that it completes in memory, such as an element of the structure without a parent, to another section. */
const pdf_xref_entry *cm_entry_in_file(const pdf_document *doc, int number);

#endif
