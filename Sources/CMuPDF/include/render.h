/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_RENDER_H
#define CMUPDF_RENDER_H

#include "context.h"

/* Callable from any thread: requests the work with this cookie to stop. */
void cm_abort(fz_cookie *cookie);
bool cm_is_aborted(fz_cookie *cookie);

/* A canvas: the pixels of `box` in the plane that `ctm` maps page space to. */
typedef struct {
  fz_irect box;
  /* 1: grey, 3: RGB, 4: RGB with alpha, premultiplied. */
  int components;
  /* Whether blue comes first. */
  bool is_bgr;
  /* The number of bytes from one row to the next. */
  int stride;
  /* The rows of the box from the top; the drawing goes over the existing contents. */
  unsigned char *samples;
} cm_canvas;

/* The cookie may be NULL. */
bool cm_draw(
    fz_context *ctx, fz_display_list *list, fz_matrix ctm, cm_canvas canvas, fz_cookie *cookie,
    cm_error *error);

/* Draws, on a grey canvas, the area of images (not of stencil masks) in white, clipped and masked;
   `any` tells whether there was an image. */
bool cm_draw_picture_area(
    fz_context *ctx, fz_display_list *list, fz_matrix ctm, cm_canvas canvas, fz_cookie *cookie,
    bool *any, cm_error *error);

/* For use inside fz_try: the canvas as a pixmap, which borrows its samples. */
fz_pixmap *cm_canvas_pixmap(fz_context *ctx, cm_canvas canvas);

/* For use inside fz_try: a device that draws on a pixmap. */
fz_device *cm_new_draw_device(fz_context *ctx, fz_pixmap *pixmap);

/* For use inside fz_try: runs the part of the list that touches the box, closes the device, and throws
   FZ_ERROR_ABORT if the cookie was aborted. */
void cm_run_list(
    fz_context *ctx, fz_display_list *list, fz_device *device, fz_matrix ctm, fz_irect box,
    fz_cookie *cookie);

/* An SVG document of this size, with text as paths; drop the buffer. */
bool cm_write_svg(
    fz_context *ctx, fz_display_list *list, fz_matrix ctm, float width, float height,
    fz_cookie *cookie, fz_buffer **out, cm_error *error);

/* A JPEG file of a canvas without alpha, quality 1 to 100; drop the buffer. */
bool cm_write_jpeg(
    fz_context *ctx, cm_canvas canvas, int quality, fz_buffer **out, cm_error *error);

#endif
