// SPDX-License-Identifier: AGPL-3.0-or-later
// Landlock's calls and rights, since the headers at build time may be older than the kernel at run
// time.
#ifndef CSANDBOX_LANDLOCK_H
#define CSANDBOX_LANDLOCK_H

#include <stdint.h>

enum {
  CSB_LANDLOCK_CREATE = 444,
  CSB_LANDLOCK_ADD_RULE = 445,
  CSB_LANDLOCK_RESTRICT_SELF = 446,
  CSB_LANDLOCK_ASK_VERSION = 1,
  CSB_LANDLOCK_PATH_BENEATH = 1,
};

// All rights on files in a version of Landlock.
static inline uint64_t csb_landlock_files(long version) {
  uint64_t rights = (1 << 13) - 1;     // reading, writing, making and removing
  if (version >= 2) rights |= 1 << 13; // to other folders
  if (version >= 3) rights |= 1 << 14; // truncating
  if (version >= 5) rights |= 1 << 15; // controlling devices
  return rights;
}

#endif
