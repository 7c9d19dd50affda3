// SPDX-License-Identifier: AGPL-3.0-or-later
// JavaScriptCore through its C API. The library is loaded at run time: nothing links to it, and
// everything else works without it. Use it in a separate process: the limits below end the whole process.
#ifndef CJAVASCRIPTCORE_H
#define CJAVASCRIPTCORE_H

#include <stdbool.h>
#include <stddef.h>

typedef struct cjs_engine cjs_engine;

// Answers a call of `host(name, argument)`. The answer is copied at once.
typedef const char *cjs_host(void *user, const char *name, const char *argument);

// Loads the library and makes an engine; NULL on failure. A process can have one engine.
cjs_engine *cjs_new(const char *library, cjs_host *host, void *user);

// Runs a source whose value is a function and calls the function with `host`. It returns an object with
// `enter(argument)`, called before each script, and `leave(error)`, which gives its result.
// Returns false if it threw; cjs_text is the error.
bool cjs_prepare(cjs_engine *engine, const char *source);

// Runs a source between `enter` and `leave`, and passes an error that it throws to `leave`. If
// `isShared`, later scripts see what the source declares with let, const and class. Returns false if
// `enter` or `leave` threw; cjs_text is the error.
bool cjs_run(
    cjs_engine *engine, const char *argument, const char *name, const char *source, bool isShared);

// The result or error of the last run, in UTF-8. Valid until the next run.
const char *cjs_text(const cjs_engine *engine);

// Starts a thread that watches the memory of the process. Call it before cjs_new, on the thread that
// runs scripts: only that thread gets the clock's signal. Returns 0, or -1 with errno.
int cjs_watch(int output);

// Begins a run. The process writes `late` to the output and ends after this processor time. It writes
// `large` and ends if it uses this many bytes more than before its first run.
void cjs_begin(
    long milliseconds, size_t memory, const char *late, size_t lateSize, const char *large,
    size_t largeSize);

// Suspends the limits of time and memory while the process waits for an answer.
void cjs_pause(void);
void cjs_resume(void);

// Ends the run and its limits.
void cjs_end(void);

#endif
