// SPDX-License-Identifier: AGPL-3.0-or-later
#define _GNU_SOURCE
#include "csandbox.h"
#include "landlock.h"

#include <errno.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

struct ruleset {
  uint64_t files;
  uint64_t network;
  uint64_t scopes;
};

int csb_drop_privileges(void) {
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)) return -1;
  return prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
}

int csb_enter_landlock(int files) {
  long version = syscall(CSB_LANDLOCK_CREATE, NULL, 0, CSB_LANDLOCK_ASK_VERSION);
  if (version < 1) {
    if (version == 0) errno = ENOSYS;
    return -1;
  }
  struct ruleset rules = {0, 0, 0};
  size_t size = sizeof rules.files;
  if (files) rules.files = csb_landlock_files(version);
  if (version >= 4) {
    rules.network = 3; // binding and connecting TCP
    size = sizeof rules.files + sizeof rules.network;
  }
  if (version >= 6) {
    rules.scopes = 3; // abstract sockets and signals
    size = sizeof rules;
  }
  if (!files && version < 4) {
    errno = ENOTSUP;
    return -1;
  }
  int ruleset = (int)syscall(CSB_LANDLOCK_CREATE, &rules, size, 0);
  if (ruleset < 0) return -1;
  long failure = syscall(CSB_LANDLOCK_RESTRICT_SELF, ruleset, 0);
  int why = errno;
  close(ruleset);
  errno = why;
  return failure ? -1 : (int)version;
}
