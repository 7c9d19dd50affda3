/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* What no contents draw after redactions: sets of objects, and the processor that fills them. */
#ifndef REDACT_SURVEY_H
#define REDACT_SURVEY_H

#include "CMuPDF.h"

/* Sets of object numbers, and a processor that finds the objects that contents draw. */
struct cm_survey {
  pdf_processor super;
  pdf_document *doc;
  /* The number of elements of the sets. */
  int count;
  /* Objects that only old resources led to, and objects that some contents draw. */
  unsigned char *doubtful, *drawn;
  bool has_doubts;
  /* Objects in the resources of the contents that are read next, and whether a doubtful one is among
     them. */
  unsigned char *listed;
  bool lists_doubt;
  /* The next page and the next object to read. */
  int page, object;
  int depth;
};

/* How deep resources and contents are followed. */
enum { cm_deepest_survey = 24 };

/* Adds an object to a set; whether it is new there. */
bool cm_note_object(fz_context *ctx, cm_survey *survey, unsigned char *set, pdf_obj *object);

/* The group of a graphics state's soft mask; NULL if it has none. */
pdf_obj *cm_mask_group(fz_context *ctx, pdf_obj *state);

/* Collects the objects in resources, and in the resources of those objects. Throws. */
void cm_collect(
    fz_context *ctx, cm_survey *survey, unsigned char *set, pdf_obj *resources, int depth);

/* Whether contents with these resources may draw a doubtful object. Throws. */
bool cm_may_draw_doubt(fz_context *ctx, cm_survey *survey, pdf_obj *resources);

#endif
