// SPDX-License-Identifier: AGPL-3.0-or-later
// libwebp through its simple C API. The library is loaded at run time: nothing links to it, its headers
// need not be installed, and all else works without it.
#ifndef CWEBP_H
#define CWEBP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct {
  // Compresses rows of red, green and blue. Returns the number of bytes, 0 on failure.
  size_t (*encode)(
      const uint8_t *rgb, int width, int height, int stride, float quality, uint8_t **output);
  // Frees an output.
  void (*release)(void *output);
} cwp_library;

// Returns false if the library or one of its functions is missing.
bool cwp_load(cwp_library *library, const char *path);

#endif
