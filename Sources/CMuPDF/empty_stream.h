/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef EMPTY_STREAM_H
#define EMPTY_STREAM_H

#include "CMuPDF.h"

/* Takes all bytes of a stream away, in a way that encrypted documents can be written with. Throws. */
void cm_empty_stream(fz_context *ctx, pdf_document *doc, pdf_obj *stream);

#endif
