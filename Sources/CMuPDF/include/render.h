/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_RENDER_H
#define CMUPDF_RENDER_H

#include "context.h"

/* From any thread: asks what runs with this cookie to stop. */
void cm_abort(fz_cookie *cookie);
bool cm_is_aborted(fz_cookie *cookie);

/* Whose pixels are drawn on: those of `box` in the plane that `ctm` maps page space to. */
typedef struct {
  fz_irect box;
  /* 1: grey, 3: RGB, 4: RGB with alpha, premultiplied. */
  int components;
  /* From a row to the next, in bytes. */
  int stride;
  /* The rows of the box from the top; what is there already is drawn over. */
  unsigned char *samples;
} cm_canvas;

/* The cookie may be NULL. */
bool cm_draw(
    fz_context *ctx, fz_display_list *list, fz_matrix ctm, cm_canvas canvas, fz_cookie *cookie,
    cm_error *error);

/*
 * Draws, on a grey canvas, the area that pictures cover (not stencil masks) in white, cut by their
 * clips and masks; `any` tells whether there was a picture.
 */
bool cm_draw_picture_area(
    fz_context *ctx, fz_display_list *list, fz_matrix ctm, cm_canvas canvas, fz_cookie *cookie,
    bool *any, cm_error *error);

/* For use inside fz_try: the canvas as a pixmap, which borrows its samples. */
fz_pixmap *cm_canvas_pixmap(fz_context *ctx, cm_canvas canvas);

/*
 * For use inside fz_try: runs what of the list touches the box, closes the device, and throws
 * FZ_ERROR_ABORT when the cookie was told to abort.
 */
void cm_run_list(
    fz_context *ctx, fz_display_list *list, fz_device *device, fz_matrix ctm, fz_irect box,
    fz_cookie *cookie);

/* An SVG document of this size, its text as paths; drop the buffer. */
bool cm_write_svg(
    fz_context *ctx, fz_display_list *list, fz_matrix ctm, float width, float height,
    fz_cookie *cookie, fz_buffer **out, cm_error *error);

/* A JPEG file of a canvas without alpha, quality 1 to 100; drop the buffer. */
bool cm_write_jpeg(
    fz_context *ctx, cm_canvas canvas, int quality, fz_buffer **out, cm_error *error);

#endif
