/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_PAGE_H
#define CMUPDF_PAGE_H

#include "context.h"

/* The bounds in MuPDF's page space (origin top left, y down, 1/72 inch) and the map from the file's
   user space to it, for a page object, which need not be loaded. */
bool cm_page_object_transform(
    fz_context *ctx, pdf_obj *page, fz_rect *bounds, fz_matrix *transform, cm_error *error);

/* Corrects a wrong media or crop box of a page in memory, so that it can be shown: a crop box that is
   outside the media box becomes the media box (ISO 32000-2, 14.11.2). */
bool cm_settle_boxes(fz_context *ctx, pdf_obj *page, cm_error *error);

/* Whether some text markup annotations of a page have no appearance. */
bool cm_lacks_markup_appearance(fz_context *ctx, pdf_obj *annotations);
/* Changes the quads of an annotation in memory, so that the engine draws them. */
bool cm_show_quads(fz_context *ctx, pdf_obj *annotation, pdf_obj *quads, cm_error *error);

bool cm_load_page(fz_context *ctx, pdf_document *doc, int index, pdf_page **out, cm_error *error);
/* A page without its annotations, whose contents can be run. */
bool cm_load_page_contents(
    fz_context *ctx, pdf_document *doc, int index, pdf_page **out, cm_error *error);
void cm_drop_page(fz_context *ctx, pdf_page *page);
/* Updates the annotations' appearances; `out` tells whether anything changed, `draws_all` whether the engine
   drew what all open pages lack. */
bool cm_update_page(
    fz_context *ctx, pdf_page *page, bool *out, bool *draws_all, cm_error *error);
/* Whether a JBIG2 image declares more parts than a decoder could handle quickly, or parts that the engine's
   decoder does not know. */
bool cm_is_undecodable_jbig2(fz_context *ctx, fz_image *image);
/* A device that records to a list, except contents that would take forever to draw. */
fz_device *cm_new_list_device(fz_context *ctx, fz_display_list *list);

/* Makes a processor that draws on a device. Unlike the engine's own, it ends with each stream what the stream
   left open: a path, a clip that would follow it, and marked-content sequences (ISO 32000-2, 7.8.2). The
   caller drops it. Throws. */
pdf_processor *cm_new_run_processor(
    fz_context *ctx, pdf_document *doc, fz_device *device, fz_matrix ctm, int parent,
    const char *usage, fz_default_colorspaces *spaces, fz_cookie *cookie);
/* Draws the contents of a page with such a processor; without a usage, no layer hides anything. Throws. */
void cm_run_contents(
    fz_context *ctx, pdf_page *page, fz_device *device, fz_matrix ctm, const char *usage,
    fz_cookie *cookie);

/* A device that collects text, but avoids requests that make the engine fail, and impossible heights of
   letters. */
fz_device *cm_new_text_device(
    fz_context *ctx, fz_stext_page *page, const fz_stext_options *options);
/* Has a text device read the letters that are drawn instead of replacement text (`ActualText`). */
void cm_read_as_drawn(fz_device *device);
/* Whether the text device that this thread made last got replacement text. */
bool cm_was_text_replaced(void);
/* Lets a text device also read text that is so small that it is a point. */
void cm_enlarge_points(fz_device *device);
/* Whether a span is such text. */
bool cm_is_point(const fz_text_span *span, fz_matrix ctm);
/* Has a text device note whether it leaves out anything that a page of this size draws. */
void cm_watch_text(fz_context *ctx, pdf_document *doc, fz_device *device, fz_rect paper);
/* Whether the text device that this thread watched last got all text of its page. */
bool cm_watched_all_text(void);

/* Makes fonts with predefined CMaps readable that the engine refuses or reads only in part. */
void cm_settle_fonts(fz_context *ctx, pdf_document *doc, pdf_obj *resources);
/* Determines the meaning of codes in fonts without that information; returns whether any was found. */
bool cm_settle_unknown_fonts(fz_context *ctx, pdf_document *doc, pdf_obj *resources);

/* How many `q` are missing before a page's contents, and how many `Q` and `EMC` after them. */
typedef struct {
  int before, behind, marks;
} cm_open_contents;
bool cm_count_open_contents(
    fz_context *ctx, pdf_document *doc, pdf_obj *page, cm_open_contents *out, cm_error *error);

/* Rewrites the page's contents without each `Q` too many that the engine ignores: all but the first one. */
bool cm_balance_contents(fz_context *ctx, pdf_document *doc, pdf_page *page, cm_error *error);

/* The parts of a page to draw, as a sum; with CM_FOR_PRINT, what of them is printed. */
enum { CM_CONTENTS = 1, CM_ANNOTATIONS = 2, CM_WIDGETS = 4, CM_FOR_PRINT = 8 };

/* Records the drawing of a page, in page space; the cookie may be NULL. */
bool cm_page_display_list(
    fz_context *ctx, pdf_page *page, int parts, fz_cookie *cookie, fz_display_list **out,
    cm_error *error);
void cm_drop_display_list(fz_context *ctx, fz_display_list *list);

/* What a list may do, as a sum. CM_MIXES: mix colours, so that opaque paper can get an alpha of 254.
   CM_COLORS: draw anything but black and white, with the grey of smooth edges. */
enum { CM_MIXES = 1, CM_COLORS = 2 };
bool cm_list_traits(fz_context *ctx, fz_display_list *list, int *out, cm_error *error);

/* The text of a page without its annotations, grouped by MuPDF (FZ_STEXT_… options). `shows_all` tells
   whether `cm_all_page_text` certainly finds the same text. */
bool cm_page_text(
    fz_context *ctx, pdf_page *page, int options, fz_cookie *cookie, fz_stext_page **out,
    bool *shows_all, cm_error *error);
/* All text that the page's contents could show: also outside the crop box, clipped, invisible, and in
   hidden layers; with replacement text (`ActualText`), or as it is drawn. `is_replaced` tells whether there
   is replacement text. */
bool cm_all_page_text(
    fz_context *ctx, pdf_page *page, bool as_drawn, fz_cookie *cookie, fz_stext_page **out,
    bool *is_replaced, cm_error *error);
/* The same for a form, in its own space. */
bool cm_form_text(
    fz_context *ctx, pdf_document *doc, pdf_obj *form, bool as_drawn, fz_stext_page **out,
    bool *is_replaced, cm_error *error);
void cm_drop_text(fz_context *ctx, fz_stext_page *text);
bool cm_is_bold(const fz_stext_char *c);
bool cm_is_italic(const fz_stext_char *c);

#endif
