/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef READABLE_STREAM_H
#define READABLE_STREAM_H

#include "CMuPDF.h"

/* The bytes of a stream, before its filters, as far as the engine can read them. It drops the piece of an
   encrypted stream in which the padding is wrong (ISO 32000-2, 7.6.3.1), and a piece is as long as what it was
   asked for. Filters ask for single bytes when a page is shown; then only the last block is lost.

   `is_cut` tells whether the engine finds less if it reads the stream as a whole. Throws. */
fz_buffer *cm_load_readable(fz_context *ctx, pdf_document *doc, int number, bool *is_cut);

#endif
