/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_SAVE_H
#define CMUPDF_SAVE_H

#include "context.h"

/* Whether the file that the document was opened from has object streams. */
bool cm_has_object_streams(fz_context *ctx, pdf_document *doc, bool *out, cm_error *error);

/* The cost of some milliseconds of work in a call that is repeated until done. A unit is about one
   looked-up number; reading objects and bytes of streams costs more. */
enum { cm_slice_cost = 30000, cm_object_cost = 60, cm_bytes_per_cost = 64 };

/* The progress of copying changes. Start with `next` 1, the rest 0. */
typedef struct {
  /* The number of the next object to look at. */
  int next;
  bool changed, is_complete;
  /* The cost of the last call. */
  size_t spent;
} cm_carried;

/* Copies objects that changed in `live` since it was opened to `copy`, a document freshly opened from
   the same bytes: some of them in each call, until `is_complete`. `live` must not change between the
   calls. Writing a document disturbs its journal and its record of unsaved changes (measured with
   1.28.5), so only such copies are ever written. */
bool cm_copy_changes(
    fz_context *ctx, pdf_document *live, pdf_document *copy, cm_carried *carried, cm_error *error);

typedef enum { CM_ENCRYPT_KEEP, CM_ENCRYPT_NONE, CM_ENCRYPT_AES_256 } cm_encryption;

typedef struct {
  /* The bytes as opened, followed by an update section; if not set, the file is rewritten without
     unused objects. */
  bool incremental;
  /* Duplicates are stored once. */
  bool optimized;
  /* Objects are compressed together (ISO 32000-2, 7.5.7). */
  bool object_streams;
  /* Objects keep their numbers even so, so that none are merged. */
  bool keeps_numbers;
  cm_encryption encryption;
  /* For AES-256: bits of ISO 32000-2, table 22, and passwords of at most 127 bytes. */
  int permissions;
  const char *user_password, *owner_password;
} cm_save_options;

/* Writes a document to a new file. Afterwards the document can only be dropped. If the engine would
   have to repair it meanwhile, which loses changes, this is an error. */
bool cm_save(
    fz_context *ctx, pdf_document *doc, const char *path, const cm_save_options *wanted,
    cm_error *error);

#endif
