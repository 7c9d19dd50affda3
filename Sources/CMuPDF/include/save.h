/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_SAVE_H
#define CMUPDF_SAVE_H

#include "context.h"

/* Whether the file that the document was opened from has objects that are compressed together. */
bool cm_has_object_streams(fz_context *ctx, pdf_document *doc, bool *out, cm_error *error);

/*
 * Some milliseconds of work in a call that is made again and again, in units of about a number looked
 * up. Objects that are read cost more, and so do the bytes of streams.
 */
enum { cm_slice_cost = 60000, cm_object_cost = 60, cm_bytes_per_cost = 64 };

/* How far changes are carried over. Begins with `next` 1, the rest 0. */
typedef struct {
  /* The number of the next object to look at. */
  int next;
  bool changed, is_complete;
  /* The cost of the last call. */
  size_t spent;
} cm_carried;

/*
 * Carries objects that `live` changed since it was opened over to `copy`, a document freshly opened
 * from the same bytes: some of them, until `is_complete`. `live` must not change between the calls.
 * Writing a document disturbs its journal and its idea of what is unsaved (measured with 1.28.5), so
 * only such copies are ever written.
 */
bool cm_copy_changes(
    fz_context *ctx, pdf_document *live, pdf_document *copy, cm_carried *carried, cm_error *error);

typedef enum { CM_ENCRYPT_KEEP, CM_ENCRYPT_NONE, CM_ENCRYPT_AES_256 } cm_encryption;

typedef struct {
  /* The bytes as opened followed by an update section; else rewritten without unused objects. */
  bool incremental;
  /* What is there twice is kept once. */
  bool optimized;
  /* Objects are compressed together (ISO 32000-2, 7.5.7). */
  bool object_streams;
  /* Objects keep their numbers all the same, for which each stays one of its own. */
  bool keeps_numbers;
  /* What becomes part of the pages' contents. */
  bool flatten_annotations, flatten_forms;
  cm_encryption encryption;
  /* Of AES-256: bits of ISO 32000-2, table 22, and passwords of at most 127 bytes. */
  int permissions;
  const char *user_password, *owner_password;
} cm_save_options;

/*
 * Writes a document to a new file. The document is good for nothing but dropping afterwards. What would
 * have the engine repair it meanwhile, which loses changes, is an error.
 */
bool cm_save(
    fz_context *ctx, pdf_document *doc, const char *path, const cm_save_options *wanted,
    cm_error *error);

#endif
