/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_GRAFT_COPY_H
#define CMUPDF_GRAFT_COPY_H

#include "CMuPDF.h"

struct cm_graft {
  pdf_document *from, *to;
  bool selects;
  /* For each number in `from`: the number of the copy; 0 if the object was not met yet. */
  int *copies;
  int length;
  /* The objects to fill, in order of meeting, and how many are done. */
  int *met;
  size_t count, capacity, done;
  int *keys;
  size_t key_count, key_capacity;
  int shift;
  bool drops_keys;
};

/* Whether the source document can have such an object. */
bool cm_graft_has(const cm_graft *graft, int number);
/* A reference to an object's copy; if it `fills`, the contents will be copied later. Throws. */
pdf_obj *cm_graft_refer(fz_context *ctx, cm_graft *graft, int number, bool fills);
/* A copy of a value. Throws. */
pdf_obj *cm_graft_copy(fz_context *ctx, cm_graft *graft, pdf_obj *object);
/* Copies a dictionary's entry into another dictionary. Throws. */
void cm_graft_entry(
    fz_context *ctx, cm_graft *graft, pdf_obj *key, pdf_obj *value, pdf_obj *into);
/* Copies an object, and returns the number of its stream's bytes. Throws. */
size_t cm_graft_fill(fz_context *ctx, cm_graft *graft, int number);

#endif
