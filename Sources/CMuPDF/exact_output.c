/* SPDX-License-Identifier: AGPL-3.0-or-later */
#define _GNU_SOURCE
#include "exact_reals.h"

#include <string.h>

/* The engine writes each object as a whole, so that a name is never cut. */
typedef struct {
  fz_output *target;
  /* The solidus and the mark. */
  char name[sizeof(((cm_exact_reals *)NULL)->mark) + 1];
} exact_output;

static void write_exactly(fz_context *ctx, void *state, const void *data, size_t length)
{
  const exact_output *output = state;
  size_t name = strlen(output->name);
  const char *rest = data;
  const char *end = rest + length;
  const char *found;
  while ((found = memmem(rest, (size_t)(end - rest), output->name, name)) != NULL) {
    fz_write_data(ctx, output->target, rest, (size_t)(found - rest));
    fz_write_byte(ctx, output->target, ' ');
    rest = found + name;
  }
  fz_write_data(ctx, output->target, rest, (size_t)(end - rest));
}

static void seek_target(fz_context *ctx, void *state, int64_t offset, int whence)
{
  fz_seek_output(ctx, ((exact_output *)state)->target, offset, whence);
}

static int64_t tell_target(fz_context *ctx, void *state)
{
  return fz_tell_output(ctx, ((exact_output *)state)->target);
}

static fz_stream *read_target(fz_context *ctx, void *state)
{
  return fz_stream_from_output(ctx, ((exact_output *)state)->target);
}

static void truncate_target(fz_context *ctx, void *state)
{
  fz_truncate_output(ctx, ((exact_output *)state)->target);
}

static void drop_state(fz_context *ctx, void *state) { fz_free(ctx, state); }

fz_output *cm_new_exact_output(fz_context *ctx, fz_output *target, const cm_exact_reals *reals)
{
  exact_output *state = fz_malloc_struct(ctx, exact_output);
  state->target = target;
  fz_snprintf(state->name, sizeof state->name, "/%s", reals->mark);
  /* Without a buffer: positions are those of the target. */
  fz_output *output = fz_new_output(ctx, 0, state, write_exactly, NULL, drop_state);
  output->seek = seek_target;
  output->tell = tell_target;
  output->as_stream = read_target;
  output->truncate = truncate_target;
  return output;
}
