// SPDX-License-Identifier: AGPL-3.0-or-later
#define _GNU_SOURCE
#include "csandbox.h"

#include <errno.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

// The headers of the system that this is built on may be older than the kernel that it runs on.
enum { CREATE_RULESET = 444, RESTRICT_SELF = 446, ASK_VERSION = 1 };

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
  long version = syscall(CREATE_RULESET, NULL, 0, ASK_VERSION);
  if (version < 1) {
    if (version == 0) errno = ENOSYS;
    return -1;
  }
  struct ruleset rules = {0, 0, 0};
  size_t size = sizeof rules.files;
  if (files) {
    rules.files = (1 << 13) - 1;              // reading, writing, making and removing
    if (version >= 2) rules.files |= 1 << 13; // to other folders
    if (version >= 3) rules.files |= 1 << 14; // truncating
    if (version >= 5) rules.files |= 1 << 15; // controlling devices
  }
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
  int ruleset = (int)syscall(CREATE_RULESET, &rules, size, 0);
  if (ruleset < 0) return -1;
  long failure = syscall(RESTRICT_SELF, ruleset, 0);
  int why = errno;
  close(ruleset);
  errno = why;
  return failure ? -1 : (int)version;
}
