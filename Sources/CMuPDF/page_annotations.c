/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "page_annotations.h"

#include "CMuPDF.h"

#include <math.h>

/* A note does not rotate with its page, whatever its flags (ISO 32000-2, 12.5.6.4). */
static bool is_upright(fz_context *ctx, pdf_annot *annotation)
{
  return pdf_annot_flags(ctx, annotation) & PDF_ANNOT_IS_NO_ROTATE
      || pdf_annot_type(ctx, annotation) == PDF_ANNOT_TEXT;
}

/* Whether the engine might not draw an annotation in its rectangle. It gives one with `NoZoom` the size of its
   appearance's box before that is turned or scaled, and turns an upright one about a wrong point unless the box
   begins at the origin. */
static bool is_special(fz_context *ctx, pdf_annot *annotation)
{
  return pdf_annot_flags(ctx, annotation) & PDF_ANNOT_IS_NO_ZOOM || is_upright(ctx, annotation);
}

/* Maps the space of an annotation's appearance, with the form's matrix applied, to the user space of the page:
   its bounds to the rectangle (12.5.5). False if one of the two has no area, as the rectangle of some notes:
   the engine then gives these the size of its own drawing. */
static bool fit(fz_context *ctx, pdf_obj *form, fz_rect rect, fz_matrix *out)
{
  fz_rect box = fz_transform_rect(pdf_xobject_bbox(ctx, form), pdf_xobject_matrix(ctx, form));
  float width = box.x1 - box.x0, height = box.y1 - box.y0;
  if (!(width > 0 && height > 0) || fz_is_empty_rect(rect))
    return false;
  *out = fz_pre_scale(
      fz_translate(rect.x0, rect.y0), (rect.x1 - rect.x0) / width, (rect.y1 - rect.y0) / height);
  *out = fz_pre_translate(*out, -box.x0, -box.y0);
  return true;
}

/* Turns page space about the upper left corner that a rectangle has in user space, so that what is there
   stands upright. */
static fz_matrix turn_back(fz_context *ctx, pdf_page *page, fz_matrix to_page, fz_rect rect)
{
  int degrees = pdf_dict_get_inheritable_int(ctx, page->obj, PDF_NAME(Rotate));
  fz_point corner = fz_transform_point_xy(rect.x0, rect.y1, to_page);
  fz_matrix turn = fz_pre_rotate(fz_translate(corner.x, corner.y), -(float)degrees);
  return fz_pre_translate(turn, -corner.x, -corner.y);
}

/* The rest is what single precision loses. */
static bool is_nearly_identity(fz_matrix m)
{
  const float most = 1e-3f;
  return fabsf(m.a - 1) < most && fabsf(m.b) < most && fabsf(m.c) < most && fabsf(m.d - 1) < most
      && fabsf(m.e) < most && fabsf(m.f) < most;
}

static fz_matrix correction_as_shown(fz_context *ctx, pdf_page *page, pdf_annot *annotation)
{
  fz_matrix own = fz_identity, to_page, back;
  pdf_obj *form = pdf_annot_ap(ctx, annotation);
  fz_rect rect = pdf_dict_get_rect(ctx, pdf_annot_obj(ctx, annotation), PDF_NAME(Rect));
  pdf_page_transform(ctx, page, NULL, &to_page);
  if (!form || !fit(ctx, form, rect, &own)
      || fz_try_invert_matrix(&back, fz_concat(pdf_annot_transform(ctx, annotation), to_page)))
    return fz_identity;
  own = fz_concat(own, to_page);
  if (is_upright(ctx, annotation))
    own = fz_concat(own, turn_back(ctx, page, to_page, rect));
  own = fz_concat(back, own);
  return is_nearly_identity(own) ? fz_identity : own;
}

/* Maps page space so that an annotation comes from where the engine draws it to where it belongs. A rectangle
   that the engine chose with its own drawing is in the local table. */
static fz_matrix correction(fz_context *ctx, pdf_page *page, pdf_annot *annotation)
{
  fz_matrix matrix = fz_identity;
  fz_var(matrix);
  pdf_annot_push_local_xref(ctx, annotation);
  fz_try(ctx) matrix = correction_as_shown(ctx, page, annotation);
  fz_always(ctx) pdf_annot_pop_local_xref(ctx, annotation);
  fz_catch(ctx) fz_rethrow(ctx);
  return matrix;
}

/* Processes the file that is attached at an annotation for paper, where the engine leaves out all of these. */
static void process_attached_file(
    fz_context *ctx, pdf_processor *processor, pdf_page *page, pdf_annot *annotation)
{
  int flags = pdf_annot_flags(ctx, annotation);
  pdf_obj *form = pdf_annot_ap(ctx, annotation);
  pdf_obj *layer = pdf_dict_get(ctx, pdf_annot_obj(ctx, annotation), PDF_NAME(OC));
  if (!form || !(flags & PDF_ANNOT_IS_PRINT)
      || flags & (PDF_ANNOT_IS_INVISIBLE | PDF_ANNOT_IS_HIDDEN)
      || pdf_is_ocg_hidden(ctx, page->doc, NULL, "Print", layer))
    return;
  fz_matrix place = pdf_annot_transform(ctx, annotation);
  processor->op_q(ctx, processor);
  processor->op_cm(ctx, processor, place.a, place.b, place.c, place.d, place.e, place.f);
  processor->op_Do_form(ctx, processor, NULL, form);
  processor->op_Q(ctx, processor);
}

/* Runs an annotation within the resources of its page. */
static void process(
    fz_context *ctx, pdf_processor *processor, pdf_page *page, pdf_annot *annotation, bool prints,
    fz_cookie *cookie)
{
  pdf_processor_push_resources(ctx, processor, pdf_page_resources(ctx, page));
  fz_try(ctx)
  {
    if (prints && pdf_annot_type(ctx, annotation) == PDF_ANNOT_FILE_ATTACHMENT)
      process_attached_file(ctx, processor, page, annotation);
    else
      pdf_process_annot(ctx, processor, annotation, cookie);
  }
  fz_always(ctx) pdf_processor_pop_resources(ctx, processor);
  fz_catch(ctx) fz_rethrow(ctx);
}

void cm_run_annotation(
    fz_context *ctx, pdf_page *page, pdf_annot *annotation, fz_device *device, bool prints,
    fz_cookie *cookie)
{
  pdf_processor *processor = NULL;
  fz_default_colorspaces *spaces = NULL;
  fz_matrix ctm =
      is_special(ctx, annotation) ? correction(ctx, page, annotation) : fz_identity;
  fz_var(processor);
  fz_var(spaces);
  pdf_annot_push_local_xref(ctx, annotation);
  fz_try(ctx)
  {
    fz_matrix matrix;
    pdf_page_transform(ctx, page, NULL, &matrix);
    spaces = pdf_load_default_colorspaces(ctx, page->doc, page);
    if (spaces)
      fz_set_default_colorspaces(ctx, device, spaces);
    processor = cm_new_run_processor(
        ctx, page->doc, device, fz_concat(matrix, ctm), -1, prints ? "Print" : "View", spaces,
        cookie);
    process(ctx, processor, page, annotation, prints, cookie);
    pdf_close_processor(ctx, processor);
  }
  fz_always(ctx)
  {
    pdf_annot_pop_local_xref(ctx, annotation);
    pdf_drop_processor(ctx, processor);
    fz_drop_default_colorspaces(ctx, spaces);
  }
  fz_catch(ctx) fz_rethrow(ctx);
}

/* Whether an annotation is a note that replies to another one: it is not displayed by itself (ISO 32000-2,
   12.5.6.2). All readers draw marks and shapes that refer to another annotation. */
static bool is_reply(fz_context *ctx, pdf_annot *annotation)
{
  pdf_obj *object = pdf_annot_obj(ctx, annotation);
  return pdf_annot_type(ctx, annotation) == PDF_ANNOT_TEXT
      && pdf_is_dict(ctx, pdf_dict_gets(ctx, object, "IRT"))
      && strcmp(pdf_to_name(ctx, pdf_dict_gets(ctx, object, "RT")), "Group") != 0;
}

void cm_run_annotations(
    fz_context *ctx, pdf_page *page, fz_device *device, bool prints, fz_cookie *cookie)
{
  for (pdf_annot *each = pdf_first_annot(ctx, page); each; each = pdf_next_annot(ctx, each)) {
    if (cookie && cm_is_aborted(cookie))
      return;
    if (!is_reply(ctx, each))
      cm_run_annotation(ctx, page, each, device, prints, cookie);
  }
}
