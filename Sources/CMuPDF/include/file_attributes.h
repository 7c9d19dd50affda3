/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_FILE_ATTRIBUTES_H
#define CMUPDF_FILE_ATTRIBUTES_H

/* Copies the access list of an open file and the attributes of users and programs (`user.…`, such as
   tags) to another one, as far as the file systems allow it. */
void cm_copy_file_attributes(int from, int to);

#endif
