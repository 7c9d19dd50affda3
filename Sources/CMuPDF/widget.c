/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"

/* The engine takes the keys of an appearance that is a single stream for states. */
static const char *on_state(fz_context *ctx, pdf_obj *widget)
{
  bool is_single = pdf_is_stream(ctx, pdf_dict_getl(ctx, widget, PDF_NAME(AP), PDF_NAME(N), NULL));
  return is_single ? "Yes" : pdf_to_name(ctx, pdf_button_field_on_state(ctx, widget));
}

bool cm_on_state(fz_context *ctx, pdf_obj *widget, const char **out, cm_error *error)
{
  CM_CALL(ctx, error, *out = on_state(ctx, widget));
}
