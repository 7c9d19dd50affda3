/* SPDX-License-Identifier: AGPL-3.0-or-later */
#define _GNU_SOURCE
#include "memory_turn.h"

#include <linux/membarrier.h>
#include <sched.h>
#include <sys/syscall.h>
#include <unistd.h>

/* The owner says that it is inside, then looks whether it still is the owner. Another thread removes the
   owner, then looks whether it is inside. Each must see the other's word, for which both would need a
   fence between writing and reading. Only the other thread pays for it: the kernel has every running
   thread of the process execute one (membarrier(2)). */

#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
/* ThreadSanitizer does not know of the kernel's fences. */
#define WITHOUT_OWNERS
#endif
#endif

/* After so many turns in a row a thread becomes the owner. Taking the lock away from it costs as much
   as some hundred turns. */
enum { turns_to_own = 4096 };

_Thread_local cm_memory_turn cm_turn;

static bool has_owners;

static long barrier(int command) { return syscall(SYS_membarrier, command, 0, 0); }

/* Before there are other threads: afterwards the kernel takes ten milliseconds for it. */
__attribute__((constructor)) static void register_fences(void)
{
#ifndef WITHOUT_OWNERS
  has_owners = barrier(MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED) == 0;
#endif
}

/* A waiting thread only reads, so that the holder keeps the cache line. */
static void take(cm_memory_lock *lock)
{
  int spins = 0;
  while (__atomic_exchange_n(&lock->is_taken, true, __ATOMIC_ACQUIRE))
    while (__atomic_load_n(&lock->is_taken, __ATOMIC_RELAXED))
      if (++spins > 100)
        sched_yield();
}

/* Nobody is the owner afterwards, and the former owner is not inside. */
static void remove_owner(cm_memory_lock *lock)
{
  const cm_memory_seat *seat = lock->owner;
  __atomic_store_n(&lock->owner, NULL, __ATOMIC_RELAXED);
  barrier(MEMBARRIER_CMD_PRIVATE_EXPEDITED);
  int spins = 0;
  while (__atomic_load_n(&seat->is_inside, __ATOMIC_ACQUIRE))
    if (++spins > 100)
      sched_yield();
}

/* The thread's seat, or else a free one; NULL: there is none. */
static cm_memory_seat *find_seat(cm_memory_lock *lock, const void *self)
{
  for (int i = 0; i < cm_memory_seats; ++i) {
    cm_memory_seat *seat = &lock->seats[i];
    if (!seat->thread)
      seat->thread = self;
    if (seat->thread == self)
      return seat;
  }
  return NULL;
}

static void count_turn(cm_memory_lock *lock, const void *self)
{
  if (lock->latest != self) {
    lock->latest = self;
    lock->in_a_row = 0;
  } else if (++lock->in_a_row == turns_to_own) {
    lock->latest = NULL;
    __atomic_store_n(&lock->owner, find_seat(lock, self), __ATOMIC_RELEASE);
  }
}

void cm_take_memory(cm_memory_lock *lock, const void *self)
{
  take(lock);
  if (lock->owner)
    remove_owner(lock);
  else if (has_owners)
    count_turn(lock, self);
}
