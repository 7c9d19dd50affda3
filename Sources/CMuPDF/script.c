/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "script.h"
#include "script_guard.h"

#include <stdlib.h>
#include <string.h>

/* The arguments of the guarded part of a run. */
typedef struct {
  cm_script *script;
  const char *argument, *name, *source;
} run;

static bool keep_text(cm_script *script, const char *text)
{
  begin_undisturbed(script);
  char *copy = strdup(text);
  if (copy) {
    free(script->text);
    script->text = copy;
  }
  end_undisturbed(script);
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
  /* No jump may cross the host's frames: the timer that would cause one must wait. */
  begin_undisturbed(script);
  bool goes_on = cm_answer_script(script, "") && script->host(script->user, script, name, argument);
  end_undisturbed(script);
  if (!goes_on) {
    script->is_stopped = true;
    js_setlimit(J, 1, 0);
    js_error(J, "stopped");
  }
  js_pushstring(J, script->answer);
}

cm_script *cm_new_script(cm_script_limits limits, cm_script_host *host, void *user)
{
  cm_script *script = calloc(1, sizeof *script);
  if (!script)
    return NULL;
  script->limits = limits;
  script->host = host;
  script->user = user;
  script->blocks.next = script->blocks.previous = &script->blocks;
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
  abandon(script);
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

static cm_script_status prepare(void *arguments)
{
  run *this = arguments;
  js_State *J = this->script->J;
  if (_setjmp(js_savetry(J)))
    return failure(this->script);
  js_loadstring(J, "prelude", this->source);
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
  cm_script_status status = success(this->script);
  js_pop(J, 1);
  js_endtry(J);
  return status;
}

static cm_script_status perform(void *arguments)
{
  run *this = arguments;
  js_State *J = this->script->J;
  if (_setjmp(js_savetry(J)))
    return failure(this->script);
  js_getregistry(J, "enter");
  js_pushundefined(J);
  js_pushstring(J, this->argument);
  js_call(J, 1);
  js_pop(J, 1);
  int failed = js_ploadstring(J, this->name, this->source);
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
  cm_script_status status = success(this->script);
  js_pop(J, 1);
  js_endtry(J);
  return status;
}

cm_script_status cm_prepare_script(cm_script *script, const char *source)
{
  run this = {script, "", "", source};
  return guarded(script, prepare, &this);
}

cm_script_status cm_run_script(
    cm_script *script, const char *argument, const char *name, const char *source)
{
  run this = {script, argument, name, source};
  if (strlen(source) > CM_SCRIPT_SOURCE)
    return CM_SCRIPT_MEMORY;
  return guarded(script, perform, &this);
}
