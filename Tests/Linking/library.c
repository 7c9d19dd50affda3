/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* A library with a function for each way in which arguments and results travel. */
#include "library.h"

#include <stdarg.h>

const int numbers[3] = {7, 8, 9};

long whole(long a, long b, long c, long d, long e, long f, long g, long h, long i, long j)
{
  return a + 2 * b + 3 * c + 4 * d + 5 * e + 6 * f + 7 * g + 8 * h + 9 * i + 10 * j;
}

double fractions(
    double a, double b, double c, double d, double e, double f, double g, double h, double i)
{
  return a + 2 * b + 3 * c + 4 * d + 5 * e + 6 * f + 7 * g + 8 * h + 9 * i;
}

double variadic(int count, ...)
{
  va_list rest;
  double sum = 0;
  va_start(rest, count);
  for (int i = 1; i <= count; ++i)
    sum += i * va_arg(rest, double);
  va_end(rest);
  return sum;
}

struct large large_result(long first)
{
  struct large result;
  for (int i = 0; i < 6; ++i)
    result.values[i] = first + i;
  return result;
}

long apply(long (*function)(long), long value) { return function(value); }
long twice(long value) { return 2 * value; }
