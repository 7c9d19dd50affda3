/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_LOADING_H
#define CMUPDF_LOADING_H

#include <stdbool.h>
#include <stddef.h>

/* A file that is being read into memory. Whichever thread needs a piece first reads it, so that opening
   a large file does not wait for all of it. */
typedef struct cm_loading cm_loading;

/* Prepares to read the start of a file into `bytes`, which must outlive this. The caller may close the
   descriptor any time. NULL if there is no memory or no descriptor. */
cm_loading *cm_new_loading(int descriptor, unsigned char *bytes, size_t length);
/* Makes sure that the bytes in a range are in memory, on any thread. Bytes that the file does not have
   are zeros. */
void cm_load(cm_loading *loading, size_t from, size_t to);
void cm_drop_loading(cm_loading *loading);

#endif
