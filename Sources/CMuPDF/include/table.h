/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_TABLE_H
#define CMUPDF_TABLE_H

#include "context.h"

/*
 * The engine repairs a document whenever it meets an entry of the table of objects that leads to no
 * object, and builds the table anew from the file's bytes: every change since is gone. So what is
 * reachable is made sure of before the first change, and nothing is repaired from then on.
 */

/* Whether the file was broken, and its table built anew from its objects. */
bool cm_was_repaired(fz_context *ctx, pdf_document *doc);
/* Looks for all objects, whatever the file's table says of them. */
bool cm_repair(fz_context *ctx, pdf_document *doc, cm_error *error);
/*
 * Repairs a document whose table leads astray for an object that can be reached, and keeps the engine
 * from repairing it later: an object that is not found is null then.
 */
bool cm_settle_table(fz_context *ctx, pdf_document *doc, cm_error *error);
/* Whether changes can be appended to the file. */
bool cm_can_save_incrementally(fz_context *ctx, pdf_document *doc);

/* For the facade itself: these throw. */

/* In fz_catch: passes over what is wrong with the file, but not over what stops the work. */
void cm_pass_over(fz_context *ctx);
/* Frees the numbers under which the table leads astray, and keeps the engine from repairing. */
void cm_free_strays(fz_context *ctx, pdf_document *doc);

/* Gives streams with several filters a parameter for each: the library fails to write a stream anew that has
 * fewer. Throws. */
void cm_settle_decode_parms(fz_context *ctx, pdf_document *doc);
/* Frees the numbers of objects that nothing leads to: the engine would put some of them into streams of
   objects, and leave them out of the table. */
void cm_free_unreachable(fz_context *ctx, pdf_document *doc);
/* Sets cm_reached in the mark of every number that the trailer leads to; there are `length` marks. */
void cm_mark_reachable(fz_context *ctx, pdf_document *doc, unsigned char *marks, int length);
enum { cm_reached = 8 };

#endif
