/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"

#include <string.h>

void cm_pass_over(fz_context *ctx)
{
  fz_rethrow_if(ctx, FZ_ERROR_ABORT);
  fz_rethrow_if(ctx, FZ_ERROR_SYSTEM);
  fz_ignore_error(ctx);
}

typedef struct {
  unsigned char *marks;
  int length;
  /* The objects that were reached but not visited yet. */
  int *waiting;
  int count;
} walk;

enum { deepest = 512 };

static void reach(fz_context *ctx, walk *walk, pdf_obj *object, int depth)
{
  if (pdf_is_indirect(ctx, object)) {
    int number = pdf_to_num(ctx, object);
    if (number <= 0 || number >= walk->length || walk->marks[number] & cm_reached)
      return;
    walk->marks[number] |= cm_reached;
    walk->waiting[walk->count++] = number;
    return;
  }
  if (depth > deepest)
    return;
  if (pdf_is_array(ctx, object))
    for (int i = pdf_array_len(ctx, object) - 1; i >= 0; --i)
      reach(ctx, walk, pdf_array_get(ctx, object, i), depth + 1);
  else if (pdf_is_dict(ctx, object))
    for (int i = pdf_dict_len(ctx, object) - 1; i >= 0; --i)
      reach(ctx, walk, pdf_dict_get_val(ctx, object, i), depth + 1);
}

static void reach_number(fz_context *ctx, pdf_document *doc, walk *walk, int number)
{
  pdf_obj *object = NULL;
  fz_var(object);
  if (cm_refuses_memory(ctx))
    fz_throw(ctx, FZ_ERROR_ABORT, "the work was stopped");
  fz_try(ctx)
  {
    object = pdf_load_object(ctx, doc, number);
    reach(ctx, walk, object, 0);
  }
  fz_always(ctx) pdf_drop_obj(ctx, object);
  fz_catch(ctx) cm_pass_over(ctx);
}

void cm_mark_reachable(fz_context *ctx, pdf_document *doc, unsigned char *marks, int length)
{
  /* The entries of the trailer that a file written in full keeps. */
  pdf_obj *const keys[] = {PDF_NAME(Root), PDF_NAME(Info), PDF_NAME(ID), PDF_NAME(Encrypt)};
  walk walk = {marks, length, fz_malloc_array(ctx, length, int), 0};
  fz_try(ctx)
  {
    for (size_t i = 0; i < nelem(keys); ++i)
      reach(ctx, &walk, pdf_dict_get(ctx, pdf_trailer(ctx, doc), keys[i]), 0);
    while (walk.count > 0)
      reach_number(ctx, doc, &walk, walk.waiting[--walk.count]);
  }
  fz_always(ctx) fz_free(ctx, walk.waiting);
  fz_catch(ctx) fz_rethrow(ctx);
}

void cm_drop_private_entries(fz_context *ctx, pdf_document *doc)
{
  static const char *const known[] = {
      "Root", "Info", "ID", "Encrypt", "Size", "Prev", "XRefStm", "Type", "Length", "Filter",
      "DecodeParms", "W", "Index"};
  pdf_obj *trailer = pdf_trailer(ctx, doc);
  for (int i = pdf_dict_len(ctx, trailer) - 1; i >= 0; --i) {
    pdf_obj *key = pdf_dict_get_key(ctx, trailer, i);
    bool is_known = false;
    for (size_t j = 0; j < nelem(known); ++j)
      is_known |= strcmp(pdf_to_name(ctx, key), known[j]) == 0;
    if (!is_known)
      pdf_dict_del(ctx, trailer, key);
  }
}
