/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"

fz_buffer *cm_write_to_buffer(fz_context *ctx, pdf_document *doc)
{
  pdf_write_options options = pdf_default_write_options;
  options.do_garbage = 1;
  options.do_compress = 1;
  options.do_compress_fonts = 1;
  fz_buffer *buffer = fz_new_buffer(ctx, 4096);
  fz_output *output = NULL;
  fz_var(output);
  fz_try(ctx)
  {
    output = fz_new_output_with_buffer(ctx, buffer);
    pdf_write_document(ctx, doc, output, &options);
    fz_close_output(ctx, output);
  }
  fz_always(ctx) fz_drop_output(ctx, output);
  fz_catch(ctx)
  {
    fz_drop_buffer(ctx, buffer);
    fz_rethrow(ctx);
  }
  return buffer;
}

static pdf_obj *add_deflated(
    fz_context *ctx, pdf_document *doc, pdf_obj *dictionary, const unsigned char *bytes,
    size_t length)
{
  static const unsigned char none = 0;
  size_t deflated_length = 0;
  unsigned char *deflated = fz_new_deflated_data(
      ctx, &deflated_length, bytes ? bytes : &none, length, FZ_DEFLATE_DEFAULT);
  fz_buffer *buffer = NULL;
  pdf_obj *out = NULL;
  fz_var(buffer);
  fz_try(ctx)
  {
    pdf_dict_put(ctx, dictionary, PDF_NAME(Filter), PDF_NAME(FlateDecode));
    buffer = fz_new_buffer_from_copied_data(ctx, deflated, deflated_length);
    out = pdf_add_stream(ctx, doc, buffer, dictionary, 1);
  }
  fz_always(ctx)
  {
    fz_free(ctx, deflated);
    fz_drop_buffer(ctx, buffer);
  }
  fz_catch(ctx) fz_rethrow(ctx);
  return out;
}

bool cm_add_deflated_stream(
    fz_context *ctx, pdf_document *doc, pdf_obj *dictionary, const unsigned char *bytes,
    size_t length, pdf_obj **out, cm_error *error)
{
  CM_CALL(ctx, error, *out = add_deflated(ctx, doc, dictionary, bytes, length));
}

static fz_buffer *read_contents(fz_context *ctx, pdf_document *doc, pdf_obj *page)
{
  pdf_obj *contents = pdf_dict_get(ctx, page, PDF_NAME(Contents));
  if (!contents)
    return fz_new_buffer(ctx, 1);
  fz_stream *stream = pdf_open_contents_stream(ctx, doc, contents);
  fz_buffer *buffer = NULL;
  fz_try(ctx) buffer = fz_read_all(ctx, stream, 4096);
  fz_always(ctx) fz_drop_stream(ctx, stream);
  fz_catch(ctx) fz_rethrow(ctx);
  return buffer;
}

static pdf_obj *add_form(fz_context *ctx, pdf_document *doc, pdf_document *from, fz_rect *bounds)
{
  pdf_obj *page = pdf_lookup_page_obj(ctx, from, 0);
  pdf_obj *out = NULL;
  pdf_graft_map *map = NULL;
  pdf_obj *form = NULL;
  fz_buffer *contents = NULL;
  fz_var(map);
  fz_var(form);
  fz_var(contents);
  fz_try(ctx)
  {
    fz_rect box;
    fz_matrix transform;
    pdf_page_obj_transform(ctx, page, &box, &transform);
    *bounds = fz_transform_rect(box, transform);
    map = pdf_new_graft_map(ctx, doc);
    form = pdf_new_dict(ctx, doc, 8);
    pdf_dict_put(ctx, form, PDF_NAME(Type), PDF_NAME(XObject));
    pdf_dict_put(ctx, form, PDF_NAME(Subtype), PDF_NAME(Form));
    pdf_dict_put_rect(ctx, form, PDF_NAME(BBox), box);
    pdf_dict_put_matrix(ctx, form, PDF_NAME(Matrix), transform);
    pdf_obj *resources = pdf_dict_get_inheritable(ctx, page, PDF_NAME(Resources));
    pdf_dict_put_drop(
        ctx, form, PDF_NAME(Resources),
        resources ? pdf_graft_mapped_object(ctx, map, resources) : pdf_new_dict(ctx, doc, 1));
    contents = read_contents(ctx, from, page);
    unsigned char *bytes = NULL;
    size_t length = fz_buffer_storage(ctx, contents, &bytes);
    out = add_deflated(ctx, doc, form, bytes, length);
  }
  fz_always(ctx)
  {
    fz_drop_buffer(ctx, contents);
    pdf_drop_obj(ctx, form);
    pdf_drop_graft_map(ctx, map);
  }
  fz_catch(ctx) fz_rethrow(ctx);
  return out;
}

bool cm_add_page_form(
    fz_context *ctx, pdf_document *doc, const unsigned char *bytes, size_t length, pdf_obj **out,
    float *width, float *height, cm_error *error)
{
  fz_stream *stream = NULL;
  pdf_document *from = NULL;
  fz_var(stream);
  fz_var(from);
  fz_try(ctx)
  {
    fz_rect bounds;
    stream = fz_open_memory(ctx, bytes, length);
    from = pdf_open_document_with_stream(ctx, stream);
    if (pdf_needs_password(ctx, from))
      fz_throw(ctx, FZ_ERROR_ARGUMENT, "the picture is encrypted");
    if (!pdf_has_permission(ctx, from, FZ_PERMISSION_COPY))
      fz_throw(ctx, FZ_ERROR_ARGUMENT, "the picture does not allow copying");
    if (pdf_count_pages(ctx, from) < 1)
      fz_throw(ctx, FZ_ERROR_FORMAT, "the picture has no page");
    *out = add_form(ctx, doc, from, &bounds);
    *width = bounds.x1 - bounds.x0;
    *height = bounds.y1 - bounds.y0;
  }
  fz_always(ctx)
  {
    pdf_drop_document(ctx, from);
    fz_drop_stream(ctx, stream);
  }
  CM_END(ctx, error);
}

bool cm_add_image(
    fz_context *ctx, pdf_document *doc, const unsigned char *bytes, size_t length, pdf_obj **out,
    int *width, int *height, fz_matrix *upright, cm_error *error)
{
  fz_buffer *buffer = NULL;
  fz_image *image = NULL;
  fz_var(buffer);
  fz_var(image);
  fz_try(ctx)
  {
    buffer = fz_new_buffer_from_copied_data(ctx, bytes, length);
    image = fz_new_image_from_buffer(ctx, buffer);
    *width = image->w;
    *height = image->h;
    *upright = fz_image_orientation_matrix(ctx, image);
    *out = pdf_add_image(ctx, doc, image);
  }
  fz_always(ctx)
  {
    fz_drop_image(ctx, image);
    fz_drop_buffer(ctx, buffer);
  }
  CM_END(ctx, error);
}
