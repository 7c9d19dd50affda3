/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"

/* Whether a widget shows text that the engine drew only for display. */
static bool shows_text_for_display(fz_context *ctx, pdf_annot *widget)
{
  switch (pdf_widget_type(ctx, widget)) {
  case PDF_WIDGET_TYPE_TEXT:
  case PDF_WIDGET_TYPE_COMBOBOX:
  case PDF_WIDGET_TYPE_LISTBOX: break;
  default: return false;
  }
  bool is_local = false;
  pdf_annot_push_local_xref(ctx, widget);
  fz_try(ctx)
  {
    pdf_obj *form = pdf_annot_ap(ctx, widget);
    is_local = form && pdf_is_local_object(ctx, pdf_get_bound_document(ctx, form), form);
  }
  fz_always(ctx) pdf_annot_pop_local_xref(ctx, widget);
  fz_catch(ctx) fz_rethrow(ctx);
  return is_local;
}

bool cm_next_displayed_text(
    fz_context *ctx, pdf_page *page, pdf_annot **widget, pdf_obj **object, cm_error *error)
{
  fz_try(ctx)
  {
    pdf_annot *each = *widget ? pdf_next_widget(ctx, *widget) : pdf_first_widget(ctx, page);
    if (!page->doc->local_xref) each = NULL;
    while (each && !shows_text_for_display(ctx, each)) each = pdf_next_widget(ctx, each);
    *widget = each;
    *object = each ? pdf_keep_obj(ctx, pdf_annot_obj(ctx, each)) : NULL;
  }
  CM_END(ctx, error);
}

/* Puts an entry into a widget's dictionary in place of another one; returns whether they differ. */
static bool put(fz_context *ctx, pdf_obj *widget, pdf_obj *key, pdf_obj *old, pdf_obj *value)
{
  if (!value || !pdf_objcmp_resolve(ctx, old, value))
    return false;
  pdf_dict_put(ctx, widget, key, value);
  return true;
}

/* The copy of a dictionary in the document's local table is what the engine draws for display from. */
static bool display(
    fz_context *ctx, pdf_annot *widget, pdf_obj *value, pdf_obj *operators, pdf_obj *alignment)
{
  pdf_obj *object = pdf_annot_obj(ctx, widget);
  pdf_document *doc = pdf_get_bound_document(ctx, object);
  bool changed = false;
  fz_var(changed);
  /* It can fail for lack of memory, and must not leave the local table in use then. */
  pdf_begin_implicit_operation(ctx, doc);
  pdf_annot_push_local_xref(ctx, widget);
  fz_try(ctx)
  {
    pdf_obj *old = pdf_dict_get_inheritable(ctx, object, PDF_NAME(V));
    changed = put(ctx, object, PDF_NAME(V), old, value);
    old = pdf_dict_get_inheritable(ctx, object, PDF_NAME(DA));
    changed |= put(ctx, object, PDF_NAME(DA), old, operators);
    /* The engine does not let it be inherited. */
    old = pdf_dict_get(ctx, object, PDF_NAME(Q));
    changed |= put(ctx, object, PDF_NAME(Q), old, alignment);
    /* The engine draws for display what has no appearance here either. It would write the appearances
       of widgets with changes to the file. */
    if (changed)
      pdf_dict_del(ctx, object, PDF_NAME(AP));
    pdf_clean_obj(ctx, object);
    pdf_end_operation(ctx, doc);
  }
  fz_always(ctx) pdf_annot_pop_local_xref(ctx, widget);
  fz_catch(ctx)
  {
    pdf_abandon_operation(ctx, doc);
    fz_rethrow(ctx);
  }
  doc->resynth_required |= changed;
  return changed;
}

bool cm_display_text(
    fz_context *ctx, pdf_annot *widget, pdf_obj *value, pdf_obj *operators, pdf_obj *alignment,
    bool *out, cm_error *error)
{
  CM_CALL(ctx, error, *out = display(ctx, widget, value, operators, alignment));
}
