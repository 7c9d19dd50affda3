/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "redaction.h"

static void ignore_space(
    fz_context *ctx, pdf_processor *proc, const char *name, fz_colorspace *space)
{
}

static void ignore_pattern(
    fz_context *ctx, pdf_processor *proc, const char *name, pdf_pattern *pattern, int n,
    float *color)
{
}

static void ignore_shade(
    fz_context *ctx, pdf_processor *proc, const char *name, fz_shade *shade)
{
}

static void ignore_color(fz_context *ctx, pdf_processor *proc, int n, float *color) {}

static void ignore_gray(fz_context *ctx, pdf_processor *proc, float gray) {}

static void ignore_rgb(fz_context *ctx, pdf_processor *proc, float r, float g, float b) {}

static void ignore_cmyk(
    fz_context *ctx, pdf_processor *proc, float c, float m, float y, float k)
{
}

void cm_ignore_colors(pdf_processor *proc)
{
  proc->op_CS = proc->op_cs = ignore_space;
  proc->op_SC_pattern = proc->op_sc_pattern = ignore_pattern;
  proc->op_SC_shade = proc->op_sc_shade = ignore_shade;
  proc->op_SC_color = proc->op_sc_color = ignore_color;
  proc->op_G = proc->op_g = ignore_gray;
  proc->op_RG = proc->op_rg = ignore_rgb;
  proc->op_K = proc->op_k = ignore_cmyk;
}

/* The initial colour of a colour space in the resources (ISO 32000-2, 8.6.8); false for patterns, which have none,
   and for the device's own spaces, which the filter knows. A range moves it, as it does any other colour. */
static bool first_color(
    fz_context *ctx, pdf_processor *proc, const char *name, fz_colorspace *space, float *color)
{
  pdf_obj *object = pdf_lookup_resource(ctx, proc->rstack, PDF_NAME(ColorSpace), name);
  if (!object || !space || pdf_name_eq(ctx, pdf_array_get(ctx, object, 0), PDF_NAME(Pattern)))
    return false;
  bool is_tint = fz_colorspace_type(ctx, space) == FZ_COLORSPACE_SEPARATION;
  for (int i = 0, count = fz_colorspace_n(ctx, space); i < count; ++i)
    color[i] = is_tint ? 1 : 0;
  if (fz_colorspace_is_device_cmyk(ctx, space))
    color[3] = 1;
  return true;
}

static void watch_CS(fz_context *ctx, pdf_processor *proc, const char *name, fz_colorspace *space)
{
  float color[FZ_MAX_COLORS];
  proc->chain->op_CS(ctx, proc->chain, name, space);
  if (first_color(ctx, proc, name, space, color))
    proc->chain->op_SC_color(ctx, proc->chain, fz_colorspace_n(ctx, space), color);
}

static void watch_cs(fz_context *ctx, pdf_processor *proc, const char *name, fz_colorspace *space)
{
  float color[FZ_MAX_COLORS];
  proc->chain->op_cs(ctx, proc->chain, name, space);
  if (first_color(ctx, proc, name, space, color))
    proc->chain->op_sc_color(ctx, proc->chain, fz_colorspace_n(ctx, space), color);
}

/* MuPDF's filter sets the initial colour by the name of the space in the resources, which says nothing. */
void cm_watch_colors(pdf_processor *proc)
{
  proc->op_CS = watch_CS;
  proc->op_cs = watch_cs;
}
