/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_LENT_FILE_H
#define CMUPDF_LENT_FILE_H

#include <stddef.h>

/* A file that is mapped instead of read. The system lets programs that want to write it wait until its
   bytes have been copied (a read lease, fcntl(2)), so that they stay what they were. */
typedef struct cm_lent_file cm_lent_file;

/* Maps the first `length` bytes of a file. The caller may close the descriptor any time. NULL if the
   system grants no lease: somebody has the file open for writing, it belongs to another user, or it is
   not on a local file system. */
cm_lent_file *cm_lend_file(int descriptor, size_t length);
/* The bytes, at the same address until the file is dropped. They must not be written. */
unsigned char *cm_lent_bytes(const cm_lent_file *file);
/* Gives memory back that the file can fill again. */
void cm_rest_lent_file(cm_lent_file *file);
void cm_drop_lent_file(cm_lent_file *file);

#endif
