/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "redaction.h"

/* MuPDF's filter tells where letters, images and subpaths are, but not the clip around them, nor where a
   shading is drawn. So the watcher follows the transformation and the bounds of the clip. Saving and
   restoring them is up to the tracker. */

static cm_window *window_of(cm_watcher *watcher) { return &watcher->tracker.now.window; }

static void begin_outline(cm_watcher *watcher)
{
  watcher->path_box = cm_no_bounds();
  watcher->path_is_rect = watcher->path_clips = false;
}

static void include(cm_watcher *watcher, float x, float y)
{
  fz_point point = fz_transform_point_xy(x, y, window_of(watcher)->to_page);
  watcher->path_box = cm_bounds_with(watcher->path_box, point);
}

void cm_add_point(cm_watcher *watcher, float x, float y)
{
  watcher->path_is_rect = false;
  include(watcher, x, y);
}

void cm_add_rect(cm_watcher *watcher, float x, float y, float width, float height)
{
  watcher->path_is_rect = !fz_is_valid_rect(watcher->path_box);
  include(watcher, x, y);
  include(watcher, x + width, y);
  include(watcher, x, y + height);
  include(watcher, x + width, y + height);
}

static void narrow(cm_window *window, fz_rect box, bool is_rect)
{
  window->box = fz_intersect_rect(window->box, box);
  window->is_rect = window->is_rect && is_rect;
}

void cm_end_outline(cm_watcher *watcher)
{
  /* The filter omits a clip without a path. */
  if (watcher->path_clips && fz_is_valid_rect(watcher->path_box))
    narrow(window_of(watcher), watcher->path_box, watcher->path_is_rect);
  begin_outline(watcher);
}

void cm_narrow_to_form(fz_context *ctx, cm_window *window, pdf_obj *form)
{
  fz_matrix place =
      fz_concat(pdf_dict_get_matrix(ctx, form, PDF_NAME(Matrix)), window->to_page);
  fz_rect box = pdf_dict_get_rect(ctx, form, PDF_NAME(BBox));
  /* Readers differ on a form without bounds. */
  if (!fz_is_empty_rect(box))
    narrow(window, fz_transform_rect(box, place), true);
}

static void watch_cm(
    fz_context *ctx, pdf_processor *proc, float a, float b, float c, float d, float e, float f)
{
  cm_window *window = window_of((cm_watcher *)proc);
  window->to_page = fz_concat(fz_make_matrix(a, b, c, d, e, f), window->to_page);
  proc->chain->op_cm(ctx, proc->chain, a, b, c, d, e, f);
}

void cm_watch_window(cm_watcher *watcher, fz_matrix to_page)
{
  const cm_redaction *redaction = watcher->redaction;
  cm_window *window = window_of(watcher);
  *window = (cm_window){to_page, fz_infinite_rect, true};
  if (redaction->form_depth > 0)
    narrow(window, redaction->form_text.window.box, redaction->form_text.window.is_rect);
  begin_outline(watcher);
  watcher->tracker.super.op_cm = watch_cm;
}
