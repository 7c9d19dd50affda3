/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "redact_picture.h"
#include "redact_samples.h"


/* Removes entries that describe the encoding of the old samples, show them again, or derive from them.
   */
static void remove_old_entries(fz_context *ctx, pdf_obj *dictionary)
{
  static const char *const names[] = {
    "Length", "Filter", "DecodeParms", "F", "FFilter", "FDecodeParms", "DL", "Alternates", "OPI",
    "Metadata", "PieceInfo", "AF", "Thumb", "ID", "SMaskInData", "Mask", "SMask"};
  for (size_t i = 0; i < nelem(names); ++i)
    pdf_dict_dels(ctx, dictionary, names[i]);
}

static bool is_filter(fz_context *ctx, pdf_obj *image, pdf_obj *name)
{
  pdf_obj *filter = pdf_dict_geta(ctx, image, PDF_NAME(Filter), PDF_NAME(F));
  if (!pdf_is_array(ctx, filter))
    return pdf_name_eq(ctx, filter, name);
  for (int i = 0; i < pdf_array_len(ctx, filter); ++i)
    if (pdf_name_eq(ctx, pdf_array_get(ctx, filter, i), name))
      return true;
  return false;
}

/* Reads the layout of the samples; false if the dictionary does not define it. */
static bool read_layout(
    fz_context *ctx, pdf_obj *image, cm_role role, fz_colorspace **space, cm_samples *samples)
{
  samples->w = pdf_dict_get_int(ctx, image, PDF_NAME(Width));
  samples->h = pdf_dict_get_int(ctx, image, PDF_NAME(Height));
  samples->bits = pdf_dict_get_int(ctx, image, PDF_NAME(BitsPerComponent));
  samples->n = 1;
  if (role == CM_STENCIL) {
    samples->bits = 1;
  } else {
    pdf_obj *object = pdf_dict_get(ctx, image, PDF_NAME(ColorSpace));
    if (!object)
      return false;
    *space = pdf_load_colorspace(ctx, object);
    samples->n = (*space)->n;
    if (is_filter(ctx, image, PDF_NAME(DCTDecode)) && samples->bits == 0)
      samples->bits = 8;
  }
  int bits = samples->bits;
  bool is_known = bits == 1 || bits == 2 || bits == 4 || bits == 8 || bits == 16;
  if (!is_known || samples->n < 1 || samples->n > FZ_MAX_COLORS || samples->w < 1
      || samples->h < 1 || samples->w > 1 << 20 || samples->h > 1 << 20)
    return false;
  samples->stride = cm_samples_stride(samples->w, samples->n, bits);
  return true;
}

/* If there are too few bytes, the file was truncated; a photograph with a wrong number of bytes has a
   different size or colours than its dictionary says. */
static bool read_samples(fz_context *ctx, pdf_obj *image, cm_samples *samples)
{
  fz_buffer *buffer = pdf_load_stream(ctx, image);
  size_t size = samples->stride * samples->h;
  bool is_whole = !is_filter(ctx, image, PDF_NAME(DCTDecode)) || buffer->len == size;
  fz_try(ctx)
    if (is_whole) {
      samples->bytes = fz_calloc(ctx, samples->h, samples->stride);
      memcpy(samples->bytes, buffer->data, buffer->len < size ? buffer->len : size);
    }
  fz_always(ctx) fz_drop_buffer(ctx, buffer);
  fz_catch(ctx) fz_rethrow(ctx);
  return is_whole;
}

static pdf_obj *cut_object(
    fz_context *ctx, const cm_redaction *redaction, pdf_obj *image, fz_matrix ctm, cm_role role);

/* Cuts the mask of an image for its copy; false if that is impossible. */
static bool cut_mask(
    fz_context *ctx, const cm_redaction *redaction, pdf_obj *image, pdf_obj *key, cm_role role,
    fz_matrix ctm, pdf_obj *twin)
{
  pdf_obj *mask = pdf_dict_get(ctx, image, key);
  if (pdf_is_array(ctx, mask))
    pdf_dict_put(ctx, twin, key, mask);
  if (!pdf_is_stream(ctx, mask))
    return true;
  pdf_obj *plain = cut_object(ctx, redaction, mask, ctm, role);
  if (plain)
    pdf_dict_put_drop(ctx, twin, key, plain);
  return plain != NULL;
}

static pdf_obj *cut_object(
    fz_context *ctx, const cm_redaction *redaction, pdf_obj *image, fz_matrix ctm, cm_role role)
{
  cm_samples samples = {0};
  fz_colorspace *space = NULL;
  pdf_obj *twin = NULL;
  pdf_obj *result = NULL;
  fz_var(space);
  fz_var(samples);
  fz_var(twin);
  fz_var(result);
  if (role == CM_PICTURE && pdf_dict_get_bool(ctx, image, PDF_NAME(ImageMask)))
    role = CM_STENCIL;
  if (is_filter(ctx, image, PDF_NAME(JPXDecode)))
    return NULL;
  fz_try(ctx)
  {
    twin = pdf_copy_dict(ctx, image);
    remove_old_entries(ctx, twin);
    bool is_known = read_layout(ctx, image, role, &space, &samples)
                    && cut_mask(ctx, redaction, image, PDF_NAME(SMask), CM_SOFT_MASK, ctm, twin)
                    && cut_mask(ctx, redaction, image, PDF_NAME(Mask), CM_STENCIL, ctm, twin)
                    && read_samples(ctx, image, &samples);
    if (is_known) {
      unsigned value[FZ_MAX_COLORS];
      bool is_masked = pdf_dict_get(ctx, twin, PDF_NAME(SMask))
                       || pdf_is_stream(ctx, pdf_dict_get(ctx, twin, PDF_NAME(Mask)));
      cm_blank(ctx, image, space, role, &samples, value);
      /* A single sample seen through a mask is not an image: the mask is. */
      if (!(is_masked && samples.w == 1 && samples.h == 1))
        cm_cut_samples(ctx, redaction, &samples, ctm, value);
      result = cm_add_samples(ctx, redaction->doc, twin, &samples);
    }
  }
  fz_always(ctx)
  {
    fz_free(ctx, samples.bytes);
    fz_drop_colorspace(ctx, space);
    pdf_drop_obj(ctx, twin);
  }
  fz_catch(ctx)
  {
    pdf_drop_obj(ctx, result);
    fz_rethrow(ctx);
  }
  return result;
}

pdf_obj *cm_cut_image_object(
    fz_context *ctx, const cm_redaction *redaction, pdf_obj *image, fz_matrix ctm)
{
  return cut_object(ctx, redaction, image, ctm, CM_PICTURE);
}
