/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"

/*
 * MuPDF's own grafting goes on from reference to reference by calling itself, so that a long chain, as
 * of pages with links to the next one, is too deep for it. This one keeps a list of what is left.
 */
typedef struct {
  pdf_document *from, *to;
  /* By numbers of `from`: the number of the copy, 0 of what was not met yet. */
  int *copies;
  int length;
  /* What was met, in order. */
  int *met;
  int count;
} graft;

enum { deepest = 100 };

/* A reference to the copy of what a reference leads to. */
static pdf_obj *follow(fz_context *ctx, graft *graft, int number)
{
  if (number <= 0 || number >= graft->length)
    return PDF_NULL;
  if (graft->copies[number] == 0) {
    graft->copies[number] = pdf_create_object(ctx, graft->to);
    graft->met[graft->count++] = number;
  }
  return pdf_new_indirect(ctx, graft->to, graft->copies[number], 0);
}

static pdf_obj *copy(fz_context *ctx, graft *graft, pdf_obj *object, int depth);

static void copy_entries(
    fz_context *ctx, graft *graft, pdf_obj *object, pdf_obj *twin, int depth)
{
  int length = pdf_dict_len(ctx, object);
  for (int i = 0; i < length; ++i)
    pdf_dict_put_drop(
        ctx, twin, pdf_dict_get_key(ctx, object, i),
        copy(ctx, graft, pdf_dict_get_val(ctx, object, i), depth + 1));
}

static pdf_obj *copy(fz_context *ctx, graft *graft, pdf_obj *object, int depth)
{
  pdf_obj *twin = NULL;
  if (pdf_is_indirect(ctx, object))
    return follow(ctx, graft, pdf_to_num(ctx, object));
  bool is_array = pdf_is_array(ctx, object) != 0;
  if (!is_array && !pdf_is_dict(ctx, object))
    return object ? pdf_keep_obj(ctx, object) : PDF_NULL;
  if (depth > deepest)
    fz_throw(ctx, FZ_ERROR_LIMIT, "objects are nested too deep");
  fz_var(twin);
  fz_try(ctx)
  {
    if (is_array) {
      int length = pdf_array_len(ctx, object);
      twin = pdf_new_array(ctx, graft->to, length);
      for (int i = 0; i < length; ++i)
        pdf_array_push_drop(
            ctx, twin, copy(ctx, graft, pdf_array_get(ctx, object, i), depth + 1));
    } else {
      twin = pdf_new_dict(ctx, graft->to, pdf_dict_len(ctx, object));
      copy_entries(ctx, graft, object, twin, depth);
    }
  }
  fz_catch(ctx)
  {
    pdf_drop_obj(ctx, twin);
    fz_rethrow(ctx);
  }
  return twin;
}

static void copy_number(fz_context *ctx, graft *graft, int number)
{
  pdf_obj *object = NULL;
  pdf_obj *twin = NULL;
  pdf_obj *reference = NULL;
  fz_buffer *buffer = NULL;
  fz_var(object);
  fz_var(twin);
  fz_var(reference);
  fz_var(buffer);
  fz_try(ctx)
  {
    if (pdf_object_exists(ctx, graft->from, number))
      object = pdf_load_object(ctx, graft->from, number);
    twin = copy(ctx, graft, object, 0);
    pdf_update_object(ctx, graft->to, graft->copies[number], twin);
    if (object && pdf_obj_num_is_stream(ctx, graft->from, number)) {
      buffer = pdf_load_raw_stream_number(ctx, graft->from, number);
      reference = pdf_new_indirect(ctx, graft->to, graft->copies[number], 0);
      pdf_update_stream(ctx, graft->to, reference, buffer, 1);
    }
  }
  fz_always(ctx)
  {
    fz_drop_buffer(ctx, buffer);
    pdf_drop_obj(ctx, reference);
    pdf_drop_obj(ctx, twin);
    pdf_drop_obj(ctx, object);
  }
  fz_catch(ctx) fz_rethrow(ctx);
}

bool cm_graft(
    fz_context *ctx, pdf_document *doc, pdf_document *from, pdf_obj *const *objects, int count,
    pdf_obj **out, cm_error *error)
{
  graft graft = {from, doc, NULL, 0, NULL, 0};
  int made = 0;
  fz_var(graft);
  fz_var(made);
  fz_try(ctx)
  {
    graft.length = pdf_xref_len(ctx, from);
    graft.copies = fz_calloc(ctx, graft.length, sizeof *graft.copies);
    graft.met = fz_calloc(ctx, graft.length, sizeof *graft.met);
    for (; made < count; ++made)
      out[made] = copy(ctx, &graft, objects[made], 0);
    for (int i = 0; i < graft.count; ++i)
      copy_number(ctx, &graft, graft.met[i]);
  }
  fz_always(ctx)
  {
    fz_free(ctx, graft.copies);
    fz_free(ctx, graft.met);
  }
  fz_catch(ctx)
  {
    while (made > 0)
      pdf_drop_obj(ctx, out[--made]);
    return cm_report(ctx, error);
  }
  return true;
}
