// SPDX-License-Identifier: AGPL-3.0-or-later
// System calls with this architecture's numbers.
#ifndef CSANDBOX_CALLS_H
#define CSANDBOX_CALLS_H

#include <stddef.h>
#include <stdint.h>

#if defined(__x86_64__)
#define CSB_ARCHITECTURE 0xC000003Eu
#elif defined(__aarch64__)
#define CSB_ARCHITECTURE 0xC00000B7u
#endif

struct csb_call {
  int number;
  uint64_t arguments[5];
};

// The calls that are always allowed: they use open descriptors, or only query metadata.
extern const int csb_allowed[];
extern const size_t csb_allowed_count;

// The calls of a process that only computes and uses its open descriptors. The filter handles the calls
// that map memory itself.
extern const int csb_narrow[];
extern const size_t csb_narrow_count;

// The calls that csb_perform supports.
extern const int csb_passed_on[];
extern const size_t csb_passed_on_count;

// The call that a SIGSYS interrupted, from its handler's context.
struct csb_call csb_read_call(int number, void *context);
void csb_return(void *context, int64_t result);

// Performs a call through a channel; returns its result, or -errno.
int64_t csb_perform(int channel, const struct csb_call *call);

#endif
