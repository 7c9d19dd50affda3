/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_REVISIONS_H
#define CMUPDF_REVISIONS_H

#include "context.h"

/* How many versions of the document its file has, one after the other. */
bool cm_count_revisions(fz_context *ctx, pdf_document *doc, int *count, cm_error *error);
/* One more than the highest number of an object. */
bool cm_count_objects(fz_context *ctx, pdf_document *doc, int *count, cm_error *error);

/* Where an object begins in the file; 0 where it stands alone nowhere in it. */
bool cm_object_offset(
    fz_context *ctx, pdf_document *doc, int number, int64_t *offset, cm_error *error);

/* Whether two documents have the same under a number, be it nothing. */
bool cm_same_object(
    fz_context *ctx, pdf_document *a, pdf_document *b, int number, bool *same, cm_error *error);

/* The object of a number, by reference; none where it is free. */
bool cm_object_numbered(
    fz_context *ctx, pdf_document *doc, int number, pdf_obj **out, cm_error *error);

/* The same for the facade itself: throws. */
bool cm_objects_are_equal(fz_context *ctx, pdf_document *a, pdf_document *b, int number);

#endif
