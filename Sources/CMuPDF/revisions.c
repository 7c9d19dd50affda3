/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"
#include "object_tokens.h"

bool cm_count_objects(fz_context *ctx, pdf_document *doc, int *count, cm_error *error)
{
  CM_CALL(ctx, error, *count = pdf_xref_len(ctx, doc));
}

bool cm_count_revisions(fz_context *ctx, pdf_document *doc, int *count, cm_error *error)
{
  CM_CALL(ctx, error, *count = pdf_count_versions(ctx, doc) - pdf_count_unsaved_versions(ctx, doc));
}

bool cm_version_trailer(
    fz_context *ctx, pdf_document *doc, int index, pdf_obj **out, cm_error *error)
{
  *out = NULL;
  if (index < 0 || index >= doc->num_xref_sections)
    return true;
  CM_CALL(ctx, error, *out = pdf_keep_obj(ctx, doc->xref_sections[index].trailer));
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

static bool exists(fz_context *ctx, pdf_document *doc, int number)
{
  return number < pdf_xref_len(ctx, doc) && pdf_object_exists(ctx, doc, number);
}

typedef fz_buffer *reader(fz_context *ctx, pdf_document *doc, int number);

/* Whether the result of reading an object is the same in both documents. */
static bool same(fz_context *ctx, pdf_document *a, pdf_document *b, int number, reader *read)
{
  fz_buffer *first = NULL;
  fz_buffer *second = NULL;
  bool same = false;
  fz_var(first);
  fz_var(second);
  fz_var(same);
  fz_try(ctx)
  {
    first = read(ctx, a, number);
    second = read(ctx, b, number);
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
  return same(ctx, a, b, number, cm_tokens_of)
         && (!is_stream || same(ctx, a, b, number, pdf_load_raw_stream_number));
}

bool cm_same_object(
    fz_context *ctx, pdf_document *a, pdf_document *b, int number, bool *same, cm_error *error)
{
  CM_CALL(ctx, error, *same = cm_objects_are_equal(ctx, a, b, number));
}
