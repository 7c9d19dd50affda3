/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_ANNOTATION_H
#define CMUPDF_ANNOTATION_H

#include "context.h"

/*
 * A loaded page's annotation (or, with `widgets`, form field) whose object has this number and, for
 * direct objects, this identity; NULL in `out` where there is none. Owned by the caller.
 */
bool cm_find_annotation(
    fz_context *ctx, pdf_page *page, pdf_obj *object, pdf_annot **out, cm_error *error);
void cm_drop_annotation(fz_context *ctx, pdf_annot *annotation);

bool cm_create_annotation(
    fz_context *ctx, pdf_page *page, const char *subtype, pdf_annot **out, cm_error *error);
bool cm_delete_annotation(
    fz_context *ctx, pdf_page *page, pdf_annot *annotation, cm_error *error);
/* The annotation's dictionary. */
bool cm_annotation_object(
    fz_context *ctx, pdf_annot *annotation, pdf_obj **out, cm_error *error);

/* Page space. */
bool cm_annotation_rect(fz_context *ctx, pdf_annot *annotation, fz_rect *out, cm_error *error);
bool cm_set_annotation_rect(
    fz_context *ctx, pdf_annot *annotation, fz_rect rect, cm_error *error);
bool cm_set_annotation_quads(
    fz_context *ctx, pdf_annot *annotation, int count, const fz_quad *quads, cm_error *error);
/* Components in 0…1; a count of 0 (none), 1 (grey), 3 (RGB) or 4 (CMYK). */
bool cm_set_annotation_color(
    fz_context *ctx, pdf_annot *annotation, int count, const float *components, cm_error *error);
bool cm_set_annotation_opacity(
    fz_context *ctx, pdf_annot *annotation, float opacity, cm_error *error);
bool cm_set_annotation_contents(
    fz_context *ctx, pdf_annot *annotation, const char *utf8, cm_error *error);

/* Asks for the appearance to be written anew, and writes it. */
bool cm_refresh_appearance(fz_context *ctx, pdf_annot *annotation, cm_error *error);

#endif
