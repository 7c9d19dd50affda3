// SPDX-License-Identifier: AGPL-3.0-or-later
#ifndef CSANDBOX_CHANNEL_H
#define CSANDBOX_CHANNEL_H

#include "csandbox.h"

// Sends a request and waits for its answer, even in a signal handler.
// Returns the result of the system call, or -errno; ends the process if the other end is closed.
int64_t csb_ask(int channel, struct csb_request *request, int descriptor);

#endif
