/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "page_widgets.h"

#include "CMuPDF.h"
#include "page_annotations.h"

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
      cm_run_annotation(ctx, page, widget, device, prints, cookie);
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
