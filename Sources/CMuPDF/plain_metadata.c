/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "plain_metadata.h"
#include "CMuPDF.h"
#include "as_in_file.h"
#include "crypt_filters.h"

#include <string.h>

enum { first_bytes = 64, block = 16 };

static bool leaves_metadata_plain(fz_context *ctx, pdf_document *doc)
{
  return doc->crypt && pdf_crypt_version(ctx, doc->crypt) >= 4
         && !pdf_crypt_encrypt_metadata(ctx, doc->crypt);
}

/* A reference to the metadata of a document that does not encrypt them; NULL for any other document. */
static pdf_obj *find(fz_context *ctx, pdf_document *doc)
{
  if (!leaves_metadata_plain(ctx, doc))
    return NULL;
  pdf_obj *metadata = pdf_dict_getp(ctx, pdf_trailer(ctx, doc), "Root/Metadata");
  return pdf_is_stream(ctx, metadata) ? metadata : NULL;
}

/* Whether decoded bytes can be XMP: a tag after a byte order mark and space, with 8 or 16 bits for a
   character. */
static bool is_markup(const unsigned char *bytes, size_t count)
{
  for (size_t i = 0; i < count; ++i)
    if (!strchr("\xEF\xBB\xBF\xFE\xFF \t\r\n", bytes[i]))
      return bytes[i] == '<';
  return false;
}

static bool reads_as_markup(fz_context *ctx, pdf_obj *metadata)
{
  unsigned char start[first_bytes];
  fz_stream *input = NULL;
  bool is = false;
  fz_var(input);
  fz_var(is);
  fz_try(ctx)
  {
    input = pdf_open_stream(ctx, metadata);
    is = is_markup(start, fz_read(ctx, input, start, sizeof start));
  }
  fz_always(ctx) fz_drop_stream(ctx, input);
  fz_catch(ctx) cm_pass_over(ctx);
  return is;
}

/* Appends a value, or each element of an array; null if there is none. */
static void append(fz_context *ctx, pdf_obj *list, pdf_obj *values)
{
  if (!pdf_is_array(ctx, values))
    pdf_array_push(ctx, list, values ? values : PDF_NULL);
  for (int i = 0, count = pdf_array_len(ctx, values); i < count; ++i)
    pdf_array_push(ctx, list, pdf_array_get(ctx, values, i));
}

/* The lists of filters and parameters for metadata that are not encrypted, with those that they have. */
static void make_filters(
    fz_context *ctx, pdf_document *doc, pdf_obj *metadata, pdf_obj **filters, pdf_obj **parms)
{
  pdf_obj *old = pdf_dict_get(ctx, metadata, PDF_NAME(Filter));
  *filters = pdf_new_array(ctx, doc, 2);
  *parms = pdf_new_array(ctx, doc, 2);
  pdf_array_push(ctx, *filters, PDF_NAME(Crypt));
  pdf_dict_put(
      ctx, pdf_array_push_dict(ctx, *parms, 1), PDF_NAME(Name), PDF_NAME(Identity));
  if (old) {
    append(ctx, *filters, old);
    append(ctx, *parms, pdf_dict_get(ctx, metadata, PDF_NAME(DecodeParms)));
  }
}

void cm_show_metadata(fz_context *ctx, pdf_document *doc)
{
  pdf_obj *metadata = find(ctx, doc);
  pdf_obj *filters = NULL;
  pdf_obj *parms = NULL;
  fz_var(filters);
  fz_var(parms);
  /* Some writers encrypt metadata despite what they say. */
  if (!metadata || cm_names_crypt(ctx, metadata) || reads_as_markup(ctx, metadata))
    return;
  fz_try(ctx)
  {
    make_filters(ctx, doc, metadata, &filters, &parms);
    cm_show_entry(ctx, metadata, PDF_NAME(Filter), filters);
    cm_show_entry(ctx, metadata, PDF_NAME(DecodeParms), parms);
  }
  fz_always(ctx)
  {
    pdf_drop_obj(ctx, filters);
    pdf_drop_obj(ctx, parms);
  }
  fz_catch(ctx) fz_rethrow(ctx);
}

static void put_or_remove(fz_context *ctx, pdf_obj *dictionary, pdf_obj *key, pdf_obj *value)
{
  if (value)
    pdf_dict_put(ctx, dictionary, key, value);
  else
    pdf_dict_del(ctx, dictionary, key);
}

void cm_name_plain_metadata(fz_context *ctx, pdf_document *doc, pdf_obj *stream)
{
  pdf_obj *filters = NULL;
  pdf_obj *parms = NULL;
  pdf_obj *old_filters = NULL;
  pdf_obj *old_parms = NULL;
  if (!leaves_metadata_plain(ctx, doc)
      || !pdf_name_eq(ctx, pdf_dict_get(ctx, stream, PDF_NAME(Type)), PDF_NAME(Metadata))
      || cm_names_crypt(ctx, stream) || reads_as_markup(ctx, stream))
    return;
  fz_var(filters);
  fz_var(parms);
  fz_var(old_filters);
  fz_var(old_parms);
  fz_try(ctx)
  {
    old_filters = pdf_keep_obj(ctx, pdf_dict_get(ctx, stream, PDF_NAME(Filter)));
    old_parms = pdf_keep_obj(ctx, pdf_dict_get(ctx, stream, PDF_NAME(DecodeParms)));
    make_filters(ctx, doc, stream, &filters, &parms);
    pdf_dict_put(ctx, stream, PDF_NAME(Filter), filters);
    pdf_dict_put(ctx, stream, PDF_NAME(DecodeParms), parms);
    if (!reads_as_markup(ctx, stream)) {
      put_or_remove(ctx, stream, PDF_NAME(Filter), old_filters);
      put_or_remove(ctx, stream, PDF_NAME(DecodeParms), old_parms);
    }
  }
  fz_always(ctx)
  {
    pdf_drop_obj(ctx, old_filters);
    pdf_drop_obj(ctx, old_parms);
    pdf_drop_obj(ctx, filters);
    pdf_drop_obj(ctx, parms);
  }
  fz_catch(ctx) fz_rethrow(ctx);
}

bool cm_settle_metadata(fz_context *ctx, pdf_document *doc, cm_error *error)
{
  CM_CALL(ctx, error, cm_show_metadata(ctx, doc));
}

/* Appends a space in the encoding of the text. */
static void append_space(fz_context *ctx, fz_buffer *text)
{
  const unsigned char *bytes = text->data;
  bool is_wide = text->len > 1 && (bytes[0] >= 0xFE || bytes[0] == 0 || bytes[1] == 0);
  bool is_little = is_wide && (bytes[0] == 0xFF || bytes[1] == 0);
  if (is_wide && is_little != (text->len % 2 == 1))
    fz_append_byte(ctx, text, is_little ? ' ' : 0);
  else
    fz_append_byte(ctx, text, is_wide && is_little ? 0 : ' ');
}

/* Makes the text as long as an encrypted stream can be; returns the length before its encryption. */
static size_t pad(fz_context *ctx, pdf_document *doc, int number, fz_buffer *text)
{
  size_t plain = text->len > 2 * block ? text->len - 2 * block : 1;
  while (pdf_encrypted_len(ctx, doc->crypt, number, 0, plain) < text->len)
    ++plain;
  size_t wanted = pdf_encrypted_len(ctx, doc->crypt, number, 0, plain);
  while (text->len < wanted)
    append_space(ctx, text);
  return plain;
}

static fz_buffer *reserve(fz_context *ctx, pdf_document *doc, pdf_obj *metadata)
{
  fz_buffer *text = NULL;
  fz_buffer *held = NULL;
  pdf_obj *filters = NULL;
  pdf_obj *parms = NULL;
  fz_var(text);
  fz_var(held);
  fz_var(filters);
  fz_var(parms);
  fz_try(ctx)
  {
    text = fz_clone_buffer(ctx, held = pdf_load_stream(ctx, metadata));
    fz_drop_buffer(ctx, held);
    held = NULL;
    size_t plain = pad(ctx, doc, pdf_to_num(ctx, metadata), text);
    held = fz_new_buffer_from_copied_data(ctx, text->data, plain);
    cm_forget_shown(ctx, metadata);
    pdf_update_stream(ctx, doc, metadata, held, 0);
    make_filters(ctx, doc, metadata, &filters, &parms);
    pdf_dict_put(ctx, metadata, PDF_NAME(Filter), filters);
    pdf_dict_put(ctx, metadata, PDF_NAME(DecodeParms), parms);
  }
  fz_always(ctx)
  {
    fz_drop_buffer(ctx, held);
    pdf_drop_obj(ctx, filters);
    pdf_drop_obj(ctx, parms);
  }
  fz_catch(ctx)
  {
    fz_drop_buffer(ctx, text);
    fz_rethrow(ctx);
  }
  return text;
}

cm_plain_metadata cm_reserve_metadata(fz_context *ctx, pdf_document *doc, bool is_incremental)
{
  cm_plain_metadata all = {0, NULL};
  pdf_obj *metadata = find(ctx, doc);
  int number = pdf_to_num(ctx, metadata);
  if (!metadata
      || (is_incremental
          && (pdf_count_unsaved_versions(ctx, doc) == 0
              || !pdf_xref_is_incremental(ctx, doc, number))))
    return all;
  all.bytes = reserve(ctx, doc, metadata);
  all.number = number;
  return all;
}
