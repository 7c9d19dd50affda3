/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"
#include "crypt_filters.h"
#include "stream_ends.h"

#include <limits.h>

/* Documents that encrypt only their embedded files (ISO 32000-2, 7.6.6: EFF): the engine asks for a
   password before it opens them, and treats embedded files as unencrypted. */

static bool is_identity(fz_context *ctx, pdf_obj *filter)
{
  return !filter || pdf_name_eq(ctx, filter, PDF_NAME(Identity));
}

static pdf_obj *attachment_filter(fz_context *ctx, pdf_document *doc)
{
  pdf_obj *encrypt = pdf_dict_get(ctx, pdf_trailer(ctx, doc), PDF_NAME(Encrypt));
  if (!doc->crypt || pdf_dict_get_int(ctx, encrypt, PDF_NAME(V)) < 4
      || !is_identity(ctx, pdf_dict_get(ctx, encrypt, PDF_NAME(StmF)))
      || !is_identity(ctx, pdf_dict_get(ctx, encrypt, PDF_NAME(StrF))))
    return NULL;
  pdf_obj *filter = pdf_dict_gets(ctx, encrypt, "EFF");
  return is_identity(ctx, filter) ? NULL : filter;
}

bool cm_encrypts_attachments_alone(
    fz_context *ctx, pdf_document *doc, bool *out, cm_error *error)
{
  CM_CALL(ctx, error, *out = attachment_filter(ctx, doc) != NULL);
}

static fz_stream *open_attachment(
    fz_context *ctx, pdf_document *doc, pdf_obj *stream, pdf_obj *filter)
{
  fz_stream *raw = NULL;
  fz_stream *plain = NULL;
  fz_stream *decoded = NULL;
  fz_var(raw);
  fz_var(plain);
  fz_var(decoded);
  fz_try(ctx)
  {
    raw = pdf_open_raw_stream(ctx, stream);
    plain = pdf_open_crypt_with_filter(
        ctx, raw, doc->crypt, filter, pdf_to_num(ctx, stream), pdf_to_gen(ctx, stream));
    decoded = pdf_dict_get(ctx, stream, PDF_NAME(Filter))
                ? pdf_open_inline_stream(ctx, doc, stream, INT_MAX, plain, NULL)
                : fz_keep_stream(ctx, plain);
  }
  fz_always(ctx)
  {
    fz_drop_stream(ctx, plain);
    fz_drop_stream(ctx, raw);
  }
  fz_catch(ctx) fz_rethrow(ctx);
  return decoded;
}

bool cm_load_attachment(
    fz_context *ctx, pdf_document *doc, pdf_obj *stream, size_t limit, fz_buffer **out,
    cm_error *error)
{
  fz_stream *input = NULL;
  fz_var(input);
  fz_try(ctx)
  {
    cm_end_referenced(ctx, stream);
    pdf_obj *filter = attachment_filter(ctx, doc);
    input = filter && !cm_names_crypt(ctx, stream) ? open_attachment(ctx, doc, stream, filter)
                                                    : pdf_open_stream(ctx, stream);
    *out = cm_read_within(ctx, input, limit, false);
  }
  fz_always(ctx) fz_drop_stream(ctx, input);
  CM_END(ctx, error);
}
