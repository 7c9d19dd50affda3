/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "file_version.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

static const char mark[] = "%PDF-";
/* The length of the mark, and with a version. */
enum { mark_length = sizeof mark - 1, header_length = mark_length + 3 };

static ssize_t at_start(int file, char *header, bool writes)
{
  ssize_t count;
  do
    count = writes ? pwrite(file, header, header_length, 0) : pread(file, header, header_length, 0);
  while (count < 0 && errno == EINTR);
  return count;
}

static bool is_digit(char byte) { return byte >= '0' && byte <= '9'; }

/* The version in a header; -1 if it has none. */
static int version_in(const char *header)
{
  const char *version = header + mark_length;
  if (memcmp(header, mark, mark_length) || !is_digit(version[0]) || version[1] != '.'
      || !is_digit(version[2]))
    return -1;
  return (version[0] - '0') * 10 + version[2] - '0';
}

static bool raise_header(int file, int version)
{
  char header[header_length];
  if (at_start(file, header, false) != header_length)
    return false;
  int old = version_in(header);
  if (old < 0 || old >= version)
    return old >= version;
  header[mark_length] = (char)('0' + version / 10);
  header[mark_length + 2] = (char)('0' + version % 10);
  return at_start(file, header, true) == header_length;
}

void cm_raise_version(fz_context *ctx, const char *path, int version)
{
  /* The engine reports it; a header that is not as expected has none. */
  errno = 0;
  int file = open(path, O_RDWR | O_CLOEXEC);
  bool is_raised = file >= 0 && raise_header(file, version);
  if (file >= 0 && close(file) != 0)
    is_raised = false;
  if (!is_raised)
    fz_throw(ctx, FZ_ERROR_SYSTEM, "the version in the file's header cannot be written");
}
