/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef MEMORY_TURN_H
#define MEMORY_TURN_H

#include "include/memory_lock.h"

#include <stddef.h>

/* Takes the lock on a thread that does not own it. */
void cm_take_memory(cm_memory_lock *lock, const void *self);

/* The lock that the calling thread took last, and its seat if it took the lock as the owner. */
typedef struct cm_memory_turn {
  const cm_memory_lock *lock;
  cm_memory_seat *seat;
} cm_memory_turn;

extern _Thread_local cm_memory_turn cm_turn;

/* Not to be called by a thread that holds the lock. */
static inline void cm_lock_memory(cm_memory_lock *lock)
{
  const void *self = &cm_turn;
  cm_turn.lock = lock;
  cm_memory_seat *seat = __atomic_load_n(&lock->owner, __ATOMIC_ACQUIRE);
  if (seat && seat->thread == self) {
    __atomic_store_n(&seat->is_inside, true, __ATOMIC_RELAXED);
    /* A fence for the compiler. That for the processor is in cm_take_memory. */
    __atomic_signal_fence(__ATOMIC_SEQ_CST);
    cm_turn.seat = seat;
    if (__atomic_load_n(&lock->owner, __ATOMIC_RELAXED) == seat)
      return;
    __atomic_store_n(&seat->is_inside, false, __ATOMIC_RELEASE);
  }
  cm_turn.seat = NULL;
  cm_take_memory(lock, self);
}

static inline void cm_unlock_memory(cm_memory_lock *lock)
{
  cm_turn.lock = NULL;
  if (cm_turn.seat)
    __atomic_store_n(&cm_turn.seat->is_inside, false, __ATOMIC_RELEASE);
  else
    __atomic_store_n(&lock->is_taken, false, __ATOMIC_RELEASE);
}

#endif
