/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef WRITE_FILE_H
#define WRITE_FILE_H

#include "context.h"

/* Writes a document to a file, with each stream encrypted as the document's encryption asks. The engine
   cannot do that for all of them: see crypt_filters.h, plain_metadata.h and empty_stream.h. Throws. */
void cm_write_file(
    fz_context *ctx, pdf_document *doc, const char *path, const pdf_write_options *options);

#endif
