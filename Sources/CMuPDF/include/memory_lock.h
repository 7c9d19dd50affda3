/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef MEMORY_LOCK_H
#define MEMORY_LOCK_H

#include <stdbool.h>

/* A thread that can own a lock. Only that thread writes `is_inside`. */
typedef struct cm_memory_seat {
  /* An address that is the thread's own; NULL: the seat is free. A seat is never taken away. */
  const void *thread;
  bool is_inside;
} cm_memory_seat;

enum { cm_memory_seats = 16 };

/* A lock that one thread takes nearly always: that thread, its owner, takes it without an atomic
   exchange, which would cost more than what is done under the lock. All zeros: free, and owned by
   nobody. */
typedef struct cm_memory_lock {
  /* Whether a thread other than the owner holds the lock, or takes it from the owner. */
  bool is_taken;
  /* NULL: nobody. This and what follows is written by the thread that has set `is_taken`. */
  cm_memory_seat *owner;
  cm_memory_seat seats[cm_memory_seats];
  /* The thread that took the lock last while it had no owner, and how often in a row. */
  const void *latest;
  int in_a_row;
} cm_memory_lock;

#endif
