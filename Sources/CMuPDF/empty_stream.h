/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef EMPTY_STREAM_H
#define EMPTY_STREAM_H

#include "CMuPDF.h"

/* Removes all bytes of a stream in a way that is safe for writing encrypted documents. Throws. */
void cm_empty_stream(fz_context *ctx, pdf_document *doc, pdf_obj *stream);

/* Makes streams to write safe for encryption: those without any bytes, and those that the engine, while it
   writes, would cut off before the end of what it shows. Throws. */
void cm_settle_streams(fz_context *ctx, pdf_document *doc, bool is_incremental);

/* Makes the object with this number a form without contents. */
void cm_empty_form(fz_context *ctx, pdf_document *doc, int number);

#endif
