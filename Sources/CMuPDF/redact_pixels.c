/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "redact_picture.h"

/* The pixels of an image in grey, RGB or CMYK; `space` is the name of the colour space. */
static fz_pixmap *device_pixels(fz_context *ctx, fz_image *image, pdf_obj **space)
{
  fz_pixmap *original = fz_get_pixmap_from_image(ctx, image, NULL, NULL, NULL, NULL);
  *space = NULL;
  switch (fz_colorspace_type(ctx, original->colorspace)) {
  case FZ_COLORSPACE_NONE: return original;
  case FZ_COLORSPACE_GRAY: *space = PDF_NAME(DeviceGray); return original;
  case FZ_COLORSPACE_RGB: *space = PDF_NAME(DeviceRGB); return original;
  case FZ_COLORSPACE_CMYK: *space = PDF_NAME(DeviceCMYK); return original;
  default: break;
  }
  fz_pixmap *converted = NULL;
  *space = PDF_NAME(DeviceRGB);
  fz_try(ctx)
    converted = fz_convert_pixmap(
        ctx, original, fz_device_rgb(ctx), NULL, NULL, fz_default_color_params, 1);
  fz_always(ctx) fz_drop_pixmap(ctx, original);
  fz_catch(ctx) fz_rethrow(ctx);
  return converted;
}

/* Some components of pixels, starting with `first`. */
static cm_samples pick(fz_context *ctx, const fz_pixmap *pixels, int first, int count)
{
  cm_samples samples = {.w = pixels->w, .h = pixels->h, .n = count, .bits = 8};
  samples.stride = cm_samples_stride(samples.w, count, 8);
  samples.bytes = fz_calloc(ctx, samples.h, samples.stride);
  for (int y = 0; y < samples.h; ++y) {
    const unsigned char *from = pixels->samples + (size_t)y * pixels->stride + first;
    unsigned char *to = samples.bytes + (size_t)y * samples.stride;
    for (int x = 0; x < samples.w; ++x, from += pixels->n, to += count)
      memcpy(to, from, count);
  }
  return samples;
}

/* Takes the opacity out of the colours: the engine multiplies them by it, and a soft mask would do so again. */
static void unmultiply(const fz_pixmap *pixels, cm_samples *samples)
{
  for (int y = 0; y < samples->h; ++y) {
    const unsigned char *opacity = pixels->samples + (size_t)y * pixels->stride + pixels->n - 1;
    unsigned char *to = samples->bytes + (size_t)y * samples->stride;
    for (int x = 0; x < samples->w; ++x, opacity += pixels->n)
      for (int k = 0; k < samples->n; ++k, ++to)
        if (*opacity > 0)
          *to = fz_mini(255, (*to * 255 + *opacity / 2) / *opacity);
  }
}

/* The coverage of each pixel as bits of a stencil, where 0 paints. */
static cm_samples stencil(fz_context *ctx, const fz_pixmap *pixels)
{
  cm_samples samples = {.w = pixels->w, .h = pixels->h, .n = 1, .bits = 1};
  samples.stride = cm_samples_stride(samples.w, 1, 1);
  samples.bytes = fz_calloc(ctx, samples.h, samples.stride);
  for (int y = 0; y < samples.h; ++y)
    for (int x = 0; x < samples.w; ++x)
      if (pixels->samples[(size_t)y * pixels->stride + (size_t)x * pixels->n] < 128)
        samples.bytes[(size_t)y * samples.stride + x / 8] |= 0x80 >> x % 8;
  return samples;
}

static pdf_obj *add(
    fz_context *ctx, const cm_redaction *redaction, cm_samples *samples, fz_matrix ctm,
    unsigned blank, pdf_obj *dictionary)
{
  unsigned value[FZ_MAX_COLORS];
  for (int k = 0; k < samples->n; ++k)
    value[k] = blank;
  pdf_dict_put(ctx, dictionary, PDF_NAME(Type), PDF_NAME(XObject));
  pdf_dict_put(ctx, dictionary, PDF_NAME(Subtype), PDF_NAME(Image));
  cm_cut_samples(ctx, redaction, samples, ctm, value);
  return cm_add_samples(ctx, redaction->doc, dictionary, samples);
}

/* A soft mask with the opacity of each pixel. */
static pdf_obj *add_opacity(
    fz_context *ctx, const cm_redaction *redaction, const fz_pixmap *pixels, int component,
    fz_matrix ctm)
{
  cm_samples samples = {0};
  pdf_obj *dictionary = NULL;
  pdf_obj *result = NULL;
  fz_var(samples);
  fz_var(dictionary);
  fz_try(ctx)
  {
    samples = pick(ctx, pixels, component, 1);
    dictionary = pdf_new_dict(ctx, redaction->doc, 8);
    pdf_dict_put(ctx, dictionary, PDF_NAME(ColorSpace), PDF_NAME(DeviceGray));
    result = add(ctx, redaction, &samples, ctm, 0, dictionary);
  }
  fz_always(ctx)
  {
    fz_free(ctx, samples.bytes);
    pdf_drop_obj(ctx, dictionary);
  }
  fz_catch(ctx) fz_rethrow(ctx);
  return result;
}

static void put_mask(
    fz_context *ctx, const cm_redaction *redaction, fz_image *image, const fz_pixmap *pixels,
    fz_matrix ctm, pdf_obj *dictionary)
{
  if (!image->mask) {
    if (pixels->alpha)
      pdf_dict_put_drop(
          ctx, dictionary, PDF_NAME(SMask),
          add_opacity(ctx, redaction, pixels, pixels->n - 1, ctm));
    return;
  }
  fz_pixmap *mask = fz_get_pixmap_from_image(ctx, image->mask, NULL, NULL, NULL, NULL);
  fz_try(ctx)
    pdf_dict_put_drop(ctx, dictionary, PDF_NAME(SMask), add_opacity(ctx, redaction, mask, 0, ctm));
  fz_always(ctx) fz_drop_pixmap(ctx, mask);
  fz_catch(ctx) fz_rethrow(ctx);
}

pdf_obj *cm_cut_image_pixels(
    fz_context *ctx, const cm_redaction *redaction, fz_image *image, fz_matrix ctm)
{
  fz_pixmap *pixels = NULL;
  cm_samples samples = {0};
  pdf_obj *dictionary = NULL;
  pdf_obj *result = NULL;
  pdf_obj *space;
  fz_var(pixels);
  fz_var(samples);
  fz_var(dictionary);
  fz_try(ctx)
  {
    pixels = device_pixels(ctx, image, &space);
    dictionary = pdf_new_dict(ctx, redaction->doc, 8);
    if (space) {
      samples = pick(ctx, pixels, 0, pixels->n - pixels->alpha);
      if (pixels->alpha)
        unmultiply(pixels, &samples);
      pdf_dict_put(ctx, dictionary, PDF_NAME(ColorSpace), space);
      put_mask(ctx, redaction, image, pixels, ctm, dictionary);
    } else {
      samples = stencil(ctx, pixels);
      pdf_dict_put_bool(ctx, dictionary, PDF_NAME(ImageMask), 1);
    }
    if (image->interpolate)
      pdf_dict_put_bool(ctx, dictionary, PDF_NAME(Interpolate), 1);
    unsigned blank = !space ? 1 : space == PDF_NAME(DeviceCMYK) ? 0 : 255;
    result = add(ctx, redaction, &samples, ctm, blank, dictionary);
  }
  fz_always(ctx)
  {
    fz_drop_pixmap(ctx, pixels);
    fz_free(ctx, samples.bytes);
    pdf_drop_obj(ctx, dictionary);
  }
  fz_catch(ctx) fz_rethrow(ctx);
  return result;
}
