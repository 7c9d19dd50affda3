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
