/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_GRAFT_H
#define CMUPDF_GRAFT_H

#include "context.h"

/* Copies objects from one document to another, with everything that they refer to; shared objects are
   copied once. A graft proceeds in steps. The source document does not change. */
typedef struct cm_graft cm_graft;

/* Both documents must outlive the graft. `selects`: pages, structure elements, form fields, and
   annotations of other pages are not followed; only cm_graft_reserve includes them. */
bool cm_new_graft(
    fz_context *ctx, pdf_document *to, pdf_document *from, bool selects, cm_graft **out,
    cm_error *error);
void cm_drop_graft(fz_context *ctx, cm_graft *graft);

/* A reference to the copy of an object. `fills`: a later step copies its contents; if not, the copy is
   an empty dictionary for the caller to fill. */
bool cm_graft_reserve(
    fz_context *ctx, cm_graft *graft, int number, bool fills, pdf_obj **out, cm_error *error);
/* The number of an object's copy; 0 if it has none. */
int cm_graft_number(const cm_graft *graft, int number);
/* A copy of a value. Later steps copy the objects that it refers to. */
bool cm_graft_value(
    fz_context *ctx, cm_graft *graft, pdf_obj *object, pdf_obj **out, cm_error *error);
/* Copies the entries of a dictionary to another one, except the given keys. */
bool cm_graft_entries(
    fz_context *ctx, cm_graft *graft, pdf_obj *dictionary, const char *const *without, int count,
    pdf_obj *into, cm_error *error);
/* Copies some of the referenced objects, up to a number of bytes of streams. */
bool cm_graft_step(
    fz_context *ctx, cm_graft *graft, int objects, size_t bytes, bool *done, cm_error *error);

/* The parent tree keys of copied objects (StructParent and StructParents; ISO 32000-2, 14.7.5.4), as
   in the source document. */
size_t cm_graft_struct_keys(const cm_graft *graft, const int **out);
/* Shifts the parent tree keys of copies made from now on. */
void cm_graft_shift_struct_keys(cm_graft *graft, int distance);
/* Omits the parent tree keys of copies made from now on. */
void cm_graft_drop_struct_keys(cm_graft *graft);

/* A document without pages, with the same version of PDF and a copy of the document information. */
bool cm_new_document_like(
    fz_context *ctx, pdf_document *from, pdf_document **out, cm_error *error);
/* Encrypts a document made by cm_new_document_like in the same way as the other one, if that is
   encrypted. */
bool cm_encrypt_alike(fz_context *ctx, pdf_document *doc, pdf_document *from, cm_error *error);
/* The value of a key in a number tree (ISO 32000-2, 7.9.7), which the caller owns; NULL: none. */
bool cm_find_number(fz_context *ctx, pdf_obj *tree, int key, pdf_obj **out, cm_error *error);

#endif
