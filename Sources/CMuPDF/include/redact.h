/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_REDACT_H
#define CMUPDF_REDACT_H

#include "context.h"

/* A region of a page, in its default user space. */
typedef struct {
  fz_quad quad;
  /* Whether it may be a piece of a line of text: what of its neighbours reaches into it by some tenth
     of a letter's height is not meant. */
  bool is_line;
} cm_area;

/* What goes besides the text in the areas. */
typedef struct {
  /* Images that touch an area as wholes, not only their pixels in it. */
  bool whole_images;
  /* Of the paths only those that lie in one area wholly, not all that touch one. */
  bool only_covered_paths;
} cm_redaction_options;

/* How much a redaction took out of contents. */
typedef struct {
  int letters, paths, images;
  /* Images that are partly left. */
  int image_parts;
} cm_removed;

/*
 * Writes the page's contents anew without what is in the areas: text, pixels of images and paths,
 * also within forms, which become the page's own. A rectangle that goes around a whole area is taken
 * for a background or a frame and stays, as do clipping paths. What the structure tree and property
 * lists say instead of content that lost something is removed, as is text in tiling patterns and
 * soft masks that the page uses. Neither annotations nor doc->redacted are touched.
 *
 * `removed` tells what is gone, `letters_left` how many letters the new contents still have in the
 * areas.
 */
bool cm_redact_page(
    fz_context *ctx, pdf_document *doc, pdf_page *page, const cm_area *areas, int count,
    cm_redaction_options options, cm_removed *removed, int *letters_left, cm_error *error);

/* Replaces the page's contents by one picture of them without what is in the areas: for contents that
   cannot be written anew. `removed` then counts the areas as parts of an image. */
bool cm_redact_as_picture(
    fz_context *ctx, pdf_document *doc, pdf_page *page, const cm_area *areas, int count,
    cm_error *error);

/* Takes what is in some layers, given by their numbers, out of the page's contents and forms, and if
   wished invisible letters and those outside of the crop box. */
bool cm_remove_hidden(
    fz_context *ctx, pdf_document *doc, pdf_page *page, const int *layers, int count,
    bool takes_invisible, int *letters, cm_error *error);

/* Takes the words out of all property lists of the page's contents and forms. */
bool cm_strip_words(fz_context *ctx, pdf_document *doc, pdf_page *page, cm_error *error);

/* Whether two convex regions have a point in common. */
bool cm_quads_touch(fz_quad a, fz_quad b);

/*
 * Empties the forms, images and patterns that the old resources lead to, but the new ones do not, and
 * that nothing in the document draws any more, though a resource dictionary may still name them.
 */
bool cm_empty_unused(
    fz_context *ctx, pdf_document *doc, pdf_obj *old_resources, pdf_obj *new_resources,
    cm_error *error);

/* Removes what the structure tree says in words of an annotation. */
bool cm_silence_element(
    fz_context *ctx, pdf_document *doc, pdf_obj *annotation, cm_error *error);

/* Removes all entries but the type from a dictionary, which may be referred to from anywhere. */
bool cm_empty_dictionary(fz_context *ctx, pdf_obj *object, cm_error *error);

#endif
