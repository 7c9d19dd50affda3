/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"

/* A device that looks at what is drawn, and draws nothing. */
typedef struct {
  fz_device super;
  int traits;
} traits_device;

static void note(fz_context *ctx, fz_device *device, int traits)
{
  traits_device *self = (traits_device *)device;
  self->traits |= traits;
  if (self->traits == (CM_MIXES | CM_COLORS))
    fz_throw(ctx, FZ_ERROR_ABORT, "nothing is left to find");
}

/* On its way through RGB, other grey than black and white can change by one step. */
static void note_color(
    fz_context *ctx, fz_device *device, fz_colorspace *space, const float *color, float alpha)
{
  bool is_grey = space == fz_device_gray(ctx) && (color[0] == 0 || color[0] == 1);
  bool is_black = space == fz_device_rgb(ctx) && color[0] == 0 && color[1] == 0 && color[2] == 0;
  note(ctx, device, (alpha == 1 ? 0 : CM_MIXES) | (is_grey || is_black ? 0 : CM_COLORS));
}

/* The glyphs of a Type 3 font can be anything. */
static void note_text(
    fz_context *ctx, fz_device *device, const fz_text *text, fz_colorspace *space,
    const float *color, float alpha)
{
  note_color(ctx, device, space, color, alpha);
  for (const fz_text_span *span = text->head; span; span = span->next)
    if (fz_font_t3_procs(ctx, span->font))
      note(ctx, device, CM_MIXES | CM_COLORS);
}

static void fill_path(
    fz_context *ctx, fz_device *device, const fz_path *path, int even_odd, fz_matrix ctm,
    fz_colorspace *space, const float *color, float alpha, fz_color_params params)
{
  note_color(ctx, device, space, color, alpha);
}

static void stroke_path(
    fz_context *ctx, fz_device *device, const fz_path *path, const fz_stroke_state *stroke,
    fz_matrix ctm, fz_colorspace *space, const float *color, float alpha, fz_color_params params)
{
  note_color(ctx, device, space, color, alpha);
}

static void fill_text(
    fz_context *ctx, fz_device *device, const fz_text *text, fz_matrix ctm, fz_colorspace *space,
    const float *color, float alpha, fz_color_params params)
{
  note_text(ctx, device, text, space, color, alpha);
}

static void stroke_text(
    fz_context *ctx, fz_device *device, const fz_text *text, const fz_stroke_state *stroke,
    fz_matrix ctm, fz_colorspace *space, const float *color, float alpha, fz_color_params params)
{
  note_text(ctx, device, text, space, color, alpha);
}

static void fill_shade(
    fz_context *ctx, fz_device *device, fz_shade *shade, fz_matrix ctm, float alpha,
    fz_color_params params)
{
  note(ctx, device, CM_MIXES | CM_COLORS);
}

static void fill_image(
    fz_context *ctx, fz_device *device, fz_image *image, fz_matrix ctm, float alpha,
    fz_color_params params)
{
  note(ctx, device, CM_MIXES | CM_COLORS);
}

static void fill_image_mask(
    fz_context *ctx, fz_device *device, fz_image *image, fz_matrix ctm, fz_colorspace *space,
    const float *color, float alpha, fz_color_params params)
{
  note(ctx, device, CM_MIXES);
  note_color(ctx, device, space, color, alpha);
}

static void clip_image_mask(
    fz_context *ctx, fz_device *device, fz_image *image, fz_matrix ctm, fz_rect scissor)
{
  note(ctx, device, CM_MIXES | CM_COLORS);
}

static void begin_mask(
    fz_context *ctx, fz_device *device, fz_rect area, int luminosity, fz_colorspace *space,
    const float *color, fz_color_params params)
{
  note(ctx, device, CM_MIXES | CM_COLORS);
}

static void begin_group(
    fz_context *ctx, fz_device *device, fz_rect area, fz_colorspace *space, int isolated,
    int knockout, int blendmode, float alpha)
{
  note(ctx, device, CM_MIXES | CM_COLORS);
}

static int begin_tile(
    fz_context *ctx, fz_device *device, fz_rect area, fz_rect view, float xstep, float ystep,
    fz_matrix ctm, int id, int document)
{
  note(ctx, device, CM_MIXES | CM_COLORS);
  return 0;
}

/* Each page sets the spaces that stand for the device's, which mostly are the device's. */
static void set_default_colorspaces(
    fz_context *ctx, fz_device *device, fz_default_colorspaces *spaces)
{
  if (fz_default_gray(ctx, spaces) != fz_device_gray(ctx) ||
      fz_default_rgb(ctx, spaces) != fz_device_rgb(ctx) ||
      fz_default_cmyk(ctx, spaces) != fz_device_cmyk(ctx) ||
      fz_default_output_intent(ctx, spaces))
    note(ctx, device, CM_MIXES | CM_COLORS);
}

static traits_device *new_traits_device(fz_context *ctx)
{
  traits_device *device = fz_new_derived_device(ctx, traits_device);
  device->super.fill_path = fill_path;
  device->super.stroke_path = stroke_path;
  device->super.fill_text = fill_text;
  device->super.stroke_text = stroke_text;
  device->super.fill_shade = fill_shade;
  device->super.fill_image = fill_image;
  device->super.fill_image_mask = fill_image_mask;
  device->super.clip_image_mask = clip_image_mask;
  device->super.begin_mask = begin_mask;
  device->super.begin_group = begin_group;
  device->super.begin_tile = begin_tile;
  device->super.set_default_colorspaces = set_default_colorspaces;
  return device;
}

bool cm_list_traits(fz_context *ctx, fz_display_list *list, int *out, cm_error *error)
{
  traits_device *device = NULL;
  fz_var(device);
  fz_try(ctx)
  {
    device = new_traits_device(ctx);
    fz_run_display_list(ctx, list, &device->super, fz_identity, fz_infinite_rect, NULL);
    fz_close_device(ctx, &device->super);
    *out = device->traits;
  }
  fz_always(ctx) fz_drop_device(ctx, device ? &device->super : NULL);
  fz_catch(ctx)
  {
    if (fz_caught(ctx) != FZ_ERROR_ABORT)
      return cm_report(ctx, error);
    fz_ignore_error(ctx);
    *out = CM_MIXES | CM_COLORS;
  }
  return true;
}
