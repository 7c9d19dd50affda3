/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "redact_picture.h"

/* The lightness of an entry in a colour table. */
static float lightness(fz_context *ctx, fz_colorspace *table, int index)
{
  fz_colorspace *base = table->u.indexed.base;
  float color[FZ_MAX_COLORS], gray[FZ_MAX_COLORS] = {0};
  for (int k = 0; k < base->n; ++k)
    color[k] = table->u.indexed.lookup[(size_t)index * base->n + k] / 255.0f;
  fz_convert_color(ctx, base, color, fz_device_gray(ctx), gray, NULL, fz_default_color_params);
  return gray[0];
}

static int lightest(fz_context *ctx, fz_colorspace *table)
{
  int best = 0;
  float most = -1;
  for (int i = 0; i <= table->u.indexed.high; ++i) {
    float light = lightness(ctx, table, i);
    if (light > most) {
      most = light;
      best = i;
    }
  }
  return best;
}

/* The components of white in a colour space: paper without ink. */
static void white(fz_context *ctx, fz_colorspace *space, float *color)
{
  if (fz_colorspace_is_indexed(ctx, space)) {
    color[0] = lightest(ctx, space);
    return;
  }
  bool is_lab = fz_colorspace_type(ctx, space) == FZ_COLORSPACE_LAB;
  float paper = fz_colorspace_is_subtractive(ctx, space)
                        || fz_colorspace_type(ctx, space) == FZ_COLORSPACE_SEPARATION
                    ? 0
                    : 1;
  for (int k = 0; k < space->n; ++k)
    color[k] = is_lab ? (k == 0 ? 100 : 0) : paper;
}

/* The range of a component's samples unless a Decode array overrides it (ISO 32000-2, table 88). */
static void default_range(
    fz_context *ctx, pdf_obj *space_object, fz_colorspace *space, int k, unsigned most,
    float range[2])
{
  range[0] = 0;
  range[1] = space && fz_colorspace_is_indexed(ctx, space) ? most : 1;
  if (!space || fz_colorspace_type(ctx, space) != FZ_COLORSPACE_LAB)
    return;
  pdf_obj *ranges = pdf_dict_get(ctx, pdf_array_get(ctx, space_object, 1), PDF_NAME(Range));
  range[0] = k == 0 ? 0 : -100;
  range[1] = 100;
  if (k > 0 && pdf_array_len(ctx, ranges) == 4) {
    range[0] = pdf_array_get_real(ctx, ranges, 2 * k - 2);
    range[1] = pdf_array_get_real(ctx, ranges, 2 * k - 1);
  }
}

/* The samples that replace removed content: white in an image, nothing in a mask. */
void cm_blank(
    fz_context *ctx, pdf_obj *image, fz_colorspace *space, cm_role role, const cm_samples *samples,
    unsigned *value)
{
  float color[FZ_MAX_COLORS] = {0};
  unsigned most = (1u << samples->bits) - 1;
  pdf_obj *space_object = pdf_dict_get(ctx, image, PDF_NAME(ColorSpace));
  pdf_obj *decode = pdf_dict_get(ctx, image, PDF_NAME(Decode));
  if (role == CM_PICTURE && space)
    white(ctx, space, color);
  else
    color[0] = role == CM_STENCIL ? 1 : 0;
  for (int k = 0; k < samples->n; ++k) {
    float range[2];
    default_range(ctx, space_object, space, k, most, range);
    if (pdf_array_len(ctx, decode) >= 2 * samples->n) {
      range[0] = pdf_array_get_real(ctx, decode, 2 * k);
      range[1] = pdf_array_get_real(ctx, decode, 2 * k + 1);
    }
    float part = range[1] != range[0] ? (color[k] - range[0]) / (range[1] - range[0]) : 0;
    value[k] = (unsigned)(fz_clamp(part, 0, 1) * most + 0.5f);
  }
}

pdf_obj *cm_add_samples(
    fz_context *ctx, pdf_document *doc, pdf_obj *dictionary, const cm_samples *samples)
{
  pdf_obj *result = NULL;
  fz_buffer *buffer = NULL;
  fz_var(buffer);
  pdf_dict_put_int(ctx, dictionary, PDF_NAME(Width), samples->w);
  pdf_dict_put_int(ctx, dictionary, PDF_NAME(Height), samples->h);
  pdf_dict_put_int(ctx, dictionary, PDF_NAME(BitsPerComponent), samples->bits);
  pdf_dict_put(ctx, dictionary, PDF_NAME(Filter), PDF_NAME(FlateDecode));
  fz_try(ctx)
  {
    size_t length;
    unsigned char *data = fz_new_deflated_data(
        ctx, &length, samples->bytes, samples->stride * samples->h, FZ_DEFLATE_DEFAULT);
    buffer = fz_new_buffer_from_data(ctx, data, length);
    result = pdf_add_stream(ctx, doc, buffer, dictionary, 1);
  }
  fz_always(ctx) fz_drop_buffer(ctx, buffer);
  fz_catch(ctx) fz_rethrow(ctx);
  return result;
}

void cm_cut_samples(
    fz_context *ctx, const cm_redaction *redaction, cm_samples *samples, fz_matrix ctm,
    const unsigned *value)
{
  for (int i = 0; i < redaction->count; ++i)
    cm_fill_samples(samples, redaction->areas[i].quad, ctm, value);
}
