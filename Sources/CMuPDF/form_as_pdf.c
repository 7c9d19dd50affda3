/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"

static bool is_image(fz_context *ctx, pdf_obj *object)
{
  return pdf_name_eq(ctx, pdf_dict_get(ctx, object, PDF_NAME(Subtype)), PDF_NAME(Image));
}

/* A form in its own space: its user decides on the place and size. */
static pdf_obj *upright(fz_context *ctx, pdf_document *doc, pdf_obj *form)
{
  pdf_obj *copy = pdf_graft_object(ctx, doc, form);
  fz_try(ctx)
  {
    if (!is_image(ctx, copy))
      pdf_dict_put_matrix(ctx, copy, PDF_NAME(Matrix), fz_identity);
  }
  fz_catch(ctx)
  {
    pdf_drop_obj(ctx, copy);
    fz_rethrow(ctx);
  }
  return copy;
}

/* A part of a box, given in shares of its sides from the upper left corner. */
static fz_rect part_of(fz_rect box, fz_rect part)
{
  float width = box.x1 - box.x0, height = box.y1 - box.y0;
  return fz_make_rect(
      box.x0 + part.x0 * width, box.y1 - part.y1 * height, box.x0 + part.x1 * width,
      box.y1 - part.y0 * height);
}

bool cm_form_as_pdf(
    fz_context *ctx, pdf_obj *form, bool flipped, fz_rect part, fz_buffer **out, cm_error *error)
{
  pdf_document *doc = NULL;
  pdf_obj *copy = NULL;
  pdf_obj *resources = NULL;
  pdf_obj *page = NULL;
  fz_buffer *contents = NULL;
  fz_var(doc);
  fz_var(copy);
  fz_var(resources);
  fz_var(page);
  fz_var(contents);
  fz_try(ctx)
  {
    doc = pdf_create_document(ctx);
    copy = upright(ctx, doc, form);
    resources = pdf_new_dict(ctx, doc, 1);
    pdf_obj *forms = pdf_dict_put_dict(ctx, resources, PDF_NAME(XObject), 1);
    pdf_dict_puts(ctx, forms, "Fm", copy);
    fz_rect box = pdf_dict_get_rect(ctx, copy, PDF_NAME(BBox));
    contents = fz_new_buffer(ctx, 64);
    if (is_image(ctx, copy)) {
      box.x1 = pdf_dict_get_int(ctx, copy, PDF_NAME(Width));
      box.y1 = pdf_dict_get_int(ctx, copy, PDF_NAME(Height));
      box.x0 = box.y0 = 0;
      fz_append_printf(ctx, contents, "%g 0 0 %g 0 0 cm\n", box.x1, box.y1);
    } else if (flipped)
      fz_append_printf(ctx, contents, "1 0 0 -1 0 %g cm\n", box.y0 + box.y1);
    fz_append_string(ctx, contents, "/Fm Do\n");
    page = pdf_add_page(ctx, doc, part_of(box, part), 0, resources, contents);
    pdf_insert_page(ctx, doc, -1, page);
    *out = cm_write_to_buffer(ctx, doc);
  }
  fz_always(ctx)
  {
    fz_drop_buffer(ctx, contents);
    pdf_drop_obj(ctx, page);
    pdf_drop_obj(ctx, resources);
    pdf_drop_obj(ctx, copy);
    pdf_drop_document(ctx, doc);
  }
  CM_END(ctx, error);
}
