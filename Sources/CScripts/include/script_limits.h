// SPDX-License-Identifier: AGPL-3.0-or-later
// The limits of a process that runs scripts: they end the whole process.
#ifndef CSCRIPTS_SCRIPT_LIMITS_H
#define CSCRIPTS_SCRIPT_LIMITS_H

#include <stddef.h>

// Serves requests for scripts on a thread of its own, which alone gets the clock's signal, while another
// thread watches the memory of the process. Returns what `serve` returned, or -1 if there are no threads.
//
// It must not be the main thread: JavaScriptCore would look for the bounds of its stack in /proc, which is
// out of reach with --root.
int cs_serve(int output, int (*serve)(void *user), void *user);

// Begins a run. The process writes `late` to the output and ends after this processor time. It writes
// `large` and ends if it uses this many bytes more than before its first run.
void cs_begin(
    long milliseconds, size_t memory, const char *late, size_t lateSize, const char *large,
    size_t largeSize);

// Suspends the limits of time and memory while the process waits for an answer.
void cs_pause(void);
void cs_resume(void);

// Ends the run and its limits.
void cs_end(void);

#endif
