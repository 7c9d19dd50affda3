/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"
#include "comparison.h"
#include "crypt_filters.h"

#include <string.h>

typedef fz_buffer *reader(fz_context *ctx, pdf_document *doc, int number);
/* Whether two different sequences of decoded bytes mean the same in a stream with this dictionary. */
typedef bool judge(fz_context *ctx, pdf_obj *stream, fz_buffer *first, fz_buffer *second);

static bool reads_same(
    fz_context *ctx, cm_comparison *all, pdf_obj *stream, int number, int twin, reader *read,
    judge *judge)
{
  fz_buffer *first = NULL;
  fz_buffer *second = NULL;
  bool same = false;
  fz_var(first);
  fz_var(second);
  fz_try(ctx)
  {
    unsigned char *left, *right;
    first = read(ctx, all->live, number);
    second = read(ctx, all->saved, twin);
    size_t length = fz_buffer_storage(ctx, first, &left);
    all->spent += length / cm_bytes_per_cost;
    same = (length == fz_buffer_storage(ctx, second, &right) && memcmp(left, right, length) == 0)
           || (judge && judge(ctx, stream, first, second));
  }
  fz_always(ctx)
  {
    fz_drop_buffer(ctx, first);
    fz_drop_buffer(ctx, second);
  }
  fz_catch(ctx) fz_rethrow(ctx);
  return same;
}

static size_t length_of_text(const fz_buffer *text)
{
  size_t length = text->len;
  while (length > 0 && strchr(" \t\r\n", text->data[length - 1]))
    --length;
  return length;
}

/* Metadata that stay unencrypted get space at their end. */
static bool is_same_text(fz_buffer *first, fz_buffer *second)
{
  size_t length = length_of_text(first);
  return length == length_of_text(second) && memcmp(first->data, second->data, length) == 0;
}

/* Rows of pixels end with unused bits, which an encoder for pictures of two colours drops. */
static bool is_same_bitmap(
    fz_buffer *first, fz_buffer *second, int width, int height)
{
  size_t row = ((size_t)width + 7) / 8;
  unsigned char last = (unsigned char)(0xFF << (7 - (width - 1) % 8));
  if (first->len != second->len || first->len / row != (size_t)height || first->len % row != 0)
    return false;
  for (size_t at = 0; at < first->len; at += row)
    if (memcmp(first->data + at, second->data + at, row - 1) != 0
        || (first->data[at + row - 1] ^ second->data[at + row - 1]) & last)
      return false;
  return true;
}

static bool is_bitmap(fz_context *ctx, pdf_obj *stream)
{
  return pdf_dict_get_bool(ctx, stream, PDF_NAME(ImageMask))
         || (pdf_dict_get_int(ctx, stream, PDF_NAME(BitsPerComponent)) == 1
             && pdf_name_eq(ctx, pdf_dict_get(ctx, stream, PDF_NAME(ColorSpace)),
                            PDF_NAME(DeviceGray)));
}

static bool means_same(fz_context *ctx, pdf_obj *stream, fz_buffer *first, fz_buffer *second)
{
  int width = pdf_dict_get_int(ctx, stream, PDF_NAME(Width));
  int height = pdf_dict_get_int(ctx, stream, PDF_NAME(Height));
  if (pdf_name_eq(ctx, pdf_dict_get(ctx, stream, PDF_NAME(Type)), PDF_NAME(Metadata)))
    return is_same_text(first, second);
  return width > 0 && height > 0 && is_bitmap(ctx, stream)
         && is_same_bitmap(first, second, width, height);
}

bool cm_has_own_crypt(fz_context *ctx, pdf_document *doc, int number)
{
  pdf_obj *stream = NULL;
  bool has = false;
  fz_var(stream);
  fz_var(has);
  if (!doc->crypt)
    return false;
  fz_try(ctx)
  {
    if (pdf_obj_num_is_stream(ctx, doc, number)) {
      stream = pdf_load_object(ctx, doc, number);
      has = cm_names_crypt(ctx, stream);
    }
  }
  fz_always(ctx) pdf_drop_obj(ctx, stream);
  /* Objects that the engine cannot read are not written. */
  fz_catch(ctx) cm_pass_over(ctx);
  return has;
}

bool cm_is_same_data(fz_context *ctx, cm_comparison *all, pdf_obj *stream, int number, int twin)
{
  /* Encoded bytes are compared first, since that takes less time. They tell nothing if one of the
     documents has them in an encryption of their own. */
  bool has_own_crypt = cm_has_own_crypt(ctx, all->live, number);
  if (!has_own_crypt && !(all->has_changes && pdf_xref_is_incremental(ctx, all->live, number)))
    return true;
  return (!has_own_crypt && !cm_has_own_crypt(ctx, all->saved, twin)
          && reads_same(ctx, all, stream, number, twin, pdf_load_raw_stream_number, NULL))
         || reads_same(ctx, all, stream, number, twin, pdf_load_stream_number, means_same);
}
