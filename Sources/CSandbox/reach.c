// SPDX-License-Identifier: AGPL-3.0-or-later
#define _GNU_SOURCE
#include "csandbox.h"
#include "landlock.h"
#include "libraries.h"

#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

enum {
  EXECUTE = 1 << 0,
  WRITE_FILE = 1 << 1,
  READ_FILE = 1 << 2,
  READ_FOLDER = 1 << 3,
  TRUNCATE = 1 << 14,
  CONTROL_DEVICE = 1 << 15,
  READING = EXECUTE | READ_FILE | READ_FOLDER,
  // The rights that apply to anything except a folder.
  OF_FILES = EXECUTE | READ_FILE | WRITE_FILE | TRUNCATE | CONTROL_DEVICE,
};

// The layout of struct landlock_path_beneath_attr in <linux/landlock.h>.
struct rule {
  uint64_t allowed;
  int32_t parent;
} __attribute__((packed));

// Allows a path in a ruleset. A missing path needs no rule. Returns 0, or -1 with errno.
static int allow(int ruleset, const char *path, uint64_t rights) {
  int parent = open(path, O_PATH | O_CLOEXEC);
  if (parent < 0) return errno == ENOENT || errno == ENOTDIR || errno == EACCES ? 0 : -1;
  struct stat status;
  int failure = fstat(parent, &status);
  if (!failure) {
    if (!S_ISDIR(status.st_mode)) rights &= OF_FILES;
    struct rule rule = {rights, parent};
    failure = (int)syscall(CSB_LANDLOCK_ADD_RULE, ruleset, CSB_LANDLOCK_PATH_BENEATH, &rule, 0);
  }
  int why = errno;
  close(parent);
  errno = why;
  return failure ? -1 : 0;
}

// Allows reading the loaded libraries, since a worker loads them again.
static int allow_library(struct dl_phdr_info *library, size_t size, void *ruleset) {
  (void)size;
  return library->dlpi_name[0] == '/' ? allow(*(int *)ruleset, library->dlpi_name, READING) : 0;
}

int csb_confine(const char *const *writable, const char *const *readable) {
  csb_load_libraries(false);
  long version = syscall(CSB_LANDLOCK_CREATE, NULL, 0, CSB_LANDLOCK_ASK_VERSION);
  // Version 1 forbids all moves between folders, so that nothing could be saved.
  if (version < 2) {
    if (version >= 0) errno = ENOTSUP;
    return -1;
  }
  uint64_t handled = csb_landlock_files(version);
  int ruleset = (int)syscall(CSB_LANDLOCK_CREATE, &handled, sizeof handled, 0);
  if (ruleset < 0) return -1;
  int failure = dl_iterate_phdr(allow_library, &ruleset) || allow(ruleset, "/proc/self/exe", READING);
  for (; !failure && *writable; writable++) failure = allow(ruleset, *writable, handled);
  for (; !failure && *readable; readable++) {
    // Programs discard output in it.
    uint64_t rights = strcmp(*readable, "/dev/null") ? READING : READING | WRITE_FILE;
    failure = allow(ruleset, *readable, rights & handled);
  }
  if (!failure) {
    failure = prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) ||
              syscall(CSB_LANDLOCK_RESTRICT_SELF, ruleset, 0);
  }
  int why = errno;
  close(ruleset);
  errno = why;
  return failure ? -1 : (int)version;
}
