/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"
#include "as_in_file.h"
#include "comparison.h"

enum { deepest = 512 };

static bool is_same(
    fz_context *ctx, cm_comparison *all, pdf_obj *a, pdf_obj *b, int depth);

static bool is_same_reference(fz_context *ctx, cm_comparison *all, pdf_obj *a, pdf_obj *b)
{
  int number = pdf_to_num(ctx, a);
  /* Writers omit references to missing objects. */
  if (number <= 0 || number >= all->length || pdf_is_null(ctx, a))
    return !b || pdf_is_null(ctx, b);
  if (!pdf_is_indirect(ctx, b))
    return false;
  if (all->keeps_numbers)
    return pdf_to_num(ctx, b) == number;
  if (all->twins[number] == 0) {
    all->twins[number] = pdf_to_num(ctx, b);
    all->waiting[all->count++] = number;
  }
  return all->twins[number] == pdf_to_num(ctx, b);
}

/* Compares the printed form, because numbers in memory are more precise than in a file. */
static bool prints_same(fz_context *ctx, pdf_obj *a, pdf_obj *b)
{
  size_t first_length, second_length;
  char *first = NULL;
  char *second = NULL;
  bool same = false;
  fz_var(first);
  fz_var(second);
  fz_try(ctx)
  {
    first = pdf_sprint_obj(ctx, NULL, 0, &first_length, a, 1, 0);
    second = pdf_sprint_obj(ctx, NULL, 0, &second_length, b, 1, 0);
    same = first_length == second_length && memcmp(first, second, first_length) == 0;
  }
  fz_always(ctx)
  {
    fz_free(ctx, first);
    fz_free(ctx, second);
  }
  fz_catch(ctx) fz_rethrow(ctx);
  return same;
}

static bool is_same_string(fz_context *ctx, pdf_obj *a, pdf_obj *b)
{
  size_t first_length, second_length;
  const char *first = pdf_to_string(ctx, a, &first_length);
  const char *second = pdf_to_string(ctx, b, &second_length);
  return first_length == second_length && memcmp(first, second, first_length) == 0;
}

static bool is_same_scalar(fz_context *ctx, pdf_obj *a, pdf_obj *b)
{
  if (pdf_is_name(ctx, a) && pdf_is_name(ctx, b))
    return pdf_name_eq(ctx, a, b) != 0;
  if (pdf_is_int(ctx, a) && pdf_is_int(ctx, b))
    return pdf_to_int64(ctx, a) == pdf_to_int64(ctx, b);
  if (pdf_is_string(ctx, a) && pdf_is_string(ctx, b))
    return is_same_string(ctx, a, b);
  return prints_same(ctx, a, b);
}

static bool is_same_array(fz_context *ctx, cm_comparison *all, pdf_obj *a, pdf_obj *b, int depth)
{
  int length = pdf_array_len(ctx, a);
  if (!pdf_is_array(ctx, b) || pdf_array_len(ctx, b) != length)
    return false;
  for (int i = 0; i < length; ++i)
    if (!is_same(ctx, all, pdf_array_get(ctx, a, i), pdf_array_get(ctx, b, i), depth + 1))
      return false;
  return true;
}

/* Keys for the encoding of a stream and the required version of PDF belong to the writer. */
static bool is_writers(pdf_obj *key, bool is_stream)
{
  return key == PDF_NAME(Version)
         || (is_stream
             && (key == PDF_NAME(Length) || key == PDF_NAME(Filter)
                 || key == PDF_NAME(DecodeParms)));
}

static int count_entries(fz_context *ctx, pdf_obj *dictionary, bool is_stream)
{
  int count = 0;
  for (int i = pdf_dict_len(ctx, dictionary) - 1; i >= 0; --i)
    if (!is_writers(pdf_dict_get_key(ctx, dictionary, i), is_stream)
        && !pdf_is_null(ctx, pdf_dict_get_val(ctx, dictionary, i)))
      ++count;
  return count;
}

static bool is_same_dictionary(
    fz_context *ctx, cm_comparison *all, pdf_obj *a, pdf_obj *b, bool is_stream, int depth)
{
  if (!pdf_is_dict(ctx, b)
      || count_entries(ctx, a, is_stream) != count_entries(ctx, b, is_stream))
    return false;
  for (int i = pdf_dict_len(ctx, a) - 1; i >= 0; --i) {
    pdf_obj *key = pdf_dict_get_key(ctx, a, i);
    pdf_obj *value = pdf_dict_get_val(ctx, a, i);
    if (is_writers(key, is_stream))
      continue;
    if (!is_same(ctx, all, value, pdf_dict_get(ctx, b, key), depth + 1))
      return false;
  }
  return true;
}

static bool is_same(fz_context *ctx, cm_comparison *all, pdf_obj *a, pdf_obj *b, int depth)
{
  if (depth > deepest)
    fz_throw(ctx, FZ_ERROR_LIMIT, "objects are nested too deep");
  if (pdf_is_indirect(ctx, a))
    return is_same_reference(ctx, all, a, b);
  if (!a || pdf_is_null(ctx, a))
    return !b || pdf_is_null(ctx, b);
  if (!b || pdf_is_indirect(ctx, b))
    return false;
  if (pdf_is_array(ctx, a))
    return is_same_array(ctx, all, a, b, depth);
  if (pdf_is_dict(ctx, a))
    return is_same_dictionary(ctx, all, a, b, false, depth);
  return is_same_scalar(ctx, a, b);
}

bool cm_is_same_object(fz_context *ctx, cm_comparison *all, int number, int twin)
{
  pdf_obj *a = NULL;
  pdf_obj *b = NULL;
  bool same = false;
  fz_var(a);
  fz_var(b);
  if (cm_refuses_memory(ctx))
    fz_throw(ctx, FZ_ERROR_ABORT, "the work was stopped");
  all->spent += cm_object_cost;
  fz_try(ctx)
  {
    a = cm_load_as_in_file(ctx, all->live, number);
    b = cm_load_as_in_file(ctx, all->saved, twin);
    bool is_stream = pdf_obj_num_is_stream(ctx, all->live, number) != 0;
    same = is_stream == (pdf_obj_num_is_stream(ctx, all->saved, twin) != 0)
           && (is_stream ? is_same_dictionary(ctx, all, a, b, true, 0) : is_same(ctx, all, a, b, 0));
    if (same && is_stream)
      same = cm_is_same_data(ctx, all, a, number, twin);
  }
  fz_always(ctx)
  {
    pdf_drop_obj(ctx, a);
    pdf_drop_obj(ctx, b);
  }
  fz_catch(ctx) fz_rethrow(ctx);
  return same;
}

bool cm_is_same_value(fz_context *ctx, cm_comparison *all, pdf_obj *a, pdf_obj *b)
{
  return is_same(ctx, all, a, b, 0);
}
