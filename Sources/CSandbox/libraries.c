// SPDX-License-Identifier: AGPL-3.0-or-later
#include "libraries.h"

// The loader of a release build defines it: scripts/linking/loader.c. In any other build all libraries
// are loaded when the process starts.
extern void recto_load_libraries(bool may_read_system) __attribute__((weak));

void csb_load_libraries(bool may_read_system) {
  if (recto_load_libraries) recto_load_libraries(may_read_system);
}
