/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef MOVED_ANNOTATIONS_H
#define MOVED_ANNOTATIONS_H

#include "context.h"

/* Annotations that are direct objects. To draw one for display, the engine moves the object that contains
   it to the document's local table, and leaves a copy in the document. All of these throw the engine's
   errors. */

/* Before a page is loaded: drops the local table if an annotation of the page was moved to it. The engine
   would draw for display into the copy, which a full save writes. */
void cm_return_annotations(fz_context *ctx, pdf_document *doc, pdf_obj *page);
/* Lists the annotations of a page again if one was moved, and the table was dropped since: the appearance
   of the one that was moved is gone, or by now another object. */
void cm_find_moved_annotations(fz_context *ctx, pdf_page *page);

#endif
