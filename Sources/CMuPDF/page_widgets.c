/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "page_widgets.h"

#include "CMuPDF.h"

/* Whether a widget is shown as in the file: a signature field, which the engine would show with a tag
   if it has no digital signature, and a button, which the engine would redraw if the form asks viewers
   to draw the values of its fields. */
static bool is_drawn_in_file(fz_context *ctx, pdf_annot *widget)
{
  switch (pdf_widget_type(ctx, widget)) {
  case PDF_WIDGET_TYPE_SIGNATURE:
  case PDF_WIDGET_TYPE_BUTTON:
  case PDF_WIDGET_TYPE_CHECKBOX:
  case PDF_WIDGET_TYPE_RADIOBUTTON: return pdf_annot_ap(ctx, widget) != NULL;
  default: return false;
  }
}

/* Draws one widget as on paper; the engine does so for all widgets of a page only. */
static void print(
    fz_context *ctx, pdf_page *page, pdf_annot *widget, fz_device *device, fz_cookie *cookie)
{
  pdf_processor *processor = NULL;
  fz_default_colorspaces *spaces = NULL;
  fz_var(processor);
  fz_var(spaces);
  pdf_annot_push_local_xref(ctx, widget);
  fz_try(ctx)
  {
    fz_matrix matrix;
    pdf_page_transform(ctx, page, NULL, &matrix);
    spaces = pdf_load_default_colorspaces(ctx, page->doc, page);
    if (spaces)
      fz_set_default_colorspaces(ctx, device, spaces);
    processor = pdf_new_run_processor(
        ctx, page->doc, device, matrix, -1, "Print", NULL, spaces, cookie, NULL, NULL);
    pdf_processor_push_resources(ctx, processor, pdf_page_resources(ctx, page));
    pdf_process_annot(ctx, processor, widget, cookie);
    pdf_close_processor(ctx, processor);
  }
  fz_always(ctx)
  {
    pdf_annot_pop_local_xref(ctx, widget);
    pdf_drop_processor(ctx, processor);
    fz_drop_default_colorspaces(ctx, spaces);
  }
  fz_catch(ctx) fz_rethrow(ctx);
}

/* The engine's own drawings are in the document's local table, which is disabled for widgets that are
   drawn in the file. A repair during drawing drops the table, unless it is disabled. */
void cm_run_widgets(
    fz_context *ctx, pdf_page *page, fz_device *device, bool prints, fz_cookie *cookie)
{
  pdf_xref *local = page->doc->local_xref;
  for (pdf_annot *widget = pdf_first_widget(ctx, page); widget;
       widget = pdf_next_widget(ctx, widget)) {
    if (cookie && cm_is_aborted(cookie))
      return;
    bool uses_local = false;
    fz_var(uses_local);
    fz_try(ctx)
    {
      page->doc->local_xref = NULL;
      if (!is_drawn_in_file(ctx, widget)) {
        page->doc->local_xref = local;
        uses_local = true;
      }
      if (prints)
        print(ctx, page, widget, device, cookie);
      else
        pdf_run_annot(ctx, widget, device, fz_identity, cookie);
    }
    fz_always(ctx)
    {
      if (uses_local)
        local = page->doc->local_xref;
      page->doc->local_xref = local;
    }
    fz_catch(ctx) fz_rethrow(ctx);
  }
}
