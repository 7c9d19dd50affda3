/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_FILE_RANGE_H
#define CMUPDF_FILE_RANGE_H

#include <stddef.h>

/* Reads a range of a file to the same place of `bytes`. What the file does not have is left alone. */
void cm_read_range(int descriptor, unsigned char *bytes, size_t from, size_t to);

#endif
