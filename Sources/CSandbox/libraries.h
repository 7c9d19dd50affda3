// SPDX-License-Identifier: AGPL-3.0-or-later
#ifndef CSANDBOX_LIBRARIES_H
#define CSANDBOX_LIBRARIES_H

#include <stdbool.h>

// Loads the libraries that a process would load when it needs them, before it loses the right to. A
// process that may still read the system's libraries can load those later.
void csb_load_libraries(bool may_read_system);

#endif
