/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "graft_copy.h"

#include <string.h>

void cm_drop_graft(fz_context *ctx, cm_graft *graft)
{
  if (!graft)
    return;
  fz_free(ctx, graft->copies);
  fz_free(ctx, graft->met);
  fz_free(ctx, graft->keys);
  fz_free(ctx, graft);
}

bool cm_new_graft(
    fz_context *ctx, pdf_document *to, pdf_document *from, bool selects, cm_graft **out,
    cm_error *error)
{
  cm_graft *graft = NULL;
  fz_var(graft);
  fz_try(ctx)
  {
    graft = fz_malloc_struct(ctx, cm_graft);
    graft->from = from;
    graft->to = to;
    graft->selects = selects;
    graft->length = pdf_xref_len(ctx, from);
    graft->copies = fz_calloc(ctx, graft->length, sizeof *graft->copies);
  }
  fz_catch(ctx)
  {
    cm_drop_graft(ctx, graft);
    return cm_report(ctx, error);
  }
  *out = graft;
  return true;
}

static pdf_obj *reserve_empty(fz_context *ctx, cm_graft *graft, int number)
{
  bool is_new = graft->copies[number] == 0;
  pdf_obj *reference = cm_graft_refer(ctx, graft, number, false);
  pdf_obj *empty = NULL;
  fz_var(empty);
  fz_try(ctx)
  {
    if (is_new) {
      empty = pdf_new_dict(ctx, graft->to, 8);
      pdf_update_object(ctx, graft->to, graft->copies[number], empty);
    }
  }
  fz_always(ctx) pdf_drop_obj(ctx, empty);
  fz_catch(ctx)
  {
    pdf_drop_obj(ctx, reference);
    fz_rethrow(ctx);
  }
  return reference;
}

bool cm_graft_reserve(
    fz_context *ctx, cm_graft *graft, int number, bool fills, pdf_obj **out, cm_error *error)
{
  fz_try(ctx)
  {
    if (!cm_graft_has(graft, number))
      fz_throw(ctx, FZ_ERROR_ARGUMENT, "there is no object %d", number);
    *out = fills ? cm_graft_refer(ctx, graft, number, true) : reserve_empty(ctx, graft, number);
  }
  CM_END(ctx, error);
}

int cm_graft_number(const cm_graft *graft, int number)
{
  return cm_graft_has(graft, number) ? graft->copies[number] : 0;
}

bool cm_graft_value(
    fz_context *ctx, cm_graft *graft, pdf_obj *object, pdf_obj **out, cm_error *error)
{
  CM_CALL(ctx, error, *out = cm_graft_copy(ctx, graft, object));
}

static bool is_among(const char *key, const char *const *keys, int count)
{
  for (int i = 0; i < count; ++i)
    if (strcmp(key, keys[i]) == 0)
      return true;
  return false;
}

bool cm_graft_entries(
    fz_context *ctx, cm_graft *graft, pdf_obj *dictionary, const char *const *without, int count,
    pdf_obj *into, cm_error *error)
{
  fz_try(ctx)
  {
    int length = pdf_dict_len(ctx, dictionary);
    for (int i = 0; i < length; ++i) {
      pdf_obj *key = pdf_dict_get_key(ctx, dictionary, i);
      if (!is_among(pdf_to_name(ctx, key), without, count))
        cm_graft_entry(ctx, graft, key, pdf_dict_get_val(ctx, dictionary, i), into);
    }
  }
  CM_END(ctx, error);
}

bool cm_graft_step(
    fz_context *ctx, cm_graft *graft, int objects, size_t bytes, bool *done, cm_error *error)
{
  fz_try(ctx)
  {
    size_t copied = 0;
    for (int i = 0; i < objects && copied < bytes && graft->done < graft->count; ++i)
      copied += cm_graft_fill(ctx, graft, graft->met[graft->done++]);
    *done = graft->done == graft->count;
  }
  CM_END(ctx, error);
}

size_t cm_graft_struct_keys(const cm_graft *graft, const int **out)
{
  *out = graft->keys;
  return graft->key_count;
}

void cm_graft_shift_struct_keys(cm_graft *graft, int distance) { graft->shift = distance; }

void cm_graft_drop_struct_keys(cm_graft *graft) { graft->drops_keys = true; }
