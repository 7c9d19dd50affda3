/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_WIDGET_H
#define CMUPDF_WIDGET_H

#include "context.h"

/* The on state of a check box or radio button: the one that is not Off; Yes if it has none. Borrowed.
   */
bool cm_on_state(fz_context *ctx, pdf_obj *widget, const char **out, cm_error *error);

#endif
