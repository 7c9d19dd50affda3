/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef MEMBERSHIPS_H
#define MEMBERSHIPS_H

#include "CMuPDF.h"

/* Whether a layer counts as on. */
typedef bool cm_layer_is_on(fz_context *ctx, const void *state, pdf_obj *layer);

/* Whether a membership dictionary (ISO 32000-2, 8.11.2.2), as it is in the file, shows its content. Throws. */
bool cm_membership_shows(
    fz_context *ctx, pdf_obj *membership, cm_layer_is_on *is_on, const void *state);

#endif
