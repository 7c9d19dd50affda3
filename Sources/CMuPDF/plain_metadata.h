/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef PLAIN_METADATA_H
#define PLAIN_METADATA_H

#include "context.h"

/* The metadata of a document that encrypts all but its metadata (ISO 32000-2, table 20:
   EncryptMetadata). The engine's writer encrypts every stream, so metadata get their place in the file
   first, and their bytes when the file is written. All of these throw. */
typedef struct {
  /* The object number of the metadata before the file is written; 0 if they are written like all else. */
  int number;
  /* The bytes in the file; NULL if the number is 0. */
  fz_buffer *bytes;
} cm_plain_metadata;

/* Prepares the metadata of a document for writing, if the file will contain them. The caller drops the
   bytes. */
cm_plain_metadata cm_reserve_metadata(fz_context *ctx, pdf_document *doc, bool is_incremental);
/* Writes the metadata to their place in the file that was written from a document. */
void cm_place_metadata(
    fz_context *ctx, pdf_document *doc, const cm_plain_metadata *metadata, const char *path);

/* Lets the engine read metadata that are not encrypted. Most writers omit the Crypt filter that would tell
   the engine. */
void cm_show_metadata(fz_context *ctx, pdf_document *doc);

/* Lets the engine read a stream, before it is written, if it has metadata of a page or a picture that are
   not encrypted although only those of the document need not be: some writers leave all of them. */
void cm_name_plain_metadata(fz_context *ctx, pdf_document *doc, pdf_obj *stream);

#endif
