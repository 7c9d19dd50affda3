/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "script.h"
#include "mujs.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

struct cm_script {
  js_State *J;
  size_t used, memory;
  cm_script_host *host;
  void *user;
  char *text, *answer;
  /* Whether memory was refused, and whether the host stopped the script, since the run began. */
  bool is_denied, is_stopped;
};

/* Precedes each block of the interpreter's memory. */
typedef union {
  size_t size;
  max_align_t alignment;
} head;

static void *counted_block(void *user, void *old, int size)
{
  cm_script *script = user;
  head *block = old ? (head *)old - 1 : NULL;
  size_t before = block ? block->size : 0, after = size > 0 ? (size_t)size : 0;
  if (size == 0) {
    script->used -= before;
    free(block);
    return NULL;
  }
  bool fits = after <= before
      || (after <= CM_SCRIPT_SOURCE && after - before <= script->memory - script->used);
  block = size > 0 && fits ? realloc(block, sizeof *block + after) : NULL;
  if (!block) {
    script->is_denied = true;
    return NULL;
  }
  script->used += after - before;
  block->size = after;
  return block + 1;
}

static bool keep_text(cm_script *script, const char *text)
{
  char *copy = strdup(text);
  free(script->text);
  script->text = copy;
  return copy != NULL;
}

const char *cm_script_text(cm_script *script) { return script->text ? script->text : ""; }

bool cm_answer_script(cm_script *script, const char *text)
{
  char *copy = strdup(text);
  free(script->answer);
  script->answer = copy;
  return copy != NULL;
}

static void call_host(js_State *J)
{
  cm_script *script = js_getcontext(J);
  const char *name = js_tostring(J, 1), *argument = js_tostring(J, 2);
  if (!cm_answer_script(script, "") || !script->host(script->user, script, name, argument)) {
    script->is_stopped = true;
    js_setlimit(J, 1, 0);
    js_error(J, "stopped");
  }
  js_pushstring(J, script->answer);
}

cm_script *cm_new_script(size_t memory, cm_script_host *host, void *user)
{
  cm_script *script = calloc(1, sizeof *script);
  if (!script)
    return NULL;
  script->memory = memory;
  script->host = host;
  script->user = user;
  script->J = js_newstate(counted_block, script, 0);
  if (!script->J) {
    cm_drop_script(script);
    return NULL;
  }
  js_setcontext(script->J, script);
  js_setreport(script->J, NULL);
  return script;
}

void cm_drop_script(cm_script *script)
{
  if (!script)
    return;
  if (script->J)
    js_freestate(script->J);
  free(script->text);
  free(script->answer);
  free(script);
}

/* Whether the interpreter has used up its instructions: it then throws at each further one. */
static bool is_exhausted(js_State *J)
{
  bool failed = js_ploadstring(J, "", "0");
  if (!failed) {
    js_pushundefined(J);
    failed = js_pcall(J, 0);
  }
  js_pop(J, 1);
  return failed;
}

static cm_script_status failure(cm_script *script)
{
  keep_text(script, js_trystring(script->J, -1, "an error that cannot be shown"));
  js_pop(script->J, 1);
  if (script->is_denied)
    return CM_SCRIPT_MEMORY;
  if (script->is_stopped)
    return CM_SCRIPT_STOPPED;
  return is_exhausted(script->J) ? CM_SCRIPT_STEPS : CM_SCRIPT_THREW;
}

static cm_script_status success(cm_script *script)
{
  bool kept = keep_text(script, js_tostring(script->J, -1));
  js_pop(script->J, 1);
  return script->is_denied || !kept ? CM_SCRIPT_MEMORY
      : script->is_stopped          ? CM_SCRIPT_STOPPED
                                    : CM_SCRIPT_DONE;
}

cm_script_status cm_prepare_script(cm_script *script, int steps, const char *source)
{
  js_State *J = script->J;
  script->is_denied = script->is_stopped = false;
  js_setlimit(J, steps, 0);
  if (_setjmp(js_savetry(J)))
    return failure(script);
  js_loadstring(J, "prelude", source);
  js_pushglobal(J);
  js_call(J, 0);
  js_pushglobal(J);
  js_newcfunction(J, call_host, "host", 2);
  js_call(J, 1);
  js_getproperty(J, -1, "enter");
  js_setregistry(J, "enter");
  js_getproperty(J, -1, "leave");
  js_setregistry(J, "leave");
  js_pushstring(J, "");
  cm_script_status status = success(script);
  js_pop(J, 1);
  js_endtry(J);
  return status;
}

cm_script_status cm_run_script(
    cm_script *script, int steps, const char *argument, const char *name, const char *source)
{
  js_State *J = script->J;
  if (strlen(source) > CM_SCRIPT_SOURCE)
    return CM_SCRIPT_MEMORY;
  script->is_denied = script->is_stopped = false;
  js_setlimit(J, steps, 0);
  if (_setjmp(js_savetry(J)))
    return failure(script);
  js_getregistry(J, "enter");
  js_pushundefined(J);
  js_pushstring(J, argument);
  js_call(J, 1);
  js_pop(J, 1);
  int failed = js_ploadstring(J, name, source);
  if (!failed) {
    js_pushglobal(J);
    failed = js_pcall(J, 0);
  }
  /* Placed below the result or error, which the stack keeps rooted. */
  js_getregistry(J, "leave");
  js_pushundefined(J);
  if (failed)
    js_pushstring(J, js_trystring(J, -3, "an error that cannot be shown"));
  else
    js_pushundefined(J);
  js_call(J, 1);
  cm_script_status status = success(script);
  js_pop(J, 1);
  js_endtry(J);
  return status;
}
