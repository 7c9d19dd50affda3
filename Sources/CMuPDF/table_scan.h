/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef TABLE_SCAN_H
#define TABLE_SCAN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Entries of a cross-reference table: the kind in the high bits, and below it the offset of the object
   in the file, or the number of the object stream that holds it. */
enum {
  cm_entry_free = 0,
  cm_entry_in_file = 1 << 29,
  cm_entry_in_stream = 1 << 30,
  cm_entry_kind = cm_entry_in_file | cm_entry_in_stream,
  cm_entry_value = (1 << 28) - 1,
};

/* Whether each entry leads to its object; `false` also for files that are not of the most common form.
   Marks entries while it works. Stops early once `stops` is set. Uses nothing of the engine. */
bool cm_scan_table(
    const unsigned char *bytes, size_t length, uint32_t *entries, int count, const bool *stops);

#endif
