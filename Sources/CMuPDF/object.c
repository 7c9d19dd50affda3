/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "object_rescue.h"
#include "page_nodes.h"

void cm_drop_object(fz_context *ctx, pdf_obj *object) { pdf_drop_obj(ctx, object); }

/* Stops walks through objects that need neither memory nor more of the file. */
static void heed_brake(fz_context *ctx)
{
  if (cm_refuses_memory(ctx))
    fz_throw(ctx, FZ_ERROR_ABORT, "the work was stopped");
}

static cm_kind kind_of(fz_context *ctx, pdf_obj *object)
{
  if (!object) return CM_NULL;
  heed_brake(ctx);
  pdf_obj *direct = cm_resolve_or_rescue(ctx, object);
  if (pdf_is_bool(ctx, direct)) return CM_BOOL;
  if (pdf_is_int(ctx, direct)) return CM_INTEGER;
  if (pdf_is_real(ctx, direct)) return CM_REAL;
  if (pdf_is_string(ctx, direct)) return CM_STRING;
  if (pdf_is_name(ctx, direct)) return CM_NAME;
  if (pdf_is_array(ctx, direct)) return CM_ARRAY;
  if (pdf_is_dict(ctx, direct)) return pdf_is_stream(ctx, object) ? CM_STREAM : CM_DICTIONARY;
  return CM_NULL;
}

bool cm_object_kind(fz_context *ctx, pdf_obj *object, cm_kind *out, cm_error *error)
{
  CM_CALL(ctx, error, *out = kind_of(ctx, object));
}

uint64_t cm_key_bit(const char *key)
{
  /* FNV-1a. */
  uint64_t hash = 14695981039346656037u;
  while (*key) hash = (hash ^ (unsigned char)*key++) * 1099511628211u;
  return 1ull << (hash >> 58);
}

bool cm_resolve(fz_context *ctx, pdf_obj *object, pdf_obj **out, uint64_t *keys, cm_error *error)
{
  CM_CALL(
      ctx, error, pdf_obj *direct = cm_resolve_or_rescue(ctx, object);
      uint64_t found = 0;
      for (int i = pdf_dict_len(ctx, direct) - 1; i >= 0; --i)
        found |= cm_key_bit(pdf_to_name(ctx, pdf_dict_get_key(ctx, direct, i)));
      *keys = found;
      *out = pdf_keep_obj(ctx, direct));
}

int cm_reference(fz_context *ctx, pdf_obj *object) { return pdf_to_num(ctx, object); }

bool cm_to_bool(fz_context *ctx, pdf_obj *object, bool *is, bool *out, cm_error *error)
{
  CM_CALL(
      ctx, error, *is = pdf_is_bool(ctx, object); if (*is) *out = pdf_to_bool(ctx, object) != 0);
}

bool cm_to_integer(fz_context *ctx, pdf_obj *object, bool *is, int64_t *out, cm_error *error)
{
  CM_CALL(ctx, error, *is = pdf_is_number(ctx, object); if (*is) *out = pdf_to_int64(ctx, object));
}

bool cm_to_real(fz_context *ctx, pdf_obj *object, bool *is, double *out, cm_error *error)
{
  CM_CALL(ctx, error, *is = pdf_is_number(ctx, object); if (*is) *out = pdf_to_real(ctx, object));
}

bool cm_to_reals(
    fz_context *ctx, pdf_obj *array, double *out, size_t capacity, size_t *count, cm_error *error)
{
  CM_CALL(
      ctx, error, *count = pdf_array_len(ctx, array);
      for (size_t i = 0; i < *count && i < capacity; ++i)
        out[i] = pdf_array_get_real(ctx, array, (int)i));
}

bool cm_to_name(fz_context *ctx, pdf_obj *object, const char **out, cm_error *error)
{
  CM_CALL(ctx, error, *out = pdf_is_name(ctx, object) ? pdf_to_name(ctx, object) : NULL);
}

bool cm_to_bytes(fz_context *ctx, pdf_obj *object, const char **out, size_t *length, cm_error *error)
{
  CM_CALL(
      ctx, error,
      *out = pdf_is_string(ctx, object) ? pdf_to_string(ctx, object, length) : NULL);
}

static pdf_obj *keep_unless_null(fz_context *ctx, pdf_obj *object)
{
  return kind_of(ctx, object) == CM_NULL ? NULL : pdf_keep_obj(ctx, object);
}

bool cm_get(fz_context *ctx, pdf_obj *dictionary, const char *key, pdf_obj **out, cm_error *error)
{
  CM_CALL(ctx, error, *out = keep_unless_null(ctx, pdf_dict_gets(ctx, dictionary, key)));
}

/* Unlike the engine's own function, this treats circular parents like the end of the chain. */
static pdf_obj *inherited(fz_context *ctx, pdf_obj *dictionary, const char *key)
{
  enum { deepest = 100 };
  for (int depth = 0; dictionary && depth < deepest; ++depth) {
    pdf_obj *value = pdf_dict_gets(ctx, dictionary, key);
    if (value)
      return value;
    dictionary = pdf_dict_get(ctx, dictionary, PDF_NAME(Parent));
  }
  return NULL;
}

bool cm_get_inherited(
    fz_context *ctx, pdf_obj *dictionary, const char *key, pdf_obj **out, cm_error *error)
{
  CM_CALL(ctx, error, *out = keep_unless_null(ctx, inherited(ctx, dictionary, key)));
}

bool cm_count(fz_context *ctx, pdf_obj *container, int *out, cm_error *error)
{
  CM_CALL(
      ctx, error,
      *out = pdf_is_array(ctx, container) ? pdf_array_len(ctx, container)
                                          : pdf_dict_len(ctx, container));
}

bool cm_element(fz_context *ctx, pdf_obj *array, int index, pdf_obj **out, cm_error *error)
{
  CM_CALL(ctx, error, *out = keep_unless_null(ctx, pdf_array_get(ctx, array, index)));
}

bool cm_entry(
    fz_context *ctx, pdf_obj *dictionary, int index, const char **key, pdf_obj **value,
    cm_error *error)
{
  CM_CALL(
      ctx, error, pdf_obj *name = pdf_dict_get_key(ctx, dictionary, index);
      *key = pdf_to_name(ctx, name);
      *value = keep_unless_null(ctx, pdf_dict_get_val(ctx, dictionary, index)));
}

bool cm_new_dictionary(fz_context *ctx, pdf_document *doc, pdf_obj **out, cm_error *error)
{
  CM_CALL(ctx, error, *out = pdf_new_dict(ctx, doc, 8));
}

bool cm_new_array(fz_context *ctx, pdf_document *doc, pdf_obj **out, cm_error *error)
{
  CM_CALL(ctx, error, *out = pdf_new_array(ctx, doc, 8));
}

bool cm_new_boolean(fz_context *ctx, bool value, pdf_obj **out, cm_error *error)
{
  (void)ctx;
  (void)error;
  *out = value ? PDF_TRUE : PDF_FALSE;
  return true;
}

bool cm_new_integer(fz_context *ctx, int64_t value, pdf_obj **out, cm_error *error)
{
  CM_CALL(ctx, error, *out = pdf_new_int(ctx, value));
}

bool cm_new_real(fz_context *ctx, double value, pdf_obj **out, cm_error *error)
{
  CM_CALL(ctx, error, *out = pdf_new_real(ctx, (float)value));
}

bool cm_new_name(fz_context *ctx, const char *value, pdf_obj **out, cm_error *error)
{
  CM_CALL(ctx, error, *out = pdf_new_name(ctx, value));
}

bool cm_new_text(fz_context *ctx, const char *utf8, pdf_obj **out, cm_error *error)
{
  CM_CALL(ctx, error, *out = pdf_new_text_string(ctx, utf8));
}

bool cm_new_string(
    fz_context *ctx, const unsigned char *bytes, size_t length, pdf_obj **out, cm_error *error)
{
  CM_CALL(ctx, error, *out = pdf_new_string(ctx, bytes ? (const char *)bytes : "", length));
}

bool cm_put(fz_context *ctx, pdf_obj *dictionary, const char *key, pdf_obj *value, cm_error *error)
{
  CM_CALL(
      ctx, error, cm_note_entry_change(ctx, dictionary, key, value);
      pdf_dict_puts(ctx, dictionary, key, value));
}

bool cm_delete(fz_context *ctx, pdf_obj *dictionary, const char *key, cm_error *error)
{
  CM_CALL(
      ctx, error, cm_note_entry_change(ctx, dictionary, key, NULL);
      pdf_dict_dels(ctx, dictionary, key));
}

bool cm_push(fz_context *ctx, pdf_obj *array, pdf_obj *value, cm_error *error)
{
  CM_CALL(ctx, error, pdf_array_push(ctx, array, value));
}

bool cm_update_object(
    fz_context *ctx, pdf_document *doc, int number, pdf_obj *value, cm_error *error)
{
  CM_CALL(ctx, error, pdf_update_object(ctx, doc, number, value));
}

bool cm_replace(
    fz_context *ctx, pdf_obj *array, int index, pdf_obj *value, cm_error *error)
{
  CM_CALL(ctx, error, pdf_array_put(ctx, array, index, value));
}

bool cm_remove(fz_context *ctx, pdf_obj *array, int index, cm_error *error)
{
  CM_CALL(ctx, error, pdf_array_delete(ctx, array, index));
}

bool cm_new_reference(
    fz_context *ctx, pdf_document *doc, int number, pdf_obj **out, cm_error *error)
{
  *out = NULL;
  CM_CALL(ctx, error, {
    if (number > 0 && number < pdf_xref_len(ctx, doc) && pdf_object_exists(ctx, doc, number))
      *out = pdf_new_indirect(ctx, doc, number, 0);
  });
}

bool cm_trailer(fz_context *ctx, pdf_document *doc, pdf_obj **out, cm_error *error)
{
  CM_CALL(ctx, error, *out = pdf_keep_obj(ctx, pdf_trailer(ctx, doc)));
}
