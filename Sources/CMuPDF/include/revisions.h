/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_REVISIONS_H
#define CMUPDF_REVISIONS_H

#include "context.h"

/* The number of consecutive versions of the document in its file. */
bool cm_count_revisions(fz_context *ctx, pdf_document *doc, int *count, cm_error *error);
/* The trailer of a version, or of a part of one, from the last to the first; NULL behind the first. */
bool cm_version_trailer(
    fz_context *ctx, pdf_document *doc, int index, pdf_obj **out, cm_error *error);
/* The highest object number plus one. */
bool cm_count_objects(fz_context *ctx, pdf_document *doc, int *count, cm_error *error);

/* The offset of an object in the file; 0 if it is not at the top level of the file. */
bool cm_object_offset(
    fz_context *ctx, pdf_document *doc, int number, int64_t *offset, cm_error *error);

/* Whether two documents have the same object, or none, under a number. */
bool cm_same_object(
    fz_context *ctx, pdf_document *a, pdf_document *b, int number, bool *same, cm_error *error);

/* An object, without following references, in one buffer: `n`ull, `t`rue, `f`alse, `#` and a printed
   number, `(` a string and `/` a name (each of its bytes a character of UTF-8), each with its length
   before the bytes, `[` an array, `<` a dictionary and `s` a stream's dictionary, each with its count
   before the elements, `R` and a reference's number and generation; integers have 32 bits, the lowest
   byte first. Empty if the object does not exist. Number 0 is the trailer. */
bool cm_object_tokens(
    fz_context *ctx, pdf_document *doc, int number, fz_buffer **out, cm_error *error);

/* The place of an object in the file's cross-reference table, whatever was changed since it was
   opened: `n` at an offset in the file, with a generation; `o` in the object stream with the number
   `offset`, where the generation is the index; or else `f`. */
bool cm_object_place(
    fz_context *ctx, pdf_document *doc, int number, char *kind, int64_t *offset, int *generation,
    cm_error *error);

/* The same for use inside the facade: throws. */
bool cm_objects_are_equal(fz_context *ctx, pdf_document *a, pdf_document *b, int number);

#endif
