/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef AS_IN_FILE_H
#define AS_IN_FILE_H

#include "CMuPDF.h"

/* The object with a number as it is to be written and compared: without what was only changed so that
   the engine shows it. The caller drops it. Throws. */
pdf_obj *cm_load_as_in_file(fz_context *ctx, pdf_document *doc, int number);

#endif
