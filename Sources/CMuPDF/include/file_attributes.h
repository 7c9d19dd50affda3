/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_FILE_ATTRIBUTES_H
#define CMUPDF_FILE_ATTRIBUTES_H

/* Copies the access list of an open file and the attributes of users and programs (`user.…`, such as
   tags) to another one, as far as the file systems allow it. */
void cm_copy_file_attributes(int from, int to);

/* The access list of an open file (acl(5)), as the system stores it: its length, negative if the file
   has none. Nothing is copied if `size` is 0. */
ptrdiff_t cm_access_list(int file, void *list, size_t size);
/* Gives an open file an access list; false if the file system does not take it. */
bool cm_set_access_list(int file, const void *list, size_t size);

#endif
