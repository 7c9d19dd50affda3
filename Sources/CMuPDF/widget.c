/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"

bool cm_on_state(fz_context *ctx, pdf_obj *widget, const char **out, cm_error *error)
{
  CM_CALL(ctx, error, *out = pdf_to_name(ctx, pdf_button_field_on_state(ctx, widget)));
}
