/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"

bool cm_count_objects(fz_context *ctx, pdf_document *doc, int *count, cm_error *error)
{
  CM_CALL(ctx, error, *count = pdf_xref_len(ctx, doc));
}

bool cm_object_offset(
    fz_context *ctx, pdf_document *doc, int number, int64_t *offset, cm_error *error)
{
  *offset = 0;
  CM_CALL(
      ctx, error,
      if (number > 0 && number < pdf_xref_len(ctx, doc)) {
        pdf_xref_entry *entry = pdf_get_xref_entry_no_change(ctx, doc, number);
        if (entry && entry->type == 'n') *offset = entry->ofs;
      });
}

bool cm_object_numbered(
    fz_context *ctx, pdf_document *doc, int number, pdf_obj **out, cm_error *error)
{
  *out = NULL;
  CM_CALL(
      ctx, error,
      if (number > 0 && number < pdf_xref_len(ctx, doc) && pdf_object_exists(ctx, doc, number))
        *out = pdf_new_indirect(ctx, doc, number, 0));
}

static bool exists(fz_context *ctx, pdf_document *doc, int number)
{
  return number < pdf_xref_len(ctx, doc) && pdf_object_exists(ctx, doc, number);
}

/* Printed, since numbers in memory are finer than in a file. A stream's length is not compared: that
   is of the bytes as they are stored. */
static char *text_of(fz_context *ctx, pdf_document *doc, int number, size_t *length)
{
  pdf_obj *object = pdf_load_object(ctx, doc, number);
  pdf_obj *plain = NULL;
  char *text = NULL;
  fz_var(plain);
  fz_try(ctx)
  {
    if (pdf_is_dict(ctx, object) && pdf_obj_num_is_stream(ctx, doc, number)) {
      plain = pdf_copy_dict(ctx, object);
      pdf_dict_del(ctx, plain, PDF_NAME(Length));
      text = pdf_sprint_obj(ctx, NULL, 0, length, plain, 1, 0);
    } else {
      text = pdf_sprint_obj(ctx, NULL, 0, length, object, 1, 0);
    }
  }
  fz_always(ctx)
  {
    pdf_drop_obj(ctx, plain);
    pdf_drop_obj(ctx, object);
  }
  fz_catch(ctx) fz_rethrow(ctx);
  return text;
}

static bool same_text(fz_context *ctx, pdf_document *a, pdf_document *b, int number)
{
  char *first = NULL;
  char *second = NULL;
  bool same = false;
  size_t length;
  size_t other;
  fz_var(first);
  fz_var(second);
  fz_var(same);
  fz_try(ctx)
  {
    first = text_of(ctx, a, number, &length);
    second = text_of(ctx, b, number, &other);
    same = length == other && memcmp(first, second, length) == 0;
  }
  fz_always(ctx)
  {
    fz_free(ctx, first);
    fz_free(ctx, second);
  }
  fz_catch(ctx) fz_rethrow(ctx);
  return same;
}

static bool same_bytes(fz_context *ctx, pdf_document *a, pdf_document *b, int number)
{
  fz_buffer *first = NULL;
  fz_buffer *second = NULL;
  bool same = false;
  fz_var(first);
  fz_var(second);
  fz_var(same);
  fz_try(ctx)
  {
    first = pdf_load_raw_stream_number(ctx, a, number);
    second = pdf_load_raw_stream_number(ctx, b, number);
    unsigned char *left;
    unsigned char *right;
    size_t length = fz_buffer_storage(ctx, first, &left);
    same = length == fz_buffer_storage(ctx, second, &right) && memcmp(left, right, length) == 0;
  }
  fz_always(ctx)
  {
    fz_drop_buffer(ctx, first);
    fz_drop_buffer(ctx, second);
  }
  fz_catch(ctx) fz_rethrow(ctx);
  return same;
}

bool cm_objects_are_equal(fz_context *ctx, pdf_document *a, pdf_document *b, int number)
{
  if (exists(ctx, a, number) != exists(ctx, b, number))
    return false;
  if (!exists(ctx, a, number))
    return true;
  bool is_stream = pdf_obj_num_is_stream(ctx, a, number) != 0;
  if (is_stream != (pdf_obj_num_is_stream(ctx, b, number) != 0))
    return false;
  return same_text(ctx, a, b, number) && (!is_stream || same_bytes(ctx, a, b, number));
}

bool cm_same_object(
    fz_context *ctx, pdf_document *a, pdf_document *b, int number, bool *same, cm_error *error)
{
  CM_CALL(ctx, error, *same = cm_objects_are_equal(ctx, a, b, number));
}
