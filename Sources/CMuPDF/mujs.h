/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_MUJS_H
#define CMUPDF_MUJS_H

#include <setjmp.h>

/* The functions of MuJS 1.3 that are used here, declared as in its manual: MuPDF exports them, but has
   no header for them. */
typedef struct js_State js_State;
typedef void *js_allocator(void *user, void *block, int size);
typedef void js_function(js_State *J);
typedef void js_reporter(js_State *J, const char *message);

js_State *js_newstate(js_allocator *alloc, void *user, int flags);
void js_freestate(js_State *J);
void js_setcontext(js_State *J, void *context);
void *js_getcontext(js_State *J);
void js_setreport(js_State *J, js_reporter *report);
/* Instructions until each further one throws, and bytes until each further allocation fails; 0: no
   limit. Both counters only decrease. */
void js_setlimit(js_State *J, int steps, int memory);

/* The target of the jump when something throws: setjmp must be called on it at once. */
void *js_savetry(js_State *J);
void js_endtry(js_State *J);
__attribute__((noreturn)) void js_error(js_State *J, const char *format, ...);

int js_ploadstring(js_State *J, const char *name, const char *source);
int js_pcall(js_State *J, int arguments);
void js_loadstring(js_State *J, const char *name, const char *source);
void js_call(js_State *J, int arguments);

void js_getregistry(js_State *J, const char *name);
void js_setregistry(js_State *J, const char *name);
void js_getproperty(js_State *J, int index, const char *name);
void js_pushglobal(js_State *J);
void js_pushundefined(js_State *J);
void js_pushstring(js_State *J, const char *text);
void js_newcfunction(js_State *J, js_function *function, const char *name, int length);
const char *js_tostring(js_State *J, int index);
const char *js_trystring(js_State *J, int index, const char *otherwise);
void js_pop(js_State *J, int count);

#endif
