/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"
#include "as_in_file.h"
#include "crypt_filters.h"
#include "plain_metadata.h"
#include "readable_stream.h"

/* The place of a Crypt filter among a stream's filters, from a place on; -1: none. */
static int find(fz_context *ctx, pdf_obj *stream, int from)
{
  pdf_obj *filter = pdf_dict_get(ctx, stream, PDF_NAME(Filter));
  if (pdf_name_eq(ctx, filter, PDF_NAME(Crypt)))
    return from == 0 ? 0 : -1;
  for (int i = from, count = pdf_array_len(ctx, filter); i < count; ++i)
    if (pdf_name_eq(ctx, pdf_array_get(ctx, filter, i), PDF_NAME(Crypt)))
      return i;
  return -1;
}

bool cm_names_crypt(fz_context *ctx, pdf_obj *stream) { return find(ctx, stream, 0) >= 0; }

/* The name of the encryption at a place among the filters; NULL for Identity, which is the default. */
static pdf_obj *encryption(fz_context *ctx, pdf_obj *stream, int place)
{
  pdf_obj *all = pdf_dict_geta(ctx, stream, PDF_NAME(DecodeParms), PDF_NAME(DP));
  pdf_obj *own = pdf_is_array(ctx, all) ? pdf_array_get(ctx, all, place) : place == 0 ? all : NULL;
  pdf_obj *name = pdf_dict_get(ctx, own, PDF_NAME(Name));
  return pdf_is_name(ctx, name) && !pdf_name_eq(ctx, name, PDF_NAME(Identity)) ? name : NULL;
}

/* The name of the only encryption of a stream that is not Identity, which must be the first filter. */
static pdf_obj *first_encryption(fz_context *ctx, pdf_obj *stream, int number)
{
  for (int place = find(ctx, stream, 1); place >= 0; place = find(ctx, stream, place + 1))
    if (encryption(ctx, stream, place))
      fz_throw(
          ctx, FZ_ERROR_UNSUPPORTED, "object %d has a Crypt filter behind another filter", number);
  return find(ctx, stream, 0) == 0 ? encryption(ctx, stream, 0) : NULL;
}

/* The engine derives the key from the number that the object has in the file. */
static fz_buffer *decrypt(
    fz_context *ctx, pdf_document *doc, int number, pdf_obj *name, fz_buffer *raw)
{
  pdf_xref_entry *entry = pdf_get_xref_entry_no_null(ctx, doc, number);
  fz_stream *input = NULL;
  fz_stream *plain = NULL;
  fz_buffer *bytes = NULL;
  fz_var(input);
  fz_var(plain);
  fz_var(bytes);
  fz_try(ctx)
  {
    input = fz_open_buffer(ctx, raw);
    plain = pdf_open_crypt_with_filter(ctx, input, doc->crypt, name, entry->num, entry->gen);
    bytes = fz_read_all(ctx, plain, fz_buffer_storage(ctx, raw, NULL));
  }
  fz_always(ctx)
  {
    fz_drop_stream(ctx, plain);
    fz_drop_stream(ctx, input);
  }
  fz_catch(ctx) fz_rethrow(ctx);
  return bytes;
}

fz_buffer *cm_load_decrypted(fz_context *ctx, pdf_document *doc, int number)
{
  pdf_obj *stream = NULL;
  fz_buffer *raw = NULL;
  fz_buffer *bytes = NULL;
  fz_var(stream);
  fz_var(raw);
  fz_var(bytes);
  fz_try(ctx)
  {
    stream = pdf_load_object(ctx, doc, number);
    bool is_cut;
    raw = cm_load_readable(ctx, doc, number, &is_cut);
    pdf_obj *name = doc->crypt ? first_encryption(ctx, stream, number) : NULL;
    bytes = name ? decrypt(ctx, doc, number, name, raw) : fz_keep_buffer(ctx, raw);
  }
  fz_always(ctx)
  {
    fz_drop_buffer(ctx, raw);
    pdf_drop_obj(ctx, stream);
  }
  fz_catch(ctx) fz_rethrow(ctx);
  return bytes;
}

/* Removes a filter, or its parameters. The list may be an object that other streams use, too. */
static void drop_at(fz_context *ctx, pdf_obj *stream, pdf_obj *key, int place)
{
  pdf_obj *all = pdf_dict_get(ctx, stream, key);
  int count = pdf_array_len(ctx, all);
  if (!all || (pdf_is_array(ctx, all) && place >= count))
    return;
  if (count < 2) {
    pdf_dict_del(ctx, stream, key);
    return;
  }
  pdf_obj *rest = pdf_copy_array(ctx, all);
  fz_try(ctx)
  {
    pdf_array_delete(ctx, rest, place);
    pdf_dict_put(ctx, stream, key, rest);
  }
  fz_always(ctx) pdf_drop_obj(ctx, rest);
  fz_catch(ctx) fz_rethrow(ctx);
}

void cm_drop_crypt(fz_context *ctx, pdf_obj *stream)
{
  for (int place; (place = find(ctx, stream, 0)) >= 0;) {
    drop_at(ctx, stream, PDF_NAME(DecodeParms), place);
    drop_at(ctx, stream, PDF_NAME(DP), place);
    drop_at(ctx, stream, PDF_NAME(Filter), place);
  }
}

static void settle(fz_context *ctx, pdf_document *doc, int number)
{
  pdf_obj *stream = NULL;
  fz_buffer *bytes = NULL;
  fz_var(stream);
  fz_var(bytes);
  fz_try(ctx)
  {
    stream = pdf_new_indirect(ctx, doc, number, 0);
    bool is_stream = pdf_is_stream(ctx, stream);
    if (is_stream)
      cm_name_plain_metadata(ctx, doc, stream);
    if (is_stream && cm_names_crypt(ctx, stream)) {
      bytes = cm_load_decrypted(ctx, doc, number);
      cm_forget_shown(ctx, stream);
      cm_drop_crypt(ctx, stream);
      pdf_update_stream(ctx, doc, stream, bytes, 1);
    }
  }
  fz_always(ctx)
  {
    fz_drop_buffer(ctx, bytes);
    pdf_drop_obj(ctx, stream);
  }
  fz_catch(ctx)
  {
    fz_rethrow_if(ctx, FZ_ERROR_UNSUPPORTED);
    /* If the object is written, the writer reports the same error. */
    cm_pass_over(ctx);
  }
}

void cm_settle_crypt_filters(
    fz_context *ctx, pdf_document *doc, bool is_incremental, int except)
{
  if (is_incremental && pdf_count_unsaved_versions(ctx, doc) == 0)
    return;
  for (int number = 1, count = pdf_xref_len(ctx, doc); number < count; ++number) {
    if (number == except || (is_incremental && !pdf_xref_is_incremental(ctx, doc, number)))
      continue;
    if (pdf_object_exists(ctx, doc, number))
      settle(ctx, doc, number);
  }
}
