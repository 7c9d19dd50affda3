/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "as_in_file.h"

#include <pthread.h>

/* The entries of one document that were changed in memory for the engine. They are kept beside the
   document's objects: whatever is in an object may come from its file. */
typedef struct shown_entries {
  struct shown_entries *next;
  pdf_document *doc;
  /* The engine's own function that frees the document. */
  fz_document_drop_fn *drop_document;
  /* By object number, a dictionary: for each changed key, the value that the file has and the one that
     the engine gets; null for none. */
  fz_hash_table *objects;
} shown_entries;

/* Documents belong to one thread at a time, but several threads have documents. */
static pthread_mutex_t all_lock = PTHREAD_MUTEX_INITIALIZER;
static shown_entries *all;

/* NULL if nothing was changed in the document. */
static shown_entries *find(pdf_document *doc)
{
  pthread_mutex_lock(&all_lock);
  shown_entries *found = all;
  while (found && found->doc != doc) found = found->next;
  pthread_mutex_unlock(&all_lock);
  return found;
}

static shown_entries *take_out(pdf_document *doc)
{
  pthread_mutex_lock(&all_lock);
  shown_entries **link = &all;
  while ((*link)->doc != doc) link = &(*link)->next;
  shown_entries *found = *link;
  *link = found->next;
  pthread_mutex_unlock(&all_lock);
  return found;
}

static void drop_document(fz_context *ctx, fz_document *document)
{
  shown_entries *entries = take_out((pdf_document *)document);
  fz_document_drop_fn *drop = entries->drop_document;
  fz_drop_hash_table(ctx, entries->objects);
  fz_free(ctx, entries);
  drop(ctx, document);
}

static void drop_object(fz_context *ctx, void *object) { pdf_drop_obj(ctx, object); }

static shown_entries *find_or_make(fz_context *ctx, pdf_document *doc)
{
  shown_entries *entries = find(doc);
  if (entries)
    return entries;
  entries = fz_malloc_struct(ctx, shown_entries);
  fz_try(ctx) entries->objects = fz_new_hash_table(ctx, 16, sizeof(int), -1, drop_object);
  fz_catch(ctx)
  {
    fz_free(ctx, entries);
    fz_rethrow(ctx);
  }
  entries->doc = doc;
  entries->drop_document = doc->super.drop_document;
  doc->super.drop_document = drop_document;
  pthread_mutex_lock(&all_lock);
  entries->next = all;
  all = entries;
  pthread_mutex_unlock(&all_lock);
  return entries;
}

/* The changes to an object, which has some from now on. */
static pdf_obj *changes_to(fz_context *ctx, pdf_document *doc, int number)
{
  fz_hash_table *objects = find_or_make(ctx, doc)->objects;
  pdf_obj *changes = fz_hash_find(ctx, objects, &number);
  if (changes)
    return changes;
  changes = pdf_new_dict(ctx, doc, 2);
  fz_try(ctx) fz_hash_insert(ctx, objects, &number, changes);
  fz_catch(ctx)
  {
    pdf_drop_obj(ctx, changes);
    fz_rethrow(ctx);
  }
  return changes;
}

static pdf_obj *or_null(pdf_obj *value) { return value ? value : PDF_NULL; }

static void put(fz_context *ctx, pdf_obj *dictionary, pdf_obj *key, pdf_obj *value)
{
  if (value && value != PDF_NULL)
    pdf_dict_put(ctx, dictionary, key, value);
  else
    pdf_dict_del(ctx, dictionary, key);
}

/* Records that the engine gets a value instead of the file's. If a change of the entry is recorded already,
   the value before that change stays the file's. */
static void record(
    fz_context *ctx, pdf_document *doc, int number, pdf_obj *dictionary, pdf_obj *key, pdf_obj *value)
{
  pdf_obj *changes = changes_to(ctx, doc, number);
  pdf_obj *known = pdf_dict_get(ctx, changes, key);
  pdf_obj *old = pdf_dict_get(ctx, dictionary, key);
  if (known && pdf_objcmp(ctx, or_null(old), or_null(pdf_array_get(ctx, known, 1))) == 0)
    old = pdf_array_get(ctx, known, 0);
  pdf_keep_obj(ctx, old);
  fz_try(ctx)
  {
    pdf_obj *both = pdf_dict_put_array(ctx, changes, key, 2);
    pdf_array_push(ctx, both, or_null(old));
    pdf_array_push(ctx, both, or_null(value));
  }
  fz_always(ctx) pdf_drop_obj(ctx, old);
  fz_catch(ctx) fz_rethrow(ctx);
}

void cm_show_entry(fz_context *ctx, pdf_obj *dictionary, pdf_obj *key, pdf_obj *value)
{
  pdf_document *doc = pdf_get_bound_document(ctx, dictionary);
  if (!doc)
    return;
  pdf_journal *journal = doc->journal;
  int repair = doc->repair_in_progress;
  fz_try(ctx)
  {
    doc->journal = NULL;
    doc->repair_in_progress = 1;
    int number = cm_number_of(ctx, doc, dictionary);
    /* Only objects are restored. */
    if (number > 0)
      record(ctx, doc, number, dictionary, key, value);
    put(ctx, dictionary, key, value);
  }
  fz_always(ctx)
  {
    doc->journal = journal;
    doc->repair_in_progress = repair;
  }
  fz_catch(ctx) fz_rethrow(ctx);
}

pdf_obj *cm_shown_changes(fz_context *ctx, pdf_document *doc, int number)
{
  shown_entries *entries = number > 0 ? find(doc) : NULL;
  return entries ? fz_hash_find(ctx, entries->objects, &number) : NULL;
}

void cm_keep_shown(fz_context *ctx, pdf_obj *dictionary, pdf_obj *key)
{
  pdf_document *doc = pdf_get_bound_document(ctx, dictionary);
  pdf_obj *changes = doc ? cm_shown_changes(ctx, doc, cm_number_of(ctx, doc, dictionary)) : NULL;
  if (changes)
    pdf_dict_del(ctx, changes, key);
}

void cm_forget_shown(fz_context *ctx, pdf_obj *dictionary)
{
  pdf_document *doc = pdf_get_bound_document(ctx, dictionary);
  int number = doc ? cm_number_of(ctx, doc, dictionary) : 0;
  pdf_obj *changes = doc ? cm_shown_changes(ctx, doc, number) : NULL;
  if (!changes)
    return;
  fz_hash_remove(ctx, find(doc)->objects, &number);
  pdf_drop_obj(ctx, changes);
}

/* Gives an object, or its copy, the entries of the file. */
static void put_back(fz_context *ctx, pdf_obj *object, pdf_obj *copy, pdf_obj *changes)
{
  for (int i = 0, count = pdf_dict_len(ctx, changes); i < count; ++i) {
    pdf_obj *key = pdf_dict_get_key(ctx, changes, i);
    pdf_obj *both = pdf_dict_get_val(ctx, changes, i);
    pdf_obj *now = or_null(pdf_dict_get(ctx, object, key));
    /* A user may have changed it since. */
    if (pdf_objcmp(ctx, now, or_null(pdf_array_get(ctx, both, 1))) == 0)
      put(ctx, copy, key, pdf_array_get(ctx, both, 0));
  }
}

static pdf_obj *restored(fz_context *ctx, pdf_obj *object, pdf_obj *changes)
{
  pdf_obj *copy = pdf_copy_dict(ctx, object);
  fz_try(ctx) put_back(ctx, object, copy, changes);
  fz_catch(ctx)
  {
    pdf_drop_obj(ctx, copy);
    fz_rethrow(ctx);
  }
  return copy;
}

pdf_obj *cm_load_as_in_file(fz_context *ctx, pdf_document *doc, int number)
{
  pdf_obj *object = pdf_load_object(ctx, doc, number);
  pdf_obj *changes = pdf_is_dict(ctx, object) ? cm_shown_changes(ctx, doc, number) : NULL;
  if (!changes)
    return object;
  pdf_obj *copy = NULL;
  fz_var(copy);
  fz_try(ctx) copy = restored(ctx, object, changes);
  fz_always(ctx) pdf_drop_obj(ctx, object);
  fz_catch(ctx) fz_rethrow(ctx);
  return copy;
}

bool cm_object_in_file(
    fz_context *ctx, pdf_document *doc, int number, pdf_obj **out, cm_error *error)
{
  CM_CALL(ctx, error, *out = cm_load_as_in_file(ctx, doc, number));
}

/* A stream keeps what is shown of it: its filters belong to its bytes. */
static void restore(fz_context *ctx, void *doc, void *key, int length, void *changes)
{
  int number = *(int *)key;
  if (pdf_obj_num_is_stream(ctx, doc, number))
    return;
  pdf_obj *object = pdf_load_object(ctx, doc, number);
  fz_try(ctx) if (pdf_is_dict(ctx, object)) put_back(ctx, object, object, changes);
  fz_always(ctx) pdf_drop_obj(ctx, object);
  fz_catch(ctx) fz_rethrow(ctx);
}

void cm_restore_shown(fz_context *ctx, pdf_document *doc)
{
  shown_entries *entries = find(doc);
  int repair = doc->repair_in_progress;
  if (!entries)
    return;
  fz_try(ctx)
  {
    doc->repair_in_progress = 1;
    fz_hash_for_each(ctx, entries->objects, doc, restore);
  }
  fz_always(ctx) doc->repair_in_progress = repair;
  fz_catch(ctx) fz_rethrow(ctx);
}
