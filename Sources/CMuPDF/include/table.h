/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_TABLE_H
#define CMUPDF_TABLE_H

#include "context.h"
#include "table_check.h"

/* The engine repairs a document whenever it meets a cross-reference entry that leads to no object, and
   rebuilds the table from the file's bytes: every change since is lost. So all reachable objects are
   checked before the first change, and nothing is repaired afterwards. */

/* Whether the file was broken, and its cross-reference table was rebuilt. */
bool cm_was_repaired(fz_context *ctx, pdf_document *doc);
/* Searches the file for all objects, ignoring its table. */
bool cm_repair(fz_context *ctx, pdf_document *doc, cm_error *error);
/* Repairs a document with a table that is wrong for a reachable object, and prevents a later repair by
   the engine: an object that is not found is then null. The check (or NULL) may spare the
   work. */
bool cm_settle_table(
    fz_context *ctx, pdf_document *doc, cm_table_check *check, cm_error *error);
/* Whether changes can be appended to the file. */
bool cm_can_save_incrementally(fz_context *ctx, pdf_document *doc);
/* Whether the section that would be appended can hold the generations of the changed objects. The engine writes a
   cross-reference stream after another one, with a byte for each. */
bool cm_has_room_for_generations(
    fz_context *ctx, pdf_document *doc, bool *out, cm_error *error);

/* For use inside the facade: these throw. */

/* In fz_catch: ignores errors of the file, but rethrows errors that stop the work. */
void cm_pass_over(fz_context *ctx);
/* Frees the numbers with wrong cross-reference entries, and prevents repairs by the engine. */
void cm_free_strays(fz_context *ctx, pdf_document *doc);

/* Gives streams with several filters a parameter for each: the library fails to rewrite a stream with
   fewer. Throws. */
void cm_settle_decode_parms(fz_context *ctx, pdf_document *doc);
/* Frees the numbers of unreachable objects: the engine would put some of them into object streams, and
   omit them from the table. */
void cm_free_unreachable(fz_context *ctx, pdf_document *doc);
/* Sets cm_reached in the mark of every reachable number; there are `length` marks. */
void cm_mark_reachable(fz_context *ctx, pdf_document *doc, unsigned char *marks, int length);

/* Drops the entries of the trailer that only some programs know, such as AdditionalStreams. A file written in
   full would have the objects to which they lead, but not the entries. */
void cm_drop_private_entries(fz_context *ctx, pdf_document *doc);
/* Whether the objects that can be reached from one are nested so deep that the engine, which follows them
   by recursion, would need more stack than there is. Follows values in the same order. Throws. */
bool cm_nests_deeply(fz_context *ctx, pdf_document *doc, pdf_obj *root);
enum { cm_reached = 8 };

#endif
