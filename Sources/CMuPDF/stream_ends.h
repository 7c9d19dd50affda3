/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_STREAM_ENDS_H
#define CMUPDF_STREAM_ENDS_H

#include "CMuPDF.h"

/* The engine reads a stream up to the next `endstream`, whatever its length says. If the word is missing or
   misspelt, it takes in the objects behind the stream. Other readers stop where the length says, or before
   `endobj`. So do these functions: they put the bytes of such a stream into the engine's memory, which is no
   change of the document. They throw. */

/* Ends one object, if it is such a stream; returns whether it was. */
bool cm_end_stream(fz_context *ctx, pdf_document *doc, int number);
/* The same for the object that a reference leads to. */
void cm_end_referenced(fz_context *ctx, pdf_obj *reference);
/* The same for the content streams of a page. */
void cm_end_contents(fz_context *ctx, pdf_obj *page);

typedef enum {
  /* Those that the engine has in memory. */
  cm_loaded_streams,
  /* Those that an incremental save writes. */
  cm_changed_streams,
  cm_all_streams
} cm_stream_choice;

/* The same for many; returns whether there was one. */
bool cm_end_streams(fz_context *ctx, pdf_document *doc, cm_stream_choice choice);

/* Puts objects that the engine has taken for bytes of such streams when it repaired the table into the table,
   and ends the streams before them; returns whether there was one. */
bool cm_find_swallowed(fz_context *ctx, pdf_document *doc);

/* The parts of that. */

/* Bytes of the file, for the caller to free. */
typedef struct {
  unsigned char *bytes;
  size_t length;
} cm_file_part;

cm_file_part cm_read_part(fz_context *ctx, pdf_document *doc, int64_t from, size_t length);
/* Whether `endstream` stands at a place of the file. */
bool cm_leads_to_end(fz_context *ctx, pdf_document *doc, int64_t place);
/* Whether an entry's stream is read from the file. */
bool cm_is_stream_in_file(const pdf_xref_entry *entry);
/* `cm_end_stream` with another length than that of the dictionary. */
bool cm_end_with_length(fz_context *ctx, pdf_document *doc, int number, int64_t length);

#endif
