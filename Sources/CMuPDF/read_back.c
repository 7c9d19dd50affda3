/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"
#include "comparison.h"

static bool has(fz_context *ctx, pdf_document *doc, int number)
{
  return number < pdf_xref_len(ctx, doc) && pdf_object_exists(ctx, doc, number);
}

/* Compares what was changed, number by number. */
static int compare_changed(fz_context *ctx, cm_comparison *all, bool keeps_unreachable)
{
  unsigned char *reached = NULL;
  int missing = 0;
  fz_var(reached);
  fz_var(missing);
  int count = pdf_count_unsaved_versions(ctx, all->live) > 0 ? all->length : 0;
  fz_try(ctx)
    for (int number = 1; number < count && missing == 0; ++number) {
      if (!pdf_xref_is_incremental(ctx, all->live, number))
        continue;
      bool is_there = has(ctx, all->live, number);
      if (is_there && has(ctx, all->saved, number)) {
        if (!cm_is_same_object(ctx, all, number, number))
          missing = number;
      } else if (is_there && !keeps_unreachable) {
        if (!reached) {
          reached = fz_calloc(ctx, all->length, 1);
          cm_mark_reachable(ctx, all->live, reached, all->length);
        }
        if (reached[number])
          missing = number;
      } else if (is_there || has(ctx, all->saved, number))
        missing = number;
    }
  fz_always(ctx) fz_free(ctx, reached);
  fz_catch(ctx) fz_rethrow(ctx);
  return missing;
}

/* Compares all that the trailers lead to, since nothing else tells which object became which. */
static int compare_reachable(fz_context *ctx, cm_comparison *all)
{
  while (all->count > 0) {
    int number = all->waiting[--all->count];
    if (!cm_is_same_object(ctx, all, number, all->twins[number]))
      return number;
  }
  return 0;
}

/* The number of an object; that of the first one where it has none. */
static int number_of(fz_context *ctx, pdf_obj *object)
{
  int number = pdf_to_num(ctx, object);
  return number > 0 ? number : 1;
}

static int find_missing(fz_context *ctx, cm_comparison *all, cm_written how)
{
  pdf_obj *keys[] = {PDF_NAME(Root), PDF_NAME(Info)};
  for (size_t i = 0; i < nelem(keys); ++i) {
    pdf_obj *a = pdf_dict_get(ctx, pdf_trailer(ctx, all->live), keys[i]);
    pdf_obj *b = pdf_dict_get(ctx, pdf_trailer(ctx, all->saved), keys[i]);
    /* An information dictionary that is none is not carried over. */
    if (pdf_is_dict(ctx, a) && !cm_is_same_value(ctx, all, a, b))
      return number_of(ctx, a);
  }
  return how.keeps_numbers ? compare_changed(ctx, all, how.keeps_unreachable)
                           : compare_reachable(ctx, all);
}

bool cm_find_missing(
    fz_context *ctx, pdf_document *live, pdf_document *saved, cm_written how, int *missing,
    cm_error *error)
{
  cm_comparison all = {live, saved, how.keeps_numbers};
  fz_var(all);
  fz_try(ctx)
  {
    all.length = pdf_xref_len(ctx, live);
    all.twins = fz_calloc(ctx, all.length, sizeof *all.twins);
    all.waiting = fz_calloc(ctx, all.length, sizeof *all.waiting);
    *missing = find_missing(ctx, &all, how);
  }
  fz_always(ctx)
  {
    fz_free(ctx, all.twins);
    fz_free(ctx, all.waiting);
  }
  fz_catch(ctx) return cm_report(ctx, error);
  return true;
}
