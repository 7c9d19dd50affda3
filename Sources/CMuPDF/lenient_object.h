/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_LENIENT_OBJECT_H
#define CMUPDF_LENIENT_OBJECT_H

#include "CMuPDF.h"

/* For use inside the facade. Reads the dictionary of an object at an offset of the file as other readers do:
   stray words are skipped, and what has no end ends with the object. Strings stay encrypted. NULL for an
   object that is no dictionary, or has another number. `stream_start` is where the bytes of a stream begin;
   0 without a stream. Throws. */
pdf_obj *cm_read_leniently(
    fz_context *ctx, pdf_document *doc, int number, int64_t offset, int64_t *stream_start);

#endif
