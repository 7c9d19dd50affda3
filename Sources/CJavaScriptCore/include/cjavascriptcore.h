// SPDX-License-Identifier: AGPL-3.0-or-later
// JavaScriptCore by its C API, loaded at run time: nothing is linked to it, and where it is missing
// nothing else changes. For a process of its own, which the limits below end.
#ifndef CJAVASCRIPTCORE_H
#define CJAVASCRIPTCORE_H

#include <stdbool.h>
#include <stddef.h>

typedef struct cjs_engine cjs_engine;

// Answers a call of `host(name, argument)`. The answer is copied at once.
typedef const char *cjs_host(void *user, const char *name, const char *argument);

// Loads the library and makes an engine; NULL where that cannot be. One at a time.
cjs_engine *cjs_new(const char *library, cjs_host *host, void *user);

// Runs a source whose value is a function, and calls that with `host`; it gives an object with
// `enter(argument)`, called before each script, and `leave(error)`, which gives its result.
// False: it threw cjs_text.
bool cjs_prepare(cjs_engine *engine, const char *source);

// Runs a source between `enter` and `leave`; what it throws goes to `leave`. What `isShared` declares
// with let, const and class is seen by later scripts; else it is the script's own. False: `enter` or
// `leave` threw cjs_text.
bool cjs_run(
    cjs_engine *engine, const char *argument, const char *name, const char *source, bool isShared);

// The result or error of the last run, in UTF-8; until the next one.
const char *cjs_text(const cjs_engine *engine);

// Has a thread of its own watch the process's memory from now on, and keeps the clock's signal away
// from all threads but this one. To be called before cjs_new. 0, or -1 with errno.
int cjs_watch(int output);

// Begins a run: after so many milliseconds of processor time, or once the process uses so many bytes
// more than before its first run, it writes one of the frames to the output and ends.
void cjs_begin(
    long milliseconds, size_t memory, const char *late, size_t lateSize, const char *large,
    size_t largeSize);

// The process waits for others: neither time nor memory counts until the run goes on.
void cjs_pause(void);
void cjs_resume(void);

// The run is over.
void cjs_end(void);

#endif
