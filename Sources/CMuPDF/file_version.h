/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef FILE_VERSION_H
#define FILE_VERSION_H

#include "context.h"

/* The least versions of PDF, such as 17 for 1.7, that have object streams, and AES with 256 bits as it is
   written here (ISO 32000-2, 7.6.4.4), and the latest one. */
enum { cm_version_of_object_streams = 15, cm_version_of_aes_256 = 20, cm_latest_version = 20 };

/* Gives a written file a later version of PDF in its header, unless it has one that is at least this one.
   An earlier version in the catalog does not count then (ISO 32000-2, table 29). Throws. */
void cm_raise_version(fz_context *ctx, const char *path, int version);

#endif
