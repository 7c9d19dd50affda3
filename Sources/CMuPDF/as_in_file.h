/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef AS_IN_FILE_H
#define AS_IN_FILE_H

#include "CMuPDF.h"

/* Changes an entry of an object so that the engine can show it; NULL removes the entry. Changes only the
   memory: the journal does not include it, and what is written or compared is `cm_load_as_in_file`.
   Throws. */
void cm_show_entry(fz_context *ctx, pdf_obj *dictionary, pdf_obj *key, pdf_obj *value);

/* Lets a dictionary keep an entry as it is shown. Throws. */
void cm_keep_shown(fz_context *ctx, pdf_obj *dictionary, pdf_obj *key);
/* Lets an object keep all entries as they are shown. Throws. */
void cm_forget_shown(fz_context *ctx, pdf_obj *dictionary);

/* Gives a document that will be written, and not used any more, the entries of the file again. Throws. */
void cm_restore_shown(fz_context *ctx, pdf_document *doc);

/* The object with a number as it is to be written and compared: with the entries of the file instead of
   those that were changed for the engine, unless they were changed since. The caller drops it. Throws. */
pdf_obj *cm_load_as_in_file(fz_context *ctx, pdf_document *doc, int number);

/* The changes to an object for the engine: for each key, an array of the file's value and the one that is
   shown. NULL if there are none. */
pdf_obj *cm_shown_changes(fz_context *ctx, pdf_document *doc, int number);

/* The number of a dictionary that is an object of its own; 0 for one within another object. Throws. */
int cm_number_of(fz_context *ctx, pdf_document *doc, pdf_obj *dictionary);

#endif
