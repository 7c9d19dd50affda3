/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "redaction.h"

/* Beyond any page. */
static const float beyond = 1e6f;

static void prepare(fz_context *ctx, void *box, fz_vertex *vertex, const float *color) {}

static void include(fz_context *ctx, void *box, fz_vertex *a, fz_vertex *b, fz_vertex *c)
{
  fz_rect *bounds = box;
  *bounds = cm_bounds_with(cm_bounds_with(cm_bounds_with(*bounds, a->p), b->p), c->p);
}

/* The bounds of a mesh or of a function's domain; those of the window if it is too damaged to tell. */
static fz_rect mesh_box(fz_context *ctx, fz_shade *shade, const cm_window *window)
{
  fz_rect box = cm_no_bounds();
  fz_try(ctx) fz_process_shade(ctx, shade, window->to_page, window->box, prepare, include, &box);
  fz_catch(ctx)
  {
    cm_pass_over(ctx);
    box = window->box;
  }
  return box;
}

/* The bounds of an axial or radial shading in its own space (ISO 32000-2, 8.7.4.5.3 and 8.7.4.5.4). */
static fz_rect gradient_box(const fz_shade *shade)
{
  const float *from = shade->u.l_or_r.coords[0], *to = shade->u.l_or_r.coords[1];
  fz_rect box = {-beyond, -beyond, beyond, beyond};
  if (shade->u.l_or_r.extend[0] || shade->u.l_or_r.extend[1])
    return box;
  bool is_radial = shade->type == FZ_RADIAL;
  float first = is_radial ? from[2] : 0, last = is_radial ? to[2] : 0;
  /* A strip across an axis has no end. */
  if (is_radial || from[1] == to[1]) {
    box.x0 = fz_min(from[0] - first, to[0] - last);
    box.x1 = fz_max(from[0] + first, to[0] + last);
  }
  if (is_radial || (from[0] == to[0] && from[1] != to[1])) {
    box.y0 = fz_min(from[1] - first, to[1] - last);
    box.y1 = fz_max(from[1] + first, to[1] + last);
  }
  return box;
}

bool cm_takes_shading(fz_context *ctx, cm_watcher *watcher, fz_shade *shade)
{
  const cm_window *window = &watcher->tracker.now.window;
  if (!shade || watcher->redaction->count <= 0)
    return false;
  bool is_gradient = shade->type == FZ_LINEAR || shade->type == FZ_RADIAL;
  fz_rect box = is_gradient ? fz_transform_rect(gradient_box(shade), window->to_page)
                            : mesh_box(ctx, shade, window);
  if (!fz_is_infinite_rect(shade->bbox))
    box = fz_intersect_rect(box, fz_bound_shade(ctx, shade, window->to_page));
  box = fz_intersect_rect(box, window->box);
  /* The samples of a mesh or function may be a picture, which is no background. */
  return fz_is_valid_rect(box)
         && cm_takes_drawing(ctx, watcher->redaction, box, is_gradient && window->is_rect);
}
