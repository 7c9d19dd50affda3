/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"

static pdf_annot *find(fz_context *ctx, pdf_annot *first, pdf_obj *object)
{
  int number = pdf_to_num(ctx, object);
  for (pdf_annot *annotation = first; annotation; annotation = pdf_next_annot(ctx, annotation)) {
    pdf_obj *candidate = pdf_annot_obj(ctx, annotation);
    if (candidate == object || (number > 0 && pdf_to_num(ctx, candidate) == number))
      return annotation;
  }
  return NULL;
}

bool cm_find_annotation(
    fz_context *ctx, pdf_page *page, pdf_obj *object, pdf_annot **out, cm_error *error)
{
  fz_try(ctx)
  {
    pdf_annot *found = find(ctx, pdf_first_annot(ctx, page), object);
    if (!found) {
      pdf_annot *widget = pdf_first_widget(ctx, page);
      int number = pdf_to_num(ctx, object);
      for (; widget && !found; widget = pdf_next_widget(ctx, widget)) {
        pdf_obj *candidate = pdf_annot_obj(ctx, widget);
        if (candidate == object || (number > 0 && pdf_to_num(ctx, candidate) == number))
          found = widget;
      }
    }
    *out = found ? pdf_keep_annot(ctx, found) : NULL;
  }
  fz_catch(ctx) return cm_report(ctx, error);
  return true;
}

void cm_drop_annotation(fz_context *ctx, pdf_annot *annotation) { pdf_drop_annot(ctx, annotation); }

bool cm_create_annotation(
    fz_context *ctx, pdf_page *page, const char *subtype, pdf_annot **out, cm_error *error)
{
  CM_CALL(
      ctx, error,
      *out = pdf_create_annot(ctx, page, pdf_annot_type_from_string(ctx, subtype)));
}

bool cm_delete_annotation(fz_context *ctx, pdf_page *page, pdf_annot *annotation, cm_error *error)
{
  CM_CALL(ctx, error, pdf_delete_annot(ctx, page, annotation));
}

bool cm_annotation_object(fz_context *ctx, pdf_annot *annotation, pdf_obj **out, cm_error *error)
{
  CM_CALL(ctx, error, *out = pdf_keep_obj(ctx, pdf_annot_obj(ctx, annotation)));
}

bool cm_annotation_rect(fz_context *ctx, pdf_annot *annotation, fz_rect *out, cm_error *error)
{
  CM_CALL(ctx, error, *out = pdf_bound_annot(ctx, annotation));
}

bool cm_set_annotation_rect(fz_context *ctx, pdf_annot *annotation, fz_rect rect, cm_error *error)
{
  CM_CALL(ctx, error, pdf_set_annot_rect(ctx, annotation, rect));
}

bool cm_set_annotation_quads(
    fz_context *ctx, pdf_annot *annotation, int count, const fz_quad *quads, cm_error *error)
{
  CM_CALL(ctx, error, pdf_set_annot_quad_points(ctx, annotation, count, quads));
}

bool cm_set_annotation_color(
    fz_context *ctx, pdf_annot *annotation, int count, const float *components, cm_error *error)
{
  CM_CALL(ctx, error, pdf_set_annot_color(ctx, annotation, count, components));
}

bool cm_set_annotation_opacity(
    fz_context *ctx, pdf_annot *annotation, float opacity, cm_error *error)
{
  CM_CALL(ctx, error, pdf_set_annot_opacity(ctx, annotation, opacity));
}

bool cm_set_annotation_contents(
    fz_context *ctx, pdf_annot *annotation, const char *utf8, cm_error *error)
{
  CM_CALL(ctx, error, pdf_set_annot_contents(ctx, annotation, utf8));
}

bool cm_refresh_appearance(fz_context *ctx, pdf_annot *annotation, cm_error *error)
{
  CM_CALL(
      ctx, error, pdf_annot_request_resynthesis(ctx, annotation); pdf_update_annot(ctx, annotation));
}
