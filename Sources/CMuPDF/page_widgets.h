/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef PAGE_WIDGETS_H
#define PAGE_WIDGETS_H

#include "context.h"

/* Draws the form fields of a page as they are on the screen, or on paper. Throws the engine's errors. */
void cm_run_widgets(
    fz_context *ctx, pdf_page *page, fz_device *device, bool prints, fz_cookie *cookie);

#endif
