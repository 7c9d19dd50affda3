/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_REDACTION_H
#define CMUPDF_REDACTION_H

#include "include/CMuPDF.h"

/* A sequence of marked content that is open, with the structure element that it belongs to. */
typedef struct {
  int number;
  pdf_obj *element;
  /* Whether it is of a layer that goes. */
  bool is_hidden;
} cm_sequence;

/* The text state that a form inherits (ISO 32000-2, 9.3.1). A form must set the font itself. */
typedef struct {
  float spacing, word_spacing, scale, rise;
  int mode;
} cm_text_state;

/* A processor that tracks the text state. */
typedef struct {
  pdf_processor super;
  cm_text_state now, *saved;
  int count, capacity;
} cm_tracker;

/* What one redaction of a page knows while it runs: first to find what marked content loses
   something, then to write the contents. */
typedef struct {
  pdf_document *doc;
  const cm_area *areas;
  int count;
  cm_redaction_options options;
  bool is_trial;
  /* Whether all property lists lose their words. */
  bool strips_words;
  /* Whether invisible letters, and those outside of the box, go wherever they are. */
  bool takes_invisible;
  fz_rect box;
  /* The numbers of the layers that go with what is in them, and how many sequences of them are open. */
  const int *layers;
  int layer_count, hidden_depth;
  /* For what cannot be placed: all text, and images where `takes_images`. */
  bool takes_all;
  bool takes_images;
  bool took;
  /* What was removed. */
  cm_removed removed;
  /* The picture that comes next is written anew, without the areas; where it lies. */
  bool cuts_image;
  fz_matrix image_place;

  /* How many arrays of text were shown so far, and which of them lose a letter. */
  int arrays, array_capacity;
  bool *lost_arrays;
  /* The text state that the form being drawn inherits. */
  cm_text_state form_text;

  cm_sequence *open;
  int open_count, open_capacity;
  int sequences;
  unsigned char *lost;
  int lost_capacity;

  /* The subpaths of the current path: whether each is a rectangle. */
  bool *rects;
  int rect_count, rect_capacity, rect_next;
} cm_redaction;

/* Removes what says in words what a structure element holds (ISO 32000-2, table 355), here and further
   up. Throws. */
void cm_silence(fz_context *ctx, pdf_obj *element);
/* A property list without words, so that it can stand in the contents by itself. Throws. */
pdf_obj *cm_without_words(fz_context *ctx, pdf_document *doc, pdf_obj *properties);

/* Whether the layer, or what depends on layers (ISO 32000-2, 8.11.2), goes. */
bool cm_layer_goes(fz_context *ctx, const cm_redaction *redaction, pdf_obj *layer);

/* Something within all open sequences goes. */
void cm_redaction_took(fz_context *ctx, cm_redaction *redaction);

/* Sets up filters that run contents through a redaction; they are good while the arguments are. */
typedef struct {
  pdf_filter_options options;
  pdf_sanitize_filter_options sanitize;
  pdf_filter_factory list[4];
} cm_redaction_filter;

void cm_init_redaction_filter(cm_redaction *redaction, cm_redaction_filter *filter);

/* Runs the page's contents through a redaction; writes them unless it is a trial. Throws. */
void cm_run_redaction(
    fz_context *ctx, cm_redaction *redaction, pdf_page *page, bool is_trial);
/* Frees what a redaction holds. */
void cm_end_redaction(fz_context *ctx, cm_redaction *redaction);
/* The document remembers which colour spaces it has added, also those whose adding was undone since. */
void cm_forget_color_spaces(fz_context *ctx, pdf_document *doc);

/* The factory of the processor that keeps `redaction` informed of sequences and paths. */
pdf_processor *cm_new_watcher(
    fz_context *ctx, pdf_document *doc, pdf_processor *chain, int struct_parents,
    fz_matrix transform, pdf_filter_options *options, void *redaction);

/* Hands an array of text on, in parts if it loses a letter. */
void cm_show_array(
    fz_context *ctx, cm_redaction *redaction, pdf_processor *chain, pdf_obj *array);

/* Makes a new processor track the text state. */
void cm_track_text(cm_tracker *tracker);
void cm_drop_tracker(fz_context *ctx, pdf_processor *proc);
/* Gives a form without resources those of the stream that draws it (ISO 32000-2, 7.8.3), which
 * MuPDF's filter forgets to do. */
void cm_inherit_resources(fz_context *ctx, pdf_processor *proc, pdf_obj *form);
/* Hands a form on, so that it inherits `wanted`. */
void cm_draw_form(
    fz_context *ctx, const cm_tracker *tracker, cm_text_state wanted, const char *name,
    pdf_obj *form);

/* MuPDF's image_filter. */
fz_image *cm_redact_image(
    fz_context *ctx, void *redaction, fz_matrix ctm, const char *name, fz_image *image,
    fz_rect clip);

/* Takes text out of the patterns and soft masks that the resources, and those of forms in them, name. */
void cm_clear_hidden(fz_context *ctx, cm_redaction *redaction, pdf_obj *resources, int depth);

#endif
