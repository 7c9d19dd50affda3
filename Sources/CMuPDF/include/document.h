/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_DOCUMENT_H
#define CMUPDF_DOCUMENT_H

#include "context.h"
#include "lent_file.h"
#include "loading.h"

/* Reads through the descriptor with pread: several documents may share one, and the file stays
   readable even if another file takes its name. The caller may close the descriptor any time. */
bool cm_open_descriptor(fz_context *ctx, int descriptor, pdf_document **out, cm_error *error);
/* The bytes are read in place, after they were loaded if `loading` is not NULL. `owner` is released when
   they are no longer used, also if this fails. */
bool cm_open_bytes(
    fz_context *ctx, const unsigned char *bytes, size_t length, cm_loading *loading, void *owner,
    void (*release)(void *owner), pdf_document **out, cm_error *error);
void cm_keep_document(fz_context *ctx, pdf_document *doc);
void cm_drop_document(fz_context *ctx, pdf_document *doc);

bool cm_needs_password(fz_context *ctx, pdf_document *doc, bool *out, cm_error *error);
/* 0: wrong; else a sum of 1: no password needed, 2: user's, 4: owner's. */
bool cm_authenticate(
    fz_context *ctx, pdf_document *doc, const char *password, int *out, cm_error *error);
/* The permissions in the encryption, and the revision of the security handler that gives them their
   meaning; false if the document is not encrypted. */
bool cm_permissions(fz_context *ctx, pdf_document *doc, int *bits, int *revision);

/* The number of the next new object. */
int cm_number_count(fz_context *ctx, pdf_document *doc);
bool cm_version(fz_context *ctx, pdf_document *doc, int *out, cm_error *error);
bool cm_count_pages(fz_context *ctx, pdf_document *doc, int *out, cm_error *error);
/* Whether MuPDF reads all pages' dictionaries into a map at the first look-up: the default. */
bool cm_use_page_map(fz_context *ctx, pdf_document *doc, bool used, cm_error *error);
bool cm_page_object(
    fz_context *ctx, pdf_document *doc, int index, pdf_obj **out, cm_error *error);
/* -1 if the object is not a page of the document. */
bool cm_page_index(
    fz_context *ctx, pdf_document *doc, pdf_obj *page, int *out, cm_error *error);
/* Whether only the document's embedded files are encrypted. */
bool cm_encrypts_attachments_alone(
    fz_context *ctx, pdf_document *doc, bool *out, cm_error *error);
/* The decoded bytes of an embedded file, decrypted by the document's rules for embedded files. */
bool cm_load_attachment(
    fz_context *ctx, pdf_document *doc, pdf_obj *stream, size_t limit, fz_buffer **out,
    cm_error *error);

/* Lets the engine read the metadata of a document that encrypts all but them. */
bool cm_settle_metadata(fz_context *ctx, pdf_document *doc, cm_error *error);

/* The destination with this name, in the name tree or the Dests dictionary; NULL if unknown. */
bool cm_named_destination(
    fz_context *ctx, pdf_document *doc, pdf_obj *name, pdf_obj **out, cm_error *error);

#endif
