/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_WIDGET_H
#define CMUPDF_WIDGET_H

#include "context.h"

/* The state of a check box or radio button that is not Off; Yes where it has none. Borrowed. */
bool cm_on_state(fz_context *ctx, pdf_obj *widget, const char **out, cm_error *error);

#endif
