/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"
#include "comparison.h"

static bool has(fz_context *ctx, pdf_document *doc, int number)
{
  return number < pdf_xref_len(ctx, doc) && pdf_object_exists(ctx, doc, number);
}

static bool is_reached(fz_context *ctx, cm_comparison *all, int number)
{
  if (!all->reached) {
    all->reached = fz_calloc(ctx, all->length, 1);
    cm_mark_reachable(ctx, all->live, all->reached, all->length);
  }
  return all->reached[number] != 0;
}

/* Whether a stream with a Crypt filter differs in a rewritten file. */
static bool is_spoiled(fz_context *ctx, cm_comparison *all, int number)
{
  if (!all->live->crypt || all->keeps_unreachable || !has(ctx, all->live, number)
      || !has(ctx, all->saved, number))
    return false;
  all->spent += cm_object_cost;
  return cm_has_own_crypt(ctx, all->live, number)
         && !cm_is_same_object(ctx, all, number, number);
}

/* Whether a changed object is missing or different in the file. */
static bool is_missing(fz_context *ctx, cm_comparison *all, int number)
{
  if (!all->has_changes || !pdf_xref_is_incremental(ctx, all->live, number))
    return is_spoiled(ctx, all, number);
  bool is_there = has(ctx, all->live, number);
  if (is_there && has(ctx, all->saved, number))
    return !cm_is_same_object(ctx, all, number, number);
  if (is_there && !all->keeps_unreachable)
    return is_reached(ctx, all, number);
  return is_there || has(ctx, all->saved, number);
}

/* Compares the changed objects by number. */
static int compare_changed(fz_context *ctx, cm_comparison *all, bool *is_complete)
{
  int count = all->has_changes || all->live->crypt ? all->length : 0;
  while (all->next < count && all->spent < cm_slice_cost) {
    int number = all->next++;
    all->spent += 1;
    if (is_missing(ctx, all, number))
      return number;
  }
  *is_complete = all->next >= count;
  return 0;
}

/* Compares all reachable objects, since nothing else relates the objects of both. */
static int compare_reachable(fz_context *ctx, cm_comparison *all, bool *is_complete)
{
  while (all->count > 0 && all->spent < cm_slice_cost) {
    int number = all->waiting[--all->count];
    if (!cm_is_same_object(ctx, all, number, all->twins[number]))
      return number;
  }
  *is_complete = all->count == 0;
  return 0;
}

/* The number of an object; 1, the first object's, for a direct object. */
static int number_of(fz_context *ctx, pdf_obj *object)
{
  int number = pdf_to_num(ctx, object);
  return number > 0 ? number : 1;
}

/* Compares the trailers. */
static int begin(fz_context *ctx, cm_comparison *all)
{
  pdf_obj *keys[] = {PDF_NAME(Root), PDF_NAME(Info)};
  for (size_t i = 0; i < nelem(keys); ++i) {
    pdf_obj *a = pdf_dict_get(ctx, pdf_trailer(ctx, all->live), keys[i]);
    pdf_obj *b = pdf_dict_get(ctx, pdf_trailer(ctx, all->saved), keys[i]);
    /* An invalid information dictionary is not carried over. */
    if (pdf_is_dict(ctx, a) && !cm_is_same_value(ctx, all, a, b))
      return number_of(ctx, a);
  }
  return 0;
}

static int compare(fz_context *ctx, cm_comparison *all, bool *is_complete)
{
  all->spent = 0;
  *is_complete = false;
  if (!all->has_begun) {
    all->has_begun = true;
    int missing = begin(ctx, all);
    if (missing != 0)
      return missing;
  }
  return all->keeps_numbers ? compare_changed(ctx, all, is_complete)
                            : compare_reachable(ctx, all, is_complete);
}

bool cm_new_comparison(
    fz_context *ctx, pdf_document *live, pdf_document *saved, cm_written how, cm_comparison **out,
    cm_error *error)
{
  cm_comparison *all = NULL;
  fz_var(all);
  fz_try(ctx)
  {
    all = fz_malloc_struct(ctx, cm_comparison);
    all->live = live;
    all->saved = saved;
    all->keeps_numbers = how.keeps_numbers;
    all->keeps_unreachable = how.keeps_unreachable;
    all->has_changes = pdf_count_unsaved_versions(ctx, live) > 0;
    all->next = 1;
    all->length = pdf_xref_len(ctx, live);
    all->twins = fz_calloc(ctx, all->length, sizeof *all->twins);
    all->waiting = fz_calloc(ctx, all->length, sizeof *all->waiting);
  }
  fz_catch(ctx)
  {
    cm_drop_comparison(ctx, all);
    return cm_report(ctx, error);
  }
  *out = all;
  return true;
}

bool cm_compare(
    fz_context *ctx, cm_comparison *comparison, bool *is_complete, int *missing, cm_error *error)
{
  CM_CALL(ctx, error, *missing = compare(ctx, comparison, is_complete));
}

void cm_drop_comparison(fz_context *ctx, cm_comparison *comparison)
{
  if (!comparison)
    return;
  fz_free(ctx, comparison->twins);
  fz_free(ctx, comparison->waiting);
  fz_free(ctx, comparison->reached);
  fz_free(ctx, comparison);
}
