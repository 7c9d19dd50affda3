/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"
#include "table_scan.h"

#include <pthread.h>
#include <stdlib.h>

/* A thread costs some dozens of microseconds, in which a smaller file is checked. */
enum { least_for_thread = 256 << 10, stack_size = 128 << 10, most_objects = 4 << 20 };

struct cm_table_check {
  const unsigned char *bytes;
  size_t length;
  cm_loading *loading;
  bool has_thread;
  pthread_t thread;
  /* Guards what follows, and tells of its changes. */
  pthread_mutex_t mutex;
  pthread_cond_t condition;
  bool has_table;
  bool stops;
  uint32_t *entries;
  int count;
  bool passes;
};

static void load_all(cm_table_check *check)
{
  const size_t step = 1 << 20;
  for (size_t at = 0; check->loading && at < check->length; at += step)
    if (!__atomic_load_n(&check->stops, __ATOMIC_RELAXED))
      cm_load(check->loading, at, at + step);
}

static void scan_entries(cm_table_check *check)
{
  if (check->entries)
    check->passes = cm_scan_table(
        check->bytes, check->length, check->entries, check->count, &check->stops);
}

static void *run(void *argument)
{
  cm_table_check *check = argument;
  load_all(check);
  pthread_mutex_lock(&check->mutex);
  while (!check->has_table && !check->stops)
    pthread_cond_wait(&check->condition, &check->mutex);
  pthread_mutex_unlock(&check->mutex);
  scan_entries(check);
  return NULL;
}

static void start_thread(cm_table_check *check)
{
  pthread_attr_t attributes;
  if (check->length < least_for_thread || pthread_attr_init(&attributes) != 0)
    return;
  pthread_attr_setstacksize(&attributes, stack_size);
  check->has_thread = pthread_create(&check->thread, &attributes, run, check) == 0;
  pthread_attr_destroy(&attributes);
}

cm_table_check *cm_start_table_check(
    const unsigned char *bytes, size_t length, cm_loading *loading)
{
  cm_table_check *check = calloc(1, sizeof *check);
  if (!check)
    return NULL;
  check->bytes = bytes;
  check->length = length;
  check->loading = loading;
  pthread_mutex_init(&check->mutex, NULL);
  pthread_cond_init(&check->condition, NULL);
  start_thread(check);
  return check;
}

/* An entry for the scan; false if it is not of a kind that the scan knows. */
static bool read_entry(const pdf_xref_entry *entry, uint32_t *out)
{
  *out = cm_entry_free;
  if (!entry || (entry->type != 'n' && entry->type != 'o'))
    return true;
  if (entry->ofs <= 0 || entry->ofs > cm_entry_value)
    return false;
  *out = (entry->type == 'n' ? cm_entry_in_file : cm_entry_in_stream) | (uint32_t)entry->ofs;
  return true;
}

/* The table in its short form; NULL if it has entries that the scan does not know. */
static uint32_t *read_table(fz_context *ctx, pdf_document *doc, int count)
{
  uint32_t *entries = count > 0 && count <= most_objects ? calloc(count, sizeof *entries) : NULL;
  bool is_known = entries != NULL;
  fz_var(is_known);
  fz_try(ctx)
  {
    for (int number = 1; number < count && is_known; ++number)
      is_known = read_entry(pdf_get_xref_entry_no_change(ctx, doc, number), &entries[number]);
  }
  fz_catch(ctx)
  {
    fz_ignore_error(ctx);
    is_known = false;
  }
  if (!is_known) {
    free(entries);
    return NULL;
  }
  return entries;
}

void cm_give_table(fz_context *ctx, pdf_document *doc, cm_table_check *check)
{
  int count = pdf_xref_len(ctx, doc);
  uint32_t *entries = doc->repair_attempted || doc->crypt ? NULL : read_table(ctx, doc, count);
  pthread_mutex_lock(&check->mutex);
  check->entries = entries;
  check->count = count;
  check->has_table = true;
  pthread_cond_signal(&check->condition);
  pthread_mutex_unlock(&check->mutex);
}

bool cm_passes_table_check(cm_table_check *check)
{
  if (!check->has_table)
    return false;
  if (check->has_thread) {
    pthread_join(check->thread, NULL);
    check->has_thread = false;
  } else {
    load_all(check);
    scan_entries(check);
  }
  free(check->entries);
  check->entries = NULL;
  return check->passes;
}

void cm_drop_table_check(cm_table_check *check)
{
  if (!check)
    return;
  pthread_mutex_lock(&check->mutex);
  __atomic_store_n(&check->stops, true, __ATOMIC_RELAXED);
  pthread_cond_signal(&check->condition);
  pthread_mutex_unlock(&check->mutex);
  if (check->has_thread)
    pthread_join(check->thread, NULL);
  pthread_mutex_destroy(&check->mutex);
  pthread_cond_destroy(&check->condition);
  free(check->entries);
  free(check);
}
