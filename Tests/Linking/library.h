/* SPDX-License-Identifier: AGPL-3.0-or-later */
struct large {
  long values[6];
};

extern const int numbers[3];
long whole(long, long, long, long, long, long, long, long, long, long);
double fractions(double, double, double, double, double, double, double, double, double);
double variadic(int, ...);
struct large large_result(long);
long apply(long (*)(long), long);
long twice(long);
