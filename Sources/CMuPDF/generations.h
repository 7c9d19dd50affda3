/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef GENERATIONS_H
#define GENERATIONS_H

#include "context.h"

/* Gives the objects that are about to be written the generations that the file has for them, and makes
   all references in them agree (ISO 32000-2, 7.3.10). The engine finds an object by its number alone,
   and gives generation 0 to each object that is replaced. Other readers look for the generation of the
   reference, and would miss the object. Throws. */
void cm_settle_generations(fz_context *ctx, pdf_document *doc, bool is_incremental);

#endif
