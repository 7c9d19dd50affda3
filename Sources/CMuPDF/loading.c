/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"
#include "file_range.h"

#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <stdlib.h>
#include <unistd.h>

enum { piece = 256 << 10 };

/* States of pieces. */
enum { missing, under_way, there };

struct cm_loading {
  int descriptor;
  unsigned char *bytes;
  size_t length;
  /* The number of pieces that are not there. */
  size_t left;
  unsigned char states[];
};

static size_t piece_count(size_t length) { return length / piece + (length % piece != 0); }

cm_loading *cm_new_loading(int descriptor, unsigned char *bytes, size_t length)
{
  size_t count = piece_count(length);
  cm_loading *loading = calloc(1, sizeof *loading + count);
  int own = fcntl(descriptor, F_DUPFD_CLOEXEC, 0);
  if (!loading || own < 0) {
    free(loading);
    if (own >= 0)
      close(own);
    return NULL;
  }
  loading->descriptor = own;
  loading->bytes = bytes;
  loading->length = length;
  loading->left = count;
  return loading;
}

void cm_read_range(int descriptor, unsigned char *bytes, size_t from, size_t to)
{
  while (from < to) {
    ssize_t got = pread(descriptor, bytes + from, to - from, (off_t)from);
    if (got < 0 && errno == EINTR)
      continue;
    if (got <= 0)
      break;
    from += (size_t)got;
  }
}

static void read_piece(const cm_loading *loading, size_t index)
{
  size_t from = index * piece;
  size_t to = from + piece < loading->length ? from + piece : loading->length;
  cm_read_range(loading->descriptor, loading->bytes, from, to);
}

static void load_piece(cm_loading *loading, size_t index)
{
  unsigned char *state = &loading->states[index];
  unsigned char expected = missing;
  if (__atomic_load_n(state, __ATOMIC_ACQUIRE) == there)
    return;
  if (__atomic_compare_exchange_n(
          state, &expected, under_way, false, __ATOMIC_ACQUIRE, __ATOMIC_ACQUIRE)) {
    read_piece(loading, index);
    __atomic_store_n(state, there, __ATOMIC_RELEASE);
    __atomic_sub_fetch(&loading->left, 1, __ATOMIC_ACQ_REL);
    return;
  }
  /* Another thread needs some dozens of microseconds for the piece. */
  while (__atomic_load_n(state, __ATOMIC_ACQUIRE) != there)
    sched_yield();
}

void cm_load(cm_loading *loading, size_t from, size_t to)
{
  if (to > loading->length)
    to = loading->length;
  if (from >= to || __atomic_load_n(&loading->left, __ATOMIC_ACQUIRE) == 0)
    return;
  for (size_t index = from / piece; index <= (to - 1) / piece; ++index)
    load_piece(loading, index);
}

void cm_drop_loading(cm_loading *loading)
{
  if (!loading)
    return;
  close(loading->descriptor);
  free(loading);
}
