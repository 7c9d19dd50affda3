/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_PIXELS_H
#define CMUPDF_PIXELS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Copies `count` pixels of RGB to opaque RGBA, or to BGRA. */
void cm_add_alpha(const uint8_t *rgb, uint8_t *target, size_t count, bool reversed);

/* Whether red, green and blue are equal in all `count` pixels of RGB. */
bool cm_only_greys(const uint8_t *rgb, size_t count);

/* Copies the red of `count` pixels of RGB. */
void cm_take_red(const uint8_t *rgb, uint8_t *target, size_t count);

/* Whether at least a quarter of a row's bytes belong to runs of equal pixels of `size` bytes. */
bool cm_has_mostly_runs(const uint8_t *row, size_t count, size_t size);

#endif
