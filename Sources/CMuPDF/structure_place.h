/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef STRUCTURE_PLACE_H
#define STRUCTURE_PLACE_H

#include "CMuPDF.h"

/* A borrowed reference to the page of a structure element (ISO 32000-2, 14.7.2): that of its own entry, or
   of the first element or item below it that has one. NULL if there is none. Throws. */
pdf_obj *cm_page_of_element(fz_context *ctx, pdf_obj *element);

#endif
