// SPDX-License-Identifier: AGPL-3.0-or-later
#include "csandbox.h"

static char *const *words;

// The C library passes the arguments to constructors.
__attribute__((constructor)) static void take(int count, char **arguments) {
  (void)count;
  words = arguments;
}

char *const *csb_arguments(void) { return words; }
