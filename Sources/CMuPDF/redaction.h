/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_REDACTION_H
#define CMUPDF_REDACTION_H

#include "include/CMuPDF.h"

#include <math.h>

/* An open sequence of marked content, with its structure element. */
typedef struct {
  int number;
  pdf_obj *element;
  /* Whether it belongs to a removed layer. */
  bool is_hidden;
} cm_sequence;

/* The bounds of no points, and the bounds with one more. MuPDF's invalid rectangle is at the origin. */
static inline fz_rect cm_no_bounds(void)
{
  return (fz_rect){INFINITY, INFINITY, -INFINITY, -INFINITY};
}

static inline fz_rect cm_bounds_with(fz_rect box, fz_point point)
{
  return (fz_rect){
      fz_min(box.x0, point.x), fz_min(box.y0, point.y), fz_max(box.x1, point.x),
      fz_max(box.y1, point.y)};
}

/* The part of a page that contents draw on. */
typedef struct {
  /* From the user space of the contents to that of the page. */
  fz_matrix to_page;
  /* The bounds of the clip, in the page's user space. */
  fz_rect box;
  /* Whether the clip consists of nothing but rectangles. */
  bool is_rect;
} cm_window;

/* A font with its object, and whether the filter behind knows of it. */
typedef struct {
  pdf_font_desc *desc;
  pdf_obj *object;
  float size;
  bool is_known;
} cm_font;

/* The state that a form inherits (ISO 32000-2, 8.10.1), as far as MuPDF's filter does not pass it on to
   forms: that of text (9.3.1), that of lines, and the window. */
typedef struct {
  float spacing, word_spacing, scale, leading, rise, width, miter;
  int mode, cap, join;
  cm_font font;
  cm_window window;
} cm_text_state;

/* A processor that tracks this state. It owns the fonts. */
typedef struct {
  pdf_processor super;
  cm_text_state now, *saved;
  int count, capacity;
} cm_tracker;

/* An area, with its bounds. */
typedef struct {
  cm_area area;
  fz_rect box;
  /* The greatest `box.y1` up to here. */
  float top;
} cm_place;

/* A form that is being drawn, and the one around it. */
typedef struct cm_drawn_form {
  const struct cm_drawn_form *outer;
  int number;
} cm_drawn_form;

/* The state of redacting a page: first to find the marked content that loses something, then to write
   the contents. */
typedef struct {
  pdf_document *doc;
  const cm_area *areas;
  int count;
  /* The areas in the order of `box.y0`, so that each letter is compared with few of them. */
  cm_place *places;
  cm_redaction_options options;
  bool is_trial;
  /* Whether a trial only counts letters. */
  bool counts_letters;
  /* Whether all property lists lose their words. */
  bool strips_words;
  /* Whether invisible letters, and letters outside the box, are removed everywhere. */
  bool takes_invisible;
  fz_rect box;
  /* The numbers of the layers that are removed with their contents, and the number of their open
     sequences. */
  const int *layers;
  int layer_count, hidden_depth;
  /* For contents without a known place: all text is removed, and images if `takes_images`. */
  bool takes_all;
  bool takes_images;
  bool took;
  /* The removed content. */
  cm_removed removed;
  /* The next image is rewritten without the areas; its place. */
  bool cuts_image;
  fz_matrix image_place;

  /* The number of letters judged so far, and which of them go, as the last trial says. */
  int judged, letter_capacity;
  bool *lost_letters;
  /* The state that the form being drawn inherits, and how many forms it is inside of. */
  cm_text_state form_text;
  int form_depth;
  /* The resources of the streams around that form: readers look there for what its own do not have. */
  pdf_resource_stack *outer_resources;
  const cm_drawn_form *drawn;
  /* Where the next letter and the current line begin. The engine keeps both beyond the end of a text object,
     of a form, and over q and Q. */
  fz_matrix letter, line;
  /* The state before the removing filter, in the innermost stream. */
  const cm_tracker *wanted;

  /* The structure elements of the page, if the parent tree does not know them. */
  pdf_obj *unlisted;
  cm_sequence *open;
  int open_count, open_capacity;
  int sequences;
  unsigned char *lost;
  int lost_capacity;

  /* For each subpath of the current path: whether it is a rectangle. */
  bool *rects;
  int rect_count, rect_capacity, rect_next;
} cm_redaction;

/* Comes before the removing filter, and tells it the enclosing marked content, and which subpaths are
   rectangles. */
typedef struct {
  cm_tracker tracker;
  cm_redaction *redaction;
  /* The structure elements of the stream's marked content, by MCID. */
  pdf_obj *elements;
  /* The number of open sequences at the start of the stream, and now. */
  int base, open;
  /* The bounds of the current path in the page's user space, whether it is one rectangle, and whether it
     will be a clip. */
  fz_rect path_box;
  bool path_is_rect, path_clips;
  /* Whether the filter has an open text object, and its line begins elsewhere than `line`. */
  bool has_text, is_off_line;
  /* What the tracker does at q and Q. */
  void (*save)(fz_context *ctx, pdf_processor *proc), (*restore)(fz_context *ctx, pdf_processor *proc);
  /* Fonts under names of the watcher's own, and the font of the ExtGState that is being read. */
  pdf_obj *lent, *state_font;
} cm_watcher;

/* Removes what a structure element says in words about its contents (ISO 32000-2, table 355), and what its
   ancestors do up to a depth. Throws. */
enum { cm_all_ancestors = 64 };
void cm_silence(fz_context *ctx, pdf_obj *element, int depth);
/* The same for the element that has an annotation, image or form as a whole. Throws. */
void cm_silence_object(fz_context *ctx, pdf_document *doc, pdf_obj *object, int depth);
/* A property list without words, as a direct object for the contents. Throws. */
pdf_obj *cm_without_words(fz_context *ctx, pdf_document *doc, pdf_obj *properties);

/* Whether the layer with a number is removed. */
bool cm_removes_layer(const cm_redaction *redaction, int number);
/* Whether a layer, or a membership dictionary (ISO 32000-2, 8.11.2), is removed. */
bool cm_layer_goes(fz_context *ctx, const cm_redaction *redaction, pdf_obj *layer);

/* Records that content within all open sequences is removed. */
void cm_redaction_took(fz_context *ctx, cm_redaction *redaction);

/* Sets up filters that run contents through a redaction; they are valid as long as the arguments. */
typedef struct {
  pdf_filter_options options;
  pdf_sanitize_filter_options sanitize;
  pdf_filter_factory list[4];
} cm_redaction_filter;

void cm_init_redaction_filter(cm_redaction *redaction, cm_redaction_filter *filter);

/* Runs the page's contents through a redaction; writes them unless it is a trial. Throws. */
void cm_run_redaction(
    fz_context *ctx, cm_redaction *redaction, pdf_page *page, bool is_trial);
/* Whether a trial run can now skip everything except text: the content is not within marked content,
   or only letters are counted. */
bool cm_only_text_matters(const cm_redaction *redaction);
/* Makes a watcher pass over colours, which no trial needs. */
void cm_ignore_colors(pdf_processor *proc);
/* Makes a watcher pass on the initial colour of each colour space that is set. */
void cm_watch_colors(pdf_processor *proc);
/* Makes a watcher report paths. */
void cm_watch_paths(pdf_processor *proc);

/* Makes a watcher follow the window of its stream, which begins with a place on the page. */
void cm_watch_window(cm_watcher *watcher, fz_matrix to_page);
/* Adds a point or a rectangle to the current path. */
void cm_add_point(cm_watcher *watcher, float x, float y);
void cm_add_rect(cm_watcher *watcher, float x, float y, float width, float height);
/* Ends the current path, which narrows the window if it clips. */
void cm_end_outline(cm_watcher *watcher);
/* Narrows the window that a form is drawn in to its bounding box. */
void cm_narrow_to_form(fz_context *ctx, cm_window *window, pdf_obj *form);

/* Whether a drawing is removed, which is counted then. One that frames an area stays around it.
   `box`: its bounds. */
bool cm_takes_drawing(fz_context *ctx, cm_redaction *redaction, fz_rect box, bool may_frame);
/* The same for a shading in the window of its stream. Throws. */
bool cm_takes_shading(fz_context *ctx, cm_watcher *watcher, fz_shade *shade);
/* Frees the memory of a redaction. */
void cm_end_redaction(fz_context *ctx, cm_redaction *redaction);

/* Sorts the areas into places. Throws. */
void cm_sort_places(fz_context *ctx, cm_redaction *redaction);
/* The number of places that do not begin above a box; the argument `end` of the first
   `cm_next_place`. */
int cm_places_below(const cm_redaction *redaction, fz_rect box);
/* The next place with bounds that touch a box; NULL if there is none left. */
const cm_place *cm_next_place(const cm_redaction *redaction, fz_rect box, int *end);

/* The factory of the processor that reports sequences and paths to `redaction`. */
pdf_processor *cm_new_watcher(
    fz_context *ctx, pdf_document *doc, pdf_processor *chain, int struct_parents,
    fz_matrix transform, pdf_filter_options *options, void *redaction);

/* The implementation of MuPDF's image_filter. */
fz_image *cm_redact_image(
    fz_context *ctx, void *redaction, fz_matrix ctm, const char *name, fz_image *image,
    fz_rect clip);

/* Removes text from the patterns and soft masks in the resources, and in those of inner forms. */
void cm_clear_hidden(fz_context *ctx, cm_redaction *redaction, pdf_obj *resources, int depth);

#endif
