/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_DOCUMENT_H
#define CMUPDF_DOCUMENT_H

#include "context.h"

/*
 * Reads through the descriptor with pread: several documents may share one, and what it refers to
 * stays readable when its name is given to another file. The caller may close it any time.
 */
bool cm_open_descriptor(fz_context *ctx, int descriptor, pdf_document **out, cm_error *error);
/* The bytes are read where they are; `owner` is released once nothing reads them any more, also where
 * this fails. */
bool cm_open_bytes(
    fz_context *ctx, const unsigned char *bytes, size_t length, void *owner,
    void (*release)(void *owner), pdf_document **out, cm_error *error);
void cm_drop_document(fz_context *ctx, pdf_document *doc);

bool cm_needs_password(fz_context *ctx, pdf_document *doc, bool *out, cm_error *error);
/* 0: wrong; else a sum of 1: none needed, 2: user's, 4: owner's. */
bool cm_authenticate(
    fz_context *ctx, pdf_document *doc, const char *password, int *out, cm_error *error);
bool cm_has_permission(fz_context *ctx, pdf_document *doc, int permission);

/* The number that the next new object gets. */
int cm_number_count(fz_context *ctx, pdf_document *doc);
bool cm_version(fz_context *ctx, pdf_document *doc, int *out, cm_error *error);
bool cm_count_pages(fz_context *ctx, pdf_document *doc, int *out, cm_error *error);
/* Whether MuPDF reads all pages' dictionaries into a map at the first look-up of one: used by default. */
bool cm_use_page_map(fz_context *ctx, pdf_document *doc, bool used, cm_error *error);
bool cm_page_object(
    fz_context *ctx, pdf_document *doc, int index, pdf_obj **out, cm_error *error);
/* -1 where the object is not a page of the document. */
bool cm_page_index(
    fz_context *ctx, pdf_document *doc, pdf_obj *page, int *out, cm_error *error);
/* Whether the labels are a tree, as far as it can be followed: the engine follows it without limits. */
bool cm_has_page_labels(fz_context *ctx, pdf_document *doc, bool *out, cm_error *error);
/* The label of a page (ISO 32000-2, 12.4.2) of such a tree; empty where the document gives none. */
bool cm_page_label(
    fz_context *ctx, pdf_document *doc, int index, char *out, size_t size, cm_error *error);
/* The destination of this name, as in the name tree or the Dests dictionary; NULL where unknown. */
/* Whether the document's embedded files are encrypted, and nothing else of it. */
bool cm_encrypts_attachments_alone(
    fz_context *ctx, pdf_document *doc, bool *out, cm_error *error);
/* The decoded bytes of an embedded file, encrypted as the document says of embedded files. */
bool cm_load_attachment(
    fz_context *ctx, pdf_document *doc, pdf_obj *stream, size_t limit, fz_buffer **out,
    cm_error *error);

bool cm_named_destination(
    fz_context *ctx, pdf_document *doc, pdf_obj *name, pdf_obj **out, cm_error *error);

#endif
