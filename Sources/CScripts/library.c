// SPDX-License-Identifier: AGPL-3.0-or-later
#include "library.h"

#include <dlfcn.h>
#include <string.h>

// POSIX guarantees that a pointer to a function fits into a pointer to data.
static bool find(void *handle, const char *name, void *place) {
  void *found = dlsym(handle, name);
  memcpy(place, &found, sizeof found);
  return found != NULL;
}

#define FIND(name) find(handle, #name, &library->name)

bool cjs_load(struct library *library, const char *path) {
  void *handle = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  return handle && FIND(JSGlobalContextCreate) && FIND(JSContextGetGlobalObject) &&
      FIND(JSEvaluateScript) && FIND(JSStringCreateWithUTF8CString) && FIND(JSStringRelease) &&
      FIND(JSStringGetLength) && FIND(JSStringGetCharactersPtr) && FIND(JSValueToStringCopy) &&
      FIND(JSValueMakeString) && FIND(JSValueMakeUndefined) && FIND(JSValueProtect) &&
      FIND(JSValueIsObject) && FIND(JSValueToObject) && FIND(JSObjectMakeFunctionWithCallback) &&
      FIND(JSObjectCallAsFunction) && FIND(JSObjectGetProperty);
}
