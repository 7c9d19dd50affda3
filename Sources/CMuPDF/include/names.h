/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_NAMES_H
#define CMUPDF_NAMES_H

#include "context.h"

/* All entries of a name tree (ISO 32000-2, 7.9.6), for many look-ups. */
typedef struct cm_names cm_names;

/* The first of equal names counts; loops are cut. `tree` may be NULL. */
bool cm_read_names(
    fz_context *ctx, pdf_document *doc, pdf_obj *tree, cm_names **out, cm_error *error);
void cm_drop_names(fz_context *ctx, cm_names *names);
/* The value of a string name, which the caller owns; NULL if there is none. */
bool cm_find_name(
    fz_context *ctx, const cm_names *names, pdf_obj *name, pdf_obj **out, cm_error *error);

#endif
