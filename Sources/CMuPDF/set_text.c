/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"

/* Higher than any text on a page. */
static const float boundless = 100000;

/* A story can be drawn only once: the list is kept for measuring and drawing. */
static fz_display_list *record(fz_context *ctx, fz_story *story, fz_rect box)
{
  fz_display_list *list = fz_new_display_list(ctx, box);
  fz_device *device = NULL;
  fz_var(device);
  fz_try(ctx)
  {
    device = fz_new_list_device(ctx, list);
    fz_draw_story(ctx, story, device, fz_identity);
    fz_close_device(ctx, device);
  }
  fz_always(ctx) fz_drop_device(ctx, device);
  fz_catch(ctx)
  {
    fz_drop_display_list(ctx, list);
    fz_rethrow(ctx);
  }
  return list;
}

static void measure(fz_context *ctx, fz_display_list *list, fz_rect *ink)
{
  fz_device *device = fz_new_bbox_device(ctx, ink);
  fz_try(ctx)
  {
    fz_run_display_list(ctx, list, device, fz_identity, fz_infinite_rect, NULL);
    fz_close_device(ctx, device);
  }
  fz_always(ctx) fz_drop_device(ctx, device);
  fz_catch(ctx) fz_rethrow(ctx);
}

/* Draws the text on a page of a separate document, where subsetting the fonts is safe. */
static void draw(
    fz_context *ctx, fz_display_list *list, pdf_document *doc, float width, float height)
{
  fz_rect box = {0, 0, width, height};
  pdf_obj *resources = NULL;
  pdf_obj *page = NULL;
  fz_buffer *contents = NULL;
  fz_device *device = NULL;
  fz_var(resources);
  fz_var(page);
  fz_var(contents);
  fz_var(device);
  fz_try(ctx)
  {
    resources = pdf_new_dict(ctx, doc, 4);
    contents = fz_new_buffer(ctx, 1024);
    fz_matrix up = {1, 0, 0, -1, 0, height};
    device = pdf_new_pdf_device(ctx, doc, up, resources, contents);
    fz_run_display_list(ctx, list, device, fz_identity, fz_infinite_rect, NULL);
    fz_close_device(ctx, device);
    page = pdf_add_page(ctx, doc, box, 0, resources, contents);
    pdf_insert_page(ctx, doc, -1, page);
    pdf_subset_fonts(ctx, doc, 0, NULL);
  }
  fz_always(ctx)
  {
    fz_drop_device(ctx, device);
    fz_drop_buffer(ctx, contents);
    pdf_drop_obj(ctx, page);
    pdf_drop_obj(ctx, resources);
  }
  fz_catch(ctx) fz_rethrow(ctx);
}

bool cm_set_text(
    fz_context *ctx, const char *html, const char *css, float em, float width, fz_buffer **pdf,
    float *height, fz_rect *ink, cm_error *error)
{
  fz_buffer *source = NULL;
  fz_story *story = NULL;
  fz_display_list *list = NULL;
  pdf_document *doc = NULL;
  fz_var(source);
  fz_var(story);
  fz_var(list);
  fz_var(doc);
  fz_try(ctx)
  {
    source = fz_new_buffer_from_copied_data(ctx, (const unsigned char *)html, strlen(html));
    story = fz_new_story(ctx, source, css, em, NULL);
    fz_rect filled = fz_empty_rect;
    fz_rect box = {0, 0, width, boundless};
    fz_place_story(ctx, story, box, &filled);
    *height = filled.y1 > filled.y0 ? filled.y1 : 0;
    *ink = fz_empty_rect;
    list = record(ctx, story, box);
    measure(ctx, list, ink);
    if (pdf) {
      doc = pdf_create_document(ctx);
      draw(ctx, list, doc, width, *height > 1 ? *height : 1);
      *pdf = cm_write_to_buffer(ctx, doc);
    }
  }
  fz_always(ctx)
  {
    pdf_drop_document(ctx, doc);
    fz_drop_display_list(ctx, list);
    fz_drop_story(ctx, story);
    fz_drop_buffer(ctx, source);
  }
  CM_END(ctx, error);
}
