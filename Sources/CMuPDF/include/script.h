/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_SCRIPT_H
#define CMUPDF_SCRIPT_H

#include <stdbool.h>
#include <stddef.h>

/* A separate JavaScript interpreter: MuJS, which is part of MuPDF. Scripts cannot access files or the
   network; they can only call the host function. A single instruction can take long, and the parser's
   recursion has no limit: untrusted scripts need a process of their own. */
typedef struct cm_script cm_script;

/* The most bytes of a source, and of a string. */
#define CM_SCRIPT_SOURCE ((size_t)4 << 20)

typedef enum {
  CM_SCRIPT_DONE,
  /* The script threw an error, described by the text. */
  CM_SCRIPT_THREW,
  CM_SCRIPT_STEPS,
  CM_SCRIPT_MEMORY,
  /* The host function stopped the script. */
  CM_SCRIPT_STOPPED,
} cm_script_status;

/* The function that a script calls as host(name, argument). It may answer with cm_answer_script.
   Returning false stops the script, even in a try block. */
typedef bool cm_script_host(
    void *user, cm_script *script, const char *name, const char *argument);

/* NULL if there is no memory. `memory`: the most bytes in use at any time. */
cm_script *cm_new_script(size_t memory, cm_script_host *host, void *user);
void cm_drop_script(cm_script *script);

/* Sets the answer to the current call; the bytes are copied. */
bool cm_answer_script(cm_script *script, const char *text);

/* Runs a source that evaluates to a function, and calls that with the function `host`. It must return
   an object with two functions: `enter(argument)` is called before each script of cm_run_script,
   `leave(error)` after it; the value of `leave` is the script's result. `steps`: the most
   instructions; their count is the same in every run. */
cm_script_status cm_prepare_script(cm_script *script, int steps, const char *source);

/* Runs a source as global code. An error that it throws is passed to `leave` as text, and is not an
   error here. Sources longer than CM_SCRIPT_SOURCE give CM_SCRIPT_MEMORY. After any status but
   CM_SCRIPT_DONE and CM_SCRIPT_THREW the interpreter must be dropped. */
cm_script_status cm_run_script(
    cm_script *script, int steps, const char *argument, const char *name, const char *source);

/* The result or the error of the last run; valid until the next run. */
const char *cm_script_text(cm_script *script);

#endif
