/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_PAGE_H
#define CMUPDF_PAGE_H

#include "context.h"

/*
 * The bounds in MuPDF's page space (origin top left, y down, 1/72 inch) and the map from the file's
 * user space to it, for a page object that need not be loaded.
 */
bool cm_page_object_transform(
    fz_context *ctx, pdf_obj *page, fz_rect *bounds, fz_matrix *transform, cm_error *error);

/*
 * Gives a page whose media or crop box is wrong one that it can be shown by, in memory: a crop box that
 * leaves nothing of the media box is the media box (ISO 32000-2, 14.11.2).
 */
bool cm_settle_boxes(fz_context *ctx, pdf_obj *page, cm_error *error);

/* Whether some of a page's annotations mark text and have no appearance. */
bool cm_lacks_markup_appearance(fz_context *ctx, pdf_obj *annotations);
/* Puts right what the file has wrong, in memory and without a step of the journal. */
bool cm_mend_entry(
    fz_context *ctx, pdf_document *doc, pdf_obj *dict, const char *key, pdf_obj *value,
    cm_error *error);

bool cm_load_page(
    fz_context *ctx, pdf_document *doc, int index, pdf_page **out, cm_error *error);
void cm_drop_page(fz_context *ctx, pdf_page *page);
/* Brings the annotations' appearances up to date; `out` tells whether anything changed. */
bool cm_update_page(fz_context *ctx, pdf_page *page, bool *out, cm_error *error);
/* Whether a picture in JBIG2 says that it has more parts than a decoder could do at once. */
bool cm_is_endless_jbig2(fz_context *ctx, fz_image *image);
/* A device that records into a list, but nothing that would be drawn without end. */
fz_device *cm_new_list_device(fz_context *ctx, fz_display_list *list);

/* A device that groups text, but never asks the engine for what it would fail at. */
fz_device *cm_new_text_device(
    fz_context *ctx, fz_stext_page *page, const fz_stext_options *options);

/* Sees to it that fonts in predefined CMaps are read, which the engine refuses or reads in part. */
void cm_settle_fonts(fz_context *ctx, pdf_document *doc, pdf_obj *resources);
/* Finds out what the codes of fonts mean that say nothing of it; whether some was found. */
bool cm_settle_unknown_fonts(fz_context *ctx, pdf_document *doc, pdf_obj *resources);

/* How many q the page's contents lack before them, and how many Q behind them. */
bool cm_q_balance(
    fz_context *ctx, pdf_document *doc, pdf_obj *page, int *before, int *behind, cm_error *error);

/* What of a page is drawn: a sum. */
enum { CM_CONTENTS = 1, CM_ANNOTATIONS = 2, CM_WIDGETS = 4 };

/* Records what drawing the page would do, in page space; the cookie may be NULL. */
bool cm_page_display_list(
    fz_context *ctx, pdf_page *page, int parts, fz_cookie *cookie, fz_display_list **out,
    cm_error *error);
void cm_drop_display_list(fz_context *ctx, fz_display_list *list);

/* The text of a page, without its annotations', as MuPDF groups it (FZ_STEXT_… options). */
bool cm_page_text(
    fz_context *ctx, pdf_page *page, int options, fz_cookie *cookie, fz_stext_page **out,
    cm_error *error);
/* All text that the page's contents could show: also outside of the crop box, clipped away, invisible,
   and in layers that are hidden. */
bool cm_all_page_text(
    fz_context *ctx, pdf_page *page, fz_cookie *cookie, fz_stext_page **out, cm_error *error);
/* The same of a form, in its own space. */
bool cm_form_text(
    fz_context *ctx, pdf_document *doc, pdf_obj *form, fz_stext_page **out, cm_error *error);
void cm_drop_text(fz_context *ctx, fz_stext_page *text);
bool cm_is_bold(const fz_stext_char *c);
bool cm_is_italic(const fz_stext_char *c);

#endif
