/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef EMPTY_NAMES_H
#define EMPTY_NAMES_H

#include "context.h"

/* Names without any character, a solidus alone (ISO 32000-2, 7.3.5). The engine's tight form of an object
   joins them with what follows; its form with spaces and lines does not. */

/* Whether an object has an empty name. */
bool cm_has_empty_name(fz_context *ctx, pdf_obj *object);
/* Whether an object that will be written has one. */
bool cm_writes_empty_name(fz_context *ctx, pdf_document *doc, bool is_incremental);

#endif
