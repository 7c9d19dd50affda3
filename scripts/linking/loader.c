/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Loads a library that the binary was linked without, when one of its functions is called for the first
   time. See delay.py. */
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

/* The section of that name, in which LIBRARY of stand-in.h puts one for each library. The linker makes
   these two symbols. */
extern delayed_library __start_delayed_libraries[], __stop_delayed_libraries[];

/* Ends the program, as the dynamic loader does if a library is missing at the start. */
static void give_up(void)
{
  fprintf(stderr, "recto: %s\nrecto: install the library, or recto anew\n", dlerror());
  exit(127);
}

/* Several threads may load a library at once: they write the same addresses. */
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

/* Whether a library is in a folder of the system. A sandboxed process may read these folders, and the
   dynamic loader searches them even without its cache. */
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

/* Loads the libraries that every document needs, and those that the process may not load later. CSandbox
   calls this function if the program has it. */
void recto_load_libraries(bool may_read_system)
{
  for (delayed_library *library = __start_delayed_libraries; library < __stop_delayed_libraries; ++library)
    if (library->is_common || !may_read_system || !is_in_system(library))
      load(library);
}
