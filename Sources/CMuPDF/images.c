/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "contents_search.h"

typedef struct {
  contents_search search;
  fz_rect page;
  cm_image_info *infos;
  int count, capacity;
  /* The image to keep, or -1. */
  int wanted;
  fz_image *kept;
  float rgb[3];
} image_device;

static cm_image_space space_of(fz_context *ctx, fz_image *image)
{
  if (image->imagemask || !image->colorspace)
    return CM_IMAGE_STENCIL;
  switch (fz_colorspace_type(ctx, image->colorspace)) {
  case FZ_COLORSPACE_GRAY: return CM_IMAGE_GREY;
  case FZ_COLORSPACE_CMYK: return CM_IMAGE_CMYK;
  case FZ_COLORSPACE_LAB: return CM_IMAGE_LAB;
  case FZ_COLORSPACE_INDEXED: return CM_IMAGE_INDEXED;
  case FZ_COLORSPACE_SEPARATION: return CM_IMAGE_SEPARATION;
  default: return CM_IMAGE_RGB;
  }
}

/* Whether a JPEG's own properties agree with the document's. */
static bool agrees(fz_context *ctx, fz_image *image, fz_compressed_buffer *data)
{
  fz_image *file = NULL;
  bool agrees = false;
  fz_var(file);
  fz_try(ctx)
  {
    file = fz_new_image_from_buffer(ctx, data->buffer);
    agrees = file->w == image->w && file->h == image->h && file->colorspace &&
             fz_colorspace_n(ctx, file->colorspace) == image->n &&
             fz_image_orientation(ctx, file) <= 1;
  }
  fz_always(ctx) fz_drop_image(ctx, file);
  fz_catch(ctx)
  {
    /* A JPEG that cannot be read on its own does not agree. */
    fz_ignore_error(ctx);
    return false;
  }
  return agrees;
}

static bool is_plain_jpeg(fz_context *ctx, fz_image *image, cm_image_space space)
{
  fz_compressed_buffer *data = fz_compressed_image_buffer(ctx, image);
  if (!data || !data->buffer || data->params.type != FZ_IMAGE_JPEG)
    return false;
  if (data->params.u.jpeg.color_transform == 0 || image->bpc != 8 || image->use_decode ||
      image->use_colorkey || image->mask)
    return false;
  return (space == CM_IMAGE_GREY || space == CM_IMAGE_RGB) && agrees(ctx, image, data);
}

static void take(fz_context *ctx, image_device *device, fz_image *image, fz_matrix ctm)
{
  if (device->count == device->capacity) {
    int capacity = device->capacity ? device->capacity * 2 : 16;
    device->infos = fz_realloc_array(ctx, device->infos, capacity, cm_image_info);
    device->capacity = capacity;
  }
  cm_image_space space = space_of(ctx, image);
  fz_rect clip = fz_intersect_rect(fz_device_current_scissor(ctx, &device->search.super), device->page);
  cm_image_info *info = &device->infos[device->count++];
  *info = (cm_image_info){
      .matrix = ctm,
      .visible = fz_intersect_rect(fz_transform_rect(fz_unit_rect, ctm), clip),
      .width = image->w,
      .height = image->h,
      .bits = image->bpc,
      .space = space,
      .has_alpha = image->mask || image->use_colorkey || space == CM_IMAGE_STENCIL,
      .is_jpeg = is_plain_jpeg(ctx, image, space),
  };
}

/* Whether a drawn image counts, and is the wanted one. */
static bool meet(fz_context *ctx, image_device *device, fz_image *image, fz_matrix ctm, float alpha)
{
  cm_count_call(ctx, &device->search);
  if (device->search.masks > 0 || alpha <= 0 || image->w <= 0 || image->h <= 0)
    return false;
  fz_rect box = fz_transform_rect(fz_unit_rect, ctm);
  fz_rect clip = fz_intersect_rect(fz_device_current_scissor(ctx, &device->search.super), device->page);
  if (fz_is_empty_rect(fz_intersect_rect(box, clip)))
    return false;
  if (device->wanted < 0)
    take(ctx, device, image, ctm);
  else if (device->count++ == device->wanted)
    return true;
  if (device->count >= device->search.most)
    cm_end_search(ctx, &device->search);
  return false;
}

static void fill_image(
    fz_context *ctx, fz_device *super, fz_image *image, fz_matrix ctm, float alpha,
    fz_color_params params)
{
  image_device *device = (image_device *)super;
  if (!meet(ctx, device, image, ctm, alpha))
    return;
  device->kept = fz_keep_image(ctx, image);
  cm_end_search(ctx, &device->search);
}

static void fill_image_mask(
    fz_context *ctx, fz_device *super, fz_image *image, fz_matrix ctm, fz_colorspace *space,
    const float *color, float alpha, fz_color_params params)
{
  image_device *device = (image_device *)super;
  if (!meet(ctx, device, image, ctm, alpha))
    return;
  fz_convert_color(ctx, space, color, fz_device_rgb(ctx), device->rgb, NULL, params);
  device->kept = fz_keep_image(ctx, image);
  cm_end_search(ctx, &device->search);
}

static void drop_device(fz_context *ctx, fz_device *super)
{
  image_device *device = (image_device *)super;
  fz_free(ctx, device->infos);
  fz_drop_image(ctx, device->kept);
}

static image_device *new_image_device(fz_context *ctx, fz_rect page, int most, int wanted)
{
  image_device *device = fz_new_derived_device(ctx, image_device);
  cm_init_search(&device->search, most);
  device->page = page;
  device->wanted = wanted;
  device->search.super.drop_device = drop_device;
  device->search.super.fill_image = fill_image;
  device->search.super.fill_image_mask = fill_image_mask;
  return device;
}

bool cm_page_images(
    fz_context *ctx, pdf_page *page, int most, fz_cookie *cookie, cm_image_info **out, int *count,
    cm_error *error)
{
  image_device *device = NULL;
  fz_var(device);
  fz_try(ctx)
  {
    device = new_image_device(ctx, pdf_bound_page(ctx, page, FZ_CROP_BOX), most, -1);
    cm_run_search(ctx, page, &device->search, cookie);
    *out = device->infos;
    *count = device->count;
    device->infos = NULL;
  }
  fz_always(ctx) fz_drop_device(ctx, device ? &device->search.super : NULL);
  CM_END(ctx, error);
}

void cm_drop_image_infos(fz_context *ctx, cm_image_info *infos) { fz_free(ctx, infos); }

bool cm_page_image(
    fz_context *ctx, pdf_page *page, int most, int index, fz_cookie *cookie, fz_image **out,
    float *rgb, cm_error *error)
{
  image_device *device = NULL;
  fz_var(device);
  fz_try(ctx)
  {
    device = new_image_device(ctx, pdf_bound_page(ctx, page, FZ_CROP_BOX), most, index);
    cm_run_search(ctx, page, &device->search, cookie);
    *out = device->kept;
    device->kept = NULL;
    memcpy(rgb, device->rgb, sizeof device->rgb);
  }
  fz_always(ctx) fz_drop_device(ctx, device ? &device->search.super : NULL);
  CM_END(ctx, error);
}

void cm_drop_image(fz_context *ctx, fz_image *image) { fz_drop_image(ctx, image); }
