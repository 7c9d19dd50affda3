/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_REDACT_H
#define CMUPDF_REDACT_H

#include "context.h"

/* A region of a page, in its default user space. */
typedef struct {
  fz_quad quad;
  /* Whether it may be a piece of a line of text: neighbours that reach into it by about a tenth of a
     letter's height are not redacted. */
  bool is_line;
} cm_area;

/* Options for content other than the text in the areas. */
typedef struct {
  /* Removes whole images that touch an area, not only their pixels in it. */
  bool whole_images;
  /* Removes only paths completely inside an area, not all that touch one. */
  bool only_covered_paths;
} cm_redaction_options;

/* The amount of removed content. */
typedef struct {
  int letters, paths, images;
  /* Images that partly remain. */
  int image_parts;
} cm_removed;

/* Rewrites the page's contents without the content in the areas: text, pixels of images and paths,
   also within forms, which are copied for the page. A rectangle around a whole area counts as a
   background or a frame and stays, as do clipping paths. Replacement text in the structure tree and
   property lists is removed for content that lost something, as is text in tiling patterns and soft
   masks that the page uses. Neither annotations nor doc->redacted are changed. `removed` counts the
   removed content, `letters_left` the letters that the new contents still have in the areas. */
bool cm_redact_page(
    fz_context *ctx, pdf_document *doc, pdf_page *page, const cm_area *areas, int count,
    cm_redaction_options options, cm_removed *removed, int *letters_left, cm_error *error);

/* Replaces the page's contents by one picture of them without the areas: for contents that cannot be
   rewritten. `removed` then counts the areas as parts of an image. */
bool cm_redact_as_picture(
    fz_context *ctx, pdf_document *doc, pdf_page *page, const cm_area *areas, int count,
    cm_error *error);

/* Removes the contents of some layers, given by number, from the page's contents and forms, and
   optionally invisible letters and letters outside the crop box. */
bool cm_remove_hidden(
    fz_context *ctx, pdf_document *doc, pdf_page *page, const int *layers, int count,
    bool takes_invisible, int *letters, cm_error *error);

/* Whether content with this value of OC goes with some layers, given by number. */
bool cm_goes_with_layers(
    fz_context *ctx, pdf_document *doc, pdf_obj *group, const int *layers, int count, bool *out,
    cm_error *error);

/* Goes on with the removal of layers in a dictionary of the document, after `cm_remove_hidden` for all
   pages: empties a form or image on the layers, removes their contents from another form or a pattern,
   and removes the layers from a membership dictionary. */
bool cm_leave_layers(
    fz_context *ctx, pdf_document *doc, pdf_obj *dictionary, const int *layers, int count,
    cm_error *error);

/* Removes the words from all property lists in the page's contents and forms. */
bool cm_strip_words(fz_context *ctx, pdf_document *doc, pdf_page *page, cm_error *error);

/* Whether two convex regions have a point in common. */
bool cm_quads_touch(fz_quad a, fz_quad b);

/* Looks for forms, images and patterns that only the old resources of changed pages lead to, and that
   nothing in the document draws any more. */
typedef struct cm_survey cm_survey;
bool cm_new_survey(fz_context *ctx, pdf_document *doc, cm_survey **out, cm_error *error);
void cm_drop_survey(fz_context *ctx, cm_survey *survey);

/* Notes the resources of a page before and after its change. */
bool cm_note_resources(
    fz_context *ctx, cm_survey *survey, pdf_obj *old_resources, pdf_obj *new_resources,
    cm_error *error);

/* Notes an object that may not be drawn, and tells whether it is, once all was read. */
bool cm_note_doubt(fz_context *ctx, cm_survey *survey, int number, cm_error *error);
bool cm_is_drawn(const cm_survey *survey, int number);

/* Goes on to read what the document draws, after all resources were noted: so many pages, or other
   objects that take about as long. */
bool cm_survey_contents(
    fz_context *ctx, cm_survey *survey, int pages, bool *is_over, cm_error *error);

/* Empties what was found, even if a resource dictionary still lists it. */
bool cm_empty_unused(fz_context *ctx, cm_survey *survey, cm_error *error);

/* Removes the structure tree's replacement text for an annotation, and that of the elements around its
   own. */
bool cm_silence_element(
    fz_context *ctx, pdf_document *doc, pdf_obj *annotation, bool and_around, cm_error *error);

/* Makes the object with this number a form without contents. */
bool cm_empty_object(fz_context *ctx, pdf_document *doc, int number, cm_error *error);

/* Removes all entries except the type from a dictionary, which may be referenced anywhere. */
bool cm_empty_dictionary(fz_context *ctx, pdf_obj *object, cm_error *error);

#endif
