/* SPDX-License-Identifier: AGPL-3.0-or-later */
#define _GNU_SOURCE
#include "CMuPDF.h"
#include "memory_turn.h"
#include "object_rescue.h"

#include <malloc.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

static pthread_mutex_t locks[FZ_LOCK_MAX];
static pthread_once_t locks_once = PTHREAD_ONCE_INIT;

static void init_locks(void)
{
  /* With an arena per thread, memory that is freed in one is useless for the others. */
  mallopt(M_ARENA_MAX, 2);
  /* Small blocks would be put aside when they are freed, and all of them joined at some later call,
     which takes tens of milliseconds after a large change. */
  mallopt(M_MXFAST, 0);
  /* Threads that draw one picture take the lock of the glyphs for each letter, and hold it shorter than
     falling asleep takes: they spin for a while first. */
  pthread_mutexattr_t attributes;
  pthread_mutexattr_init(&attributes);
  pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_ADAPTIVE_NP);
  for (int i = 0; i < FZ_LOCK_MAX; ++i)
    pthread_mutex_init(&locks[i], &attributes);
  pthread_mutexattr_destroy(&attributes);
}

/* The engine takes this lock for every allocation and every reference count, and holds it for some
   nanoseconds, mostly on one thread. Contexts that were not cloned from each other share no counted
   objects, so each family of clones has a lock of its own: threads with families of their own do not
   wait for each other. A family of one needs no lock.

   The other locks are the same for all contexts, since the engine's fonts and JPEG 2000 use global
   variables under them. */

/* To be called on a thread that uses the memory, before it is handed to another one. Afterwards it is only
   read. */
static void share(cm_memory *memory)
{
  if (!memory->is_shared)
    memory->is_shared = true;
}

static void lock(void *user, int index)
{
  if (index == FZ_LOCK_ALLOC) {
    cm_memory *memory = user;
    if (!memory->is_shared)
      return;
    cm_lock_memory(&memory->lock);
  } else {
    pthread_mutex_lock(&locks[index]);
  }
}

static void unlock(void *user, int index)
{
  if (index == FZ_LOCK_ALLOC) {
    cm_memory *memory = user;
    if (!memory->is_shared)
      return;
    cm_unlock_memory(&memory->lock);
  } else {
    pthread_mutex_unlock(&locks[index]);
  }
}

/* The lock serialises writers, so the counters are atomic only for readers. */
static void add(cm_memory *memory, size_t more, size_t less)
{
  size_t used = memory->used + more - less;
  __atomic_store_n(&memory->used, used, __ATOMIC_RELAXED);
  if (used > memory->peak)
    __atomic_store_n(&memory->peak, used, __ATOMIC_RELAXED);
}

/* Reports a part's memory to the whole. The part's lock is held. */
static void tell(cm_memory *part)
{
  cm_memory_turn outer = cm_turn;
  cm_lock_memory(&part->whole->lock);
  add(part->whole, part->used, part->told);
  cm_unlock_memory(&part->whole->lock);
  cm_turn = outer;
  part->told = part->used;
}

/* The most bytes that are not reported to the whole. */
enum { most_untold = 64 << 10 };

static void count(cm_memory *memory, size_t more, size_t less)
{
  /* Contexts are created and dropped without the lock. */
  bool enters = memory->is_shared && cm_turn.lock != &memory->lock;
  if (enters)
    cm_lock_memory(&memory->lock);
  add(memory, more, less);
  if (memory->whole
      && (memory->used > memory->told + most_untold || memory->told > memory->used + most_untold))
    tell(memory);
  if (enters)
    cm_unlock_memory(&memory->lock);
}

void cm_end_memory(cm_memory *part) { tell(part); }

size_t cm_memory_used(const cm_memory *memory)
{
  return __atomic_load_n(&memory->used, __ATOMIC_RELAXED);
}

static cm_memory *whole(cm_memory *memory) { return memory->whole ? memory->whole : memory; }

static bool is_exempt(cm_memory *memory)
{
  return __atomic_load_n(&memory->exempt, __ATOMIC_RELAXED) > 0;
}

static bool refuses(cm_memory *memory)
{
  memory = whole(memory);
  return !is_exempt(memory) && __atomic_load_n(&memory->refuses, __ATOMIC_RELAXED);
}

bool cm_refuses_memory(fz_context *ctx) { return refuses(ctx->alloc.user); }

static bool fits(cm_memory *memory, size_t more)
{
  if (refuses(memory))
    return false;
  memory = whole(memory);
  size_t limit = __atomic_load_n(&memory->limit, __ATOMIC_RELAXED);
  size_t used = __atomic_load_n(&memory->used, __ATOMIC_RELAXED);
  return limit == 0 || is_exempt(memory) || (used <= limit && more <= limit - used);
}

static void *counted_malloc(void *user, size_t size)
{
  if (!fits(user, size))
    return NULL;
  void *block = malloc(size);
  if (block)
    count(user, malloc_usable_size(block), 0);
  return block;
}

/* The engine lengthens its table of objects by one entry for each new object. Copying the table of a
   large document takes longer than the rest of a small edit, so a large block that grows by a little
   gets room to grow: an eighth of its size. */
enum { large_block = 32 << 10, slack = 8 };

static void *counted_realloc(void *user, void *old, size_t size)
{
  cm_memory *memory = user;
  size_t before = old ? malloc_usable_size(old) : 0;
  if (before >= large_block && size <= before && before - size <= before / slack)
    return old;
  if (before >= large_block && size > before && size - before < before / slack) {
    size_t roomy = size + size / slack;
    if (roomy > size && fits(memory, roomy - before))
      size = roomy;
  }
  if (size > before && !fits(memory, size - before))
    return NULL;
  void *block = realloc(old, size);
  if (block)
    count(memory, malloc_usable_size(block), before);
  return block;
}

static void counted_free(void *user, void *block)
{
  if (block)
    count(user, 0, malloc_usable_size(block));
  free(block);
}

void cm_return_memory(void) { malloc_trim(0); }

void cm_refuse_memory(cm_memory *memory, bool refuses)
{
  __atomic_store_n(&memory->refuses, refuses, __ATOMIC_RELAXED);
}

void cm_exempt(cm_memory *memory, bool begins)
{
  memory = whole(memory);
  __atomic_add_fetch(&memory->exempt, begins ? 1 : -1, __ATOMIC_RELAXED);
}

static void say_nothing(void *user, const char *message) {}

fz_context *cm_new_context(cm_memory *memory, size_t store_limit)
{
  pthread_once(&locks_once, init_locks);
  fz_alloc_context alloc = {memory, counted_malloc, counted_realloc, counted_free};
  fz_locks_context locking = {memory, lock, unlock};
  if (memory->whole)
    share(memory->whole);
  fz_context *ctx = fz_new_context(&alloc, &locking, store_limit);
  if (ctx) {
    fz_set_warning_callback(ctx, cm_note_warning, NULL);
    fz_set_error_callback(ctx, say_nothing, NULL);
  }
  return ctx;
}

fz_context *cm_clone_context(fz_context *ctx)
{
  share(ctx->alloc.user);
  return fz_clone_context(ctx);
}

void cm_make_repeatable(fz_context *ctx)
{
#if FZ_VERSION_MAJOR > 1 || FZ_VERSION_MINOR >= 28
  unsigned char zeros[32] = {0};
  /* The engine draws its own key as long as the counter is 0. */
  fz_chacha20_init(&ctx->seed, zeros, zeros, 1);
#endif
}

void cm_drop_context(fz_context *ctx) { fz_drop_context(ctx); }

bool cm_report(fz_context *ctx, cm_error *error)
{
  error->number = fz_caught(ctx) == FZ_ERROR_SYSTEM ? fz_caught_errno(ctx) : 0;
  const char *message = fz_convert_error(ctx, &error->code);
  strncpy(error->message, message ? message : "unknown error", sizeof error->message - 1);
  error->message[sizeof error->message - 1] = 0;
  return false;
}

void cm_stop_if_aborted(fz_context *ctx, fz_cookie *cookie)
{
  if (cookie && cm_is_aborted(cookie))
    fz_throw(ctx, FZ_ERROR_ABORT, "cancelled");
}
