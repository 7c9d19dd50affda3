/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"

#include <stdlib.h>
#include <string.h>
#include <sys/xattr.h>

static const char access_list[] = "system.posix_acl_access";

static void copy_attribute(const char *name, int from, int to)
{
  ssize_t length = fgetxattr(from, name, NULL, 0);
  char *value = length >= 0 ? malloc((size_t)length + 1) : NULL;
  if (!value) return;
  length = fgetxattr(from, name, value, (size_t)length);
  if (length >= 0) (void)fsetxattr(to, name, value, (size_t)length, 0);
  free(value);
}

void cm_copy_file_attributes(int from, int to)
{
  ssize_t length = flistxattr(from, NULL, 0);
  char *names = length > 0 ? malloc((size_t)length) : NULL;
  if (!names) return;
  length = flistxattr(from, names, (size_t)length);
  /* Other attributes belong to the system, which gives the new file its own. */
  for (ssize_t at = 0; at < length; at += (ssize_t)strlen(names + at) + 1)
    if (!strncmp(names + at, "user.", 5) || !strcmp(names + at, access_list))
      copy_attribute(names + at, from, to);
  free(names);
}

ptrdiff_t cm_access_list(int file, void *list, size_t size)
{
  return fgetxattr(file, access_list, list, size);
}

bool cm_set_access_list(int file, const void *list, size_t size)
{
  return fsetxattr(file, access_list, list, size, 0) == 0;
}
