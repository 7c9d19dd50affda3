/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "contents_search.h"

static void begin_mask(
    fz_context *ctx, fz_device *device, fz_rect rect, int luminosity, fz_colorspace *space,
    const float *color, fz_color_params params)
{
  ((contents_search *)device)->masks += 1;
}

static void end_mask(fz_context *ctx, fz_device *device, fz_function *function)
{
  ((contents_search *)device)->masks -= 1;
}

/* Pretends that the tile is cached, so that its contents are not drawn. */
static int begin_tile(
    fz_context *ctx, fz_device *device, fz_rect rect, fz_rect view, float xstep, float ystep,
    fz_matrix ctm, int id, int document)
{
  return 1;
}

void cm_init_search(contents_search *search, int most)
{
  search->most = most;
  search->patience = most > INT_MAX / 16 ? INT_MAX : most * 16;
  search->super.begin_mask = begin_mask;
  search->super.end_mask = end_mask;
  search->super.begin_tile = begin_tile;
}

void cm_count_call(fz_context *ctx, contents_search *search)
{
  if (search->patience-- <= 0)
    cm_end_search(ctx, search);
}

void cm_end_search(fz_context *ctx, contents_search *search)
{
  search->is_done = true;
  fz_throw(ctx, FZ_ERROR_ABORT, "enough was found");
}

void cm_run_search(fz_context *ctx, pdf_page *page, contents_search *search, fz_cookie *cookie)
{
  fz_try(ctx)
  {
    cm_run_contents(ctx, page, &search->super, fz_identity, "View", cookie);
    fz_close_device(ctx, &search->super);
  }
  fz_catch(ctx)
  {
    /* The drawing was stopped on purpose, because the result is complete. */
    if (!search->is_done)
      fz_rethrow(ctx);
    fz_ignore_error(ctx);
  }
  if (cookie && cm_is_aborted(cookie))
    fz_throw(ctx, FZ_ERROR_ABORT, "cancelled");
}
