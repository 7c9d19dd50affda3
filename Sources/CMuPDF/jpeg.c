/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"

bool cm_write_jpeg(
    fz_context *ctx, cm_canvas canvas, int quality, fz_buffer **out, cm_error *error)
{
  fz_pixmap *pixmap = NULL;
  fz_var(pixmap);
  fz_try(ctx)
  {
    pixmap = cm_canvas_pixmap(ctx, canvas);
    *out = fz_new_buffer_from_pixmap_as_jpeg(ctx, pixmap, fz_default_color_params, quality, 0);
  }
  fz_always(ctx) fz_drop_pixmap(ctx, pixmap);
  CM_END(ctx, error);
}
