/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Calls the library from several threads at once, each of which begins with another function. Without an
   argument it calls nothing. Its status is the number of wrong results. */
#include "library.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>

enum { functions = 6, threads = 12 };

static pthread_barrier_t begins;
static atomic_int wrong;

static bool is_right(int function)
{
  switch (function) {
  case 0: return whole(1, 2, 3, 4, 5, 6, 7, 8, 9, 10) == 385;
  case 1: return fractions(1, 2, 3, 4, 5, 6, 7, 8, 9) == 285;
  case 2: return variadic(9, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0) == 285;
  case 3: return large_result(5).values[5] == 10;
  case 4: return apply(twice, 21) == 42;
  default: return numbers[0] + numbers[1] + numbers[2] == 24;
  }
}

static void *run(void *first)
{
  pthread_barrier_wait(&begins);
  for (int i = 0; i < functions; ++i)
    if (!is_right((int)((long)first + i) % functions))
      atomic_fetch_add(&wrong, 1);
  return NULL;
}

int main(int count, char **arguments)
{
  (void)arguments;
  if (count == 1)
    return 0;
  pthread_t started[threads];
  pthread_barrier_init(&begins, NULL, threads);
  for (long i = 0; i < threads; ++i)
    if (pthread_create(&started[i], NULL, run, (void *)i))
      abort();
  for (int i = 0; i < threads; ++i)
    pthread_join(started[i], NULL);
  return wrong;
}
