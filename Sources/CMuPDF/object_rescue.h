/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_OBJECT_RESCUE_H
#define CMUPDF_OBJECT_RESCUE_H

#include "CMuPDF.h"

/* The engine refuses an object with a stray word in a dictionary, such as `/BaseFont /Arial Bold`, or with
   a dictionary without an end, and treats it as missing. Other readers skip the word. So do these
   functions: they put what they read into the engine's memory. They return whether there was anything, and
   throw. */

/* Reads all such objects of the file. */
bool cm_rescue_objects(fz_context *ctx, pdf_document *doc);

/* How often work on a page is done again, since objects that were rescued refer to others. */
enum { cm_most_rescues = 4 };

/* Reads the objects that the engine has refused on this thread since `cm_forget_refused`, and ends streams
   behind whose end it has read on (`stream_ends.h`). Work that needed them must be done again. */
bool cm_rescue_refused(fz_context *ctx, pdf_document *doc);
void cm_forget_refused(fz_context *ctx);
/* What an object is, or the reference to one leads to. */
pdf_obj *cm_resolve_or_rescue(fz_context *ctx, pdf_obj *object);
/* Notes the refusals among the engine's warnings. */
void cm_note_warning(void *user, const char *message);

typedef pdf_page *cm_page_loader(fz_context *ctx, pdf_document *doc, int index);

/* Loads a page, and again as long as objects that were refused can be rescued. */
bool cm_load_and_rescue(
    fz_context *ctx, pdf_document *doc, cm_page_loader *load, int index, pdf_page **out, cm_error *error);

#endif
