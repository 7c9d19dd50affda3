/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "as_in_file.h"

#include <string.h>

/* The private entry of a dictionary in memory that was changed for the engine: for each changed key, the
   value that the file has and the one that the engine gets; null for none. */
static const char *const changed_entries = "RectoShown";

bool cm_is_note_of_changes(fz_context *ctx, pdf_obj *key)
{
  return strcmp(pdf_to_name(ctx, key), changed_entries) == 0;
}

static pdf_obj *or_null(pdf_obj *value) { return value ? value : PDF_NULL; }

static void put(fz_context *ctx, pdf_obj *dictionary, pdf_obj *key, pdf_obj *value)
{
  if (value && value != PDF_NULL)
    pdf_dict_put(ctx, dictionary, key, value);
  else
    pdf_dict_del(ctx, dictionary, key);
}

/* What was recorded first is what the file has. */
static void record(fz_context *ctx, pdf_obj *dictionary, pdf_obj *key, pdf_obj *value)
{
  pdf_document *doc = pdf_get_bound_document(ctx, dictionary);
  pdf_obj *changes = pdf_dict_gets(ctx, dictionary, changed_entries);
  if (!changes) {
    pdf_dict_puts_drop(ctx, dictionary, changed_entries, pdf_new_dict(ctx, doc, 2));
    changes = pdf_dict_gets(ctx, dictionary, changed_entries);
  }
  pdf_obj *known = pdf_dict_get(ctx, changes, key);
  pdf_obj *old = known ? pdf_array_get(ctx, known, 0) : pdf_dict_get(ctx, dictionary, key);
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

/* Whether a dictionary is an object of its own, rather than within another one. */
static bool is_object(fz_context *ctx, pdf_document *doc, pdf_obj *dictionary)
{
  if (pdf_is_indirect(ctx, dictionary))
    return true;
  int number = pdf_obj_parent_num(ctx, dictionary);
  if (number <= 0 || number >= pdf_xref_len(ctx, doc))
    return false;
  pdf_obj *object = pdf_load_object(ctx, doc, number);
  bool is = object == dictionary;
  pdf_drop_obj(ctx, object);
  return is;
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
    /* Only objects are restored. */
    if (is_object(ctx, doc, dictionary))
      record(ctx, dictionary, key, value);
    put(ctx, dictionary, key, value);
  }
  fz_always(ctx)
  {
    doc->journal = journal;
    doc->repair_in_progress = repair;
  }
  fz_catch(ctx) fz_rethrow(ctx);
}

void cm_keep_shown(fz_context *ctx, pdf_obj *dictionary, pdf_obj *key)
{
  pdf_obj *changes = pdf_dict_gets(ctx, dictionary, changed_entries);
  if (changes && pdf_dict_get(ctx, changes, key))
    pdf_dict_del(ctx, changes, key);
}

void cm_forget_shown(fz_context *ctx, pdf_obj *dictionary)
{
  if (pdf_dict_gets(ctx, dictionary, changed_entries))
    pdf_dict_dels(ctx, dictionary, changed_entries);
}

static pdf_obj *restored(fz_context *ctx, pdf_obj *object, pdf_obj *changes)
{
  pdf_obj *copy = pdf_copy_dict(ctx, object);
  fz_try(ctx)
  {
    for (int i = 0, count = pdf_dict_len(ctx, changes); i < count; ++i) {
      pdf_obj *key = pdf_dict_get_key(ctx, changes, i);
      pdf_obj *both = pdf_dict_get_val(ctx, changes, i);
      pdf_obj *now = or_null(pdf_dict_get(ctx, object, key));
      /* A user may have changed it since. */
      if (pdf_objcmp(ctx, now, or_null(pdf_array_get(ctx, both, 1))) == 0)
        put(ctx, copy, key, pdf_array_get(ctx, both, 0));
    }
    pdf_dict_dels(ctx, copy, changed_entries);
  }
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
  pdf_obj *changes = pdf_is_dict(ctx, object) ? pdf_dict_gets(ctx, object, changed_entries) : NULL;
  if (!changes)
    return object;
  pdf_obj *copy = NULL;
  fz_var(copy);
  fz_try(ctx) copy = restored(ctx, object, changes);
  fz_always(ctx) pdf_drop_obj(ctx, object);
  fz_catch(ctx) fz_rethrow(ctx);
  return copy;
}
