/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_GRAFT_COPY_H
#define CMUPDF_GRAFT_COPY_H

#include "CMuPDF.h"

struct cm_graft {
  pdf_document *from, *to;
  bool selects;
  /* By numbers of `from`: the number of the copy, 0 of what was not met yet. */
  int *copies;
  int length;
  /* What was met and is to be filled, in order, and how much of that is done. */
  int *met;
  size_t count, capacity, done;
  int *keys;
  size_t key_count, key_capacity;
  int shift;
  bool drops_keys;
};

/* Whether the document that is read can have such an object. */
bool cm_graft_has(const cm_graft *graft, int number);
/* A reference to an object's copy, whose contents are noted to be copied where it `fills`. Throws. */
pdf_obj *cm_graft_refer(fz_context *ctx, cm_graft *graft, int number, bool fills);
/* A copy of a value. Throws. */
pdf_obj *cm_graft_copy(fz_context *ctx, cm_graft *graft, pdf_obj *object);
/* Puts a copy of a dictionary's entry into another dictionary. Throws. */
void cm_graft_entry(
    fz_context *ctx, cm_graft *graft, pdf_obj *key, pdf_obj *value, pdf_obj *into);
/* Copies an object, and returns how many bytes of a stream that were. Throws. */
size_t cm_graft_fill(fz_context *ctx, cm_graft *graft, int number);

#endif
