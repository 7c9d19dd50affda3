/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef RESOURCE_TABLES_H
#define RESOURCE_TABLES_H

#include "CMuPDF.h"

/* Forgets which fonts, images and colour spaces the engine has written to a document. It writes each once,
   and refers to it by its number from then on, even if the object has gone since. */
static inline void cm_forget_resources(fz_context *ctx, pdf_document *doc)
{
  fz_hash_table **tables[] = {
    &doc->resources.fonts, &doc->resources.images, &doc->resources.colorspaces};
  for (int i = 0; i < 3; i++) {
    fz_drop_hash_table(ctx, *tables[i]);
    *tables[i] = NULL;
  }
}

#endif
