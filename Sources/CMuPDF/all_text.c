/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"

/* Without a usage, no layer hides anything. */
bool cm_all_page_text(
    fz_context *ctx, pdf_page *page, bool as_drawn, fz_cookie *cookie, fz_stext_page **out,
    bool *is_replaced, cm_error *error)
{
  fz_stext_page *text = NULL;
  fz_device *device = NULL;
  fz_stext_options choice = {FZ_STEXT_DEHYPHENATE};
  fz_var(text);
  fz_var(device);
  fz_try(ctx)
  {
    cm_settle_fonts(ctx, page->doc, pdf_page_resources(ctx, page));
    text = fz_new_stext_page(ctx, fz_infinite_rect);
    device = cm_new_text_device(ctx, text, &choice);
    cm_enlarge_points(device);
    if (as_drawn)
      cm_read_as_drawn(device);
    cm_run_contents(ctx, page, device, fz_identity, NULL, cookie);
    fz_close_device(ctx, device);
    if (cookie && cm_is_aborted(cookie))
      fz_throw(ctx, FZ_ERROR_ABORT, "the work was stopped");
    *is_replaced = cm_was_text_replaced();
    *out = text;
    text = NULL;
  }
  fz_always(ctx)
  {
    fz_drop_device(ctx, device);
    fz_drop_stext_page(ctx, text);
  }
  CM_END(ctx, error);
}

bool cm_form_text(
    fz_context *ctx, pdf_document *doc, pdf_obj *form, bool as_drawn, fz_stext_page **out,
    bool *is_replaced, cm_error *error)
{
  fz_stext_page *text = NULL;
  fz_device *device = NULL;
  pdf_processor *processor = NULL;
  fz_stext_options choice = {FZ_STEXT_DEHYPHENATE};
  fz_var(text);
  fz_var(device);
  fz_var(processor);
  fz_try(ctx)
  {
    text = fz_new_stext_page(ctx, fz_infinite_rect);
    device = cm_new_text_device(ctx, text, &choice);
    cm_enlarge_points(device);
    if (as_drawn)
      cm_read_as_drawn(device);
    processor = cm_new_run_processor(ctx, doc, device, fz_identity, -1, NULL, NULL, NULL);
    pdf_obj *resources = pdf_dict_get(ctx, form, PDF_NAME(Resources));
    cm_settle_fonts(ctx, doc, resources);
    pdf_process_contents(ctx, processor, doc, resources, form, NULL, NULL);
    pdf_close_processor(ctx, processor);
    fz_close_device(ctx, device);
    *is_replaced = cm_was_text_replaced();
    *out = text;
    text = NULL;
  }
  fz_always(ctx)
  {
    pdf_drop_processor(ctx, processor);
    fz_drop_device(ctx, device);
    fz_drop_stext_page(ctx, text);
  }
  CM_END(ctx, error);
}
