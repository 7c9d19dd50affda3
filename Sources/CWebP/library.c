// SPDX-License-Identifier: AGPL-3.0-or-later
#include "cwebp.h"

#include <dlfcn.h>
#include <string.h>

// POSIX guarantees that a pointer to a function fits into a pointer to data.
static bool find(void *handle, const char *name, void *place) {
  void *found = dlsym(handle, name);
  memcpy(place, &found, sizeof found);
  return found != NULL;
}

bool cwp_load(cwp_library *library, const char *path) {
  void *handle = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  return handle && find(handle, "WebPEncodeRGB", &library->encode) &&
      find(handle, "WebPFree", &library->release);
}
