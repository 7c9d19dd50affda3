/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Loads a library that the binary was linked without, when one of its functions is called first. See
   delay.py. */
#include <dlfcn.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#if defined(__x86_64__)
#define MULTIARCH "/usr/lib/x86_64-linux-gnu"
#else
#define MULTIARCH "/usr/lib/aarch64-linux-gnu"
#endif

typedef struct {
  const char *name;
  /* What the stand-ins of the functions jump to, in the order of their names. */
  void **addresses;
  /* The names with a zero after each, and an empty one at the end. */
  const char *functions;
  /* Whether every document needs it. */
  long is_common;
} delayed_library;

/* The section that the assembler puts them into; the linker makes these two names. */
extern delayed_library __start_delayed_libraries[], __stop_delayed_libraries[];

/* Without the loader at hand the program would not even have begun. */
static void give_up(void)
{
  fprintf(stderr, "recto: %s\nrecto: install the library, or recto anew\n", dlerror());
  exit(127);
}

/* Several threads may do so at once: they write the same addresses. */
static void load(delayed_library *library)
{
  void *handle = dlopen(library->name, RTLD_LAZY | RTLD_LOCAL);
  if (!handle)
    give_up();
  void **address = library->addresses;
  for (const char *name = library->functions; *name; name += strlen(name) + 1) {
    void *function = dlsym(handle, name);
    if (!function)
      give_up();
    __atomic_store_n(address++, function, __ATOMIC_RELAXED);
  }
}

/* Returns the address of a function. */
void *recto_load_function(delayed_library *library, size_t index)
{
  load(library);
  return library->addresses[index];
}

/* Whether a library is where each distribution has its own: the dynamic loader finds it there without its
   cache, and sandboxed processes may read these folders. */
static bool is_in_system(const delayed_library *library)
{
  static const char *const folders[] = {MULTIARCH, "/usr/lib64", "/usr/lib"};
  char path[256];
  for (size_t i = 0; i < sizeof folders / sizeof *folders; ++i) {
    snprintf(path, sizeof path, "%s/%s", folders[i], library->name);
    if (access(path, R_OK) == 0)
      return true;
  }
  return false;
}

/* Loads what documents need, and what the process will not be allowed to load later. CSandbox calls this function if
   there is one. */
void recto_load_libraries(bool may_read_system)
{
  for (delayed_library *library = __start_delayed_libraries; library < __stop_delayed_libraries; ++library)
    if (library->is_common || !may_read_system || !is_in_system(library))
      load(library);
}
