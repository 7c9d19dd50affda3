// SPDX-License-Identifier: AGPL-3.0-or-later
// JavaScriptCore through its C API. The library is loaded at run time: nothing links to it, and
// everything else works without it. Use it in a separate process, which script_limits.h ends.
#ifndef CSCRIPTS_JAVASCRIPTCORE_H
#define CSCRIPTS_JAVASCRIPTCORE_H

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

#endif
