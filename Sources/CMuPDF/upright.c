/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "upright.h"

static pdf_obj *appearance_of(fz_context *ctx, pdf_obj *annotation)
{
  pdf_obj *normal = pdf_dict_getl(ctx, annotation, PDF_NAME(AP), PDF_NAME(N), NULL);
  if (normal && !pdf_is_stream(ctx, normal))
    normal = pdf_dict_get(ctx, normal, pdf_dict_get(ctx, annotation, PDF_NAME(AS)));
  return pdf_is_stream(ctx, normal) ? normal : NULL;
}

/* Links, popups and widgets rotate with the page, whatever their flags; a note never does. */
static bool stands_upright(fz_context *ctx, pdf_obj *annotation)
{
  pdf_obj *type = pdf_dict_get(ctx, annotation, PDF_NAME(Subtype));
  if (pdf_name_eq(ctx, type, PDF_NAME(Text)))
    return true;
  return pdf_dict_get_int(ctx, annotation, PDF_NAME(F)) & PDF_ANNOT_IS_NO_ROTATE
         && !pdf_name_eq(ctx, type, PDF_NAME(Link)) && !pdf_name_eq(ctx, type, PDF_NAME(Popup))
         && !pdf_name_eq(ctx, type, PDF_NAME(Widget));
}

/* A form that shows another one turned. The other one may belong to more annotations. */
static pdf_obj *turned(fz_context *ctx, pdf_document *doc, pdf_obj *form, fz_matrix turn)
{
  fz_rect box = fz_transform_rect(
      pdf_dict_get_rect(ctx, form, PDF_NAME(BBox)), pdf_dict_get_matrix(ctx, form, PDF_NAME(Matrix)));
  pdf_obj *outer = pdf_new_dict(ctx, doc, 6);
  pdf_obj *added = NULL;
  fz_buffer *content = NULL;
  fz_var(added);
  fz_var(content);
  fz_try(ctx)
  {
    pdf_dict_put(ctx, form, PDF_NAME(Subtype), PDF_NAME(Form));
    pdf_dict_put(ctx, outer, PDF_NAME(Type), PDF_NAME(XObject));
    pdf_dict_put(ctx, outer, PDF_NAME(Subtype), PDF_NAME(Form));
    pdf_dict_put_rect(ctx, outer, PDF_NAME(BBox), box);
    pdf_dict_put_matrix(ctx, outer, PDF_NAME(Matrix), turn);
    pdf_obj *resources = pdf_dict_put_dict(ctx, outer, PDF_NAME(Resources), 1);
    pdf_dict_puts(ctx, pdf_dict_put_dict(ctx, resources, PDF_NAME(XObject), 1), "Inner", form);
    content = fz_new_buffer_from_copied_data(ctx, (const unsigned char *)"/Inner Do", 9);
    added = pdf_add_stream(ctx, doc, content, outer, 0);
  }
  fz_always(ctx)
  {
    fz_drop_buffer(ctx, content);
    pdf_drop_obj(ctx, outer);
  }
  fz_catch(ctx) fz_rethrow(ctx);
  return added;
}

static void settle(fz_context *ctx, pdf_document *doc, pdf_obj *annotation, int degrees)
{
  pdf_obj *form = stands_upright(ctx, annotation) ? appearance_of(ctx, annotation) : NULL;
  if (!form)
    return;
  fz_rect rect = pdf_dict_get_rect(ctx, annotation, PDF_NAME(Rect));
  fz_matrix turn = fz_rotate((float)degrees);
  fz_matrix about_corner = fz_concat(
      fz_concat(fz_translate(-rect.x0, -rect.y1), turn), fz_translate(rect.x0, rect.y1));
  pdf_obj *outer = turned(ctx, doc, form, turn);
  fz_try(ctx)
  {
    pdf_dict_put_rect(
        ctx, annotation, PDF_NAME(Rect), fz_transform_rect(rect, about_corner));
    pdf_dict_put(
        ctx, pdf_dict_put_dict(ctx, annotation, PDF_NAME(AP), 1), PDF_NAME(N), outer);
    pdf_dict_del(ctx, annotation, PDF_NAME(AS));
  }
  fz_always(ctx) pdf_drop_obj(ctx, outer);
  fz_catch(ctx) fz_rethrow(ctx);
}

void cm_settle_upright(fz_context *ctx, pdf_document *doc)
{
  for (int index = 0, count = pdf_count_pages(ctx, doc); index < count; ++index) {
    pdf_obj *page = pdf_lookup_page_obj(ctx, doc, index);
    int turn = pdf_to_int(ctx, pdf_dict_get_inheritable(ctx, page, PDF_NAME(Rotate))) % 360;
    pdf_obj *annotations = pdf_dict_get(ctx, page, PDF_NAME(Annots));
    for (int place = 0; turn && place < pdf_array_len(ctx, annotations); ++place)
      settle(ctx, doc, pdf_array_get(ctx, annotations, place), turn);
  }
}
