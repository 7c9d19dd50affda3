/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_SCRIPT_H
#define CMUPDF_SCRIPT_H

#include <stdbool.h>
#include <stddef.h>

/*
 * A JavaScript interpreter of its own, for scripts that nobody trusts: MuJS, which MuPDF carries.
 * It has no way to files or to the network; all it reaches is the one function that it is made with.
 */
typedef struct cm_script cm_script;

/* Bytes of the longest source, and of the longest string. */
#define CM_SCRIPT_SOURCE ((size_t)4 << 20)

/* What each run may take. */
typedef struct {
  /* Instructions of the interpreter; they are counted the same in every run. */
  int steps;
  /* Bytes that are in use at any time. */
  size_t memory;
  /* Milliseconds of the processor's time, for what takes long within one instruction. */
  int milliseconds;
} cm_script_limits;

typedef enum {
  CM_SCRIPT_DONE,
  /* The script threw: the text says what. */
  CM_SCRIPT_THREW,
  CM_SCRIPT_STEPS,
  CM_SCRIPT_MEMORY,
  CM_SCRIPT_TIME,
  /* The function that it called refused to go on. */
  CM_SCRIPT_STOPPED,
  /* The clock that limits it could not be set: it was not run. */
  CM_SCRIPT_UNLIMITED,
} cm_script_status;

/*
 * What a script calls as host(name, argument). It may answer by cm_answer_script. False: the script
 * is not to go on, whatever it catches.
 */
typedef bool cm_script_host(
    void *user, cm_script *script, const char *name, const char *argument);

/* NULL where there is no memory. */
cm_script *cm_new_script(cm_script_limits limits, cm_script_host *host, void *user);
void cm_drop_script(cm_script *script);

/* The answer to the call under way; the bytes are copied. */
bool cm_answer_script(cm_script *script, const char *text);

/*
 * Runs a source whose value is a function, and calls that with the function `host`. It has to give
 * an object of two functions: `enter(argument)` is called before each script of cm_run_script,
 * `leave(error)` after it; what `leave` gives is the script's result.
 */
cm_script_status cm_prepare_script(cm_script *script, const char *source);

/*
 * Runs a source as global code. An error that it throws goes to `leave` as text, and is none here.
 * Sources longer than CM_SCRIPT_SOURCE are CM_SCRIPT_MEMORY. After anything but CM_SCRIPT_DONE and CM_SCRIPT_THREW the interpreter runs nothing any more.
 */
cm_script_status cm_run_script(
    cm_script *script, const char *argument, const char *name, const char *source);

/* What the last run gave, or what it threw; it stays until the next run. */
const char *cm_script_text(cm_script *script);

#endif
