/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"
#include "moved_annotations.h"

/* Whether an annotation should be drawn only for display, in the document's local table, although the
   file now has an appearance for it. */
static bool is_outdated(fz_context *ctx, pdf_annot *annotation, bool draws_all_widgets)
{
  /* Negative: the appearance for display is out of date. */
  if (pdf_annot_needs_resynthesis(ctx, annotation) >= 0)
    return false;
  if (pdf_annot_type(ctx, annotation) == PDF_ANNOT_WIDGET
      && (draws_all_widgets || pdf_widget_type(ctx, annotation) == PDF_WIDGET_TYPE_SIGNATURE))
    return false;
  return pdf_annot_ap(ctx, annotation) != NULL;
}

static bool accept(fz_context *ctx, pdf_annot *annotations, bool draws_all_widgets)
{
  bool found = false;
  for (pdf_annot *each = annotations; each; each = pdf_next_annot(ctx, each))
    if (is_outdated(ctx, each, draws_all_widgets)) {
      pdf_set_annot_resynthesised(ctx, each);
      found = true;
    }
  return found;
}

/* The engine keeps showing its own drawings for display, even for annotations that got an appearance
   since. */
static void accept_appearances(fz_context *ctx, pdf_document *doc)
{
  pdf_xref *local = doc->local_xref;
  bool found = false;
  fz_var(found);
  fz_try(ctx)
  {
    doc->local_xref = NULL;
    pdf_obj *form = pdf_dict_getl(ctx, pdf_trailer(ctx, doc), PDF_NAME(Root), PDF_NAME(AcroForm), NULL);
    bool draws_all_widgets = pdf_dict_get_bool(ctx, form, PDF_NAME(NeedAppearances));
    for (fz_page *open = doc->super.open; open; open = open->next) {
      pdf_page *page = (pdf_page *)open;
      found |= accept(ctx, page->annots, draws_all_widgets);
      found |= accept(ctx, page->widgets, draws_all_widgets);
    }
  }
  fz_always(ctx) doc->local_xref = local;
  fz_catch(ctx) fz_rethrow(ctx);
  if (found) {
    pdf_drop_local_xref_and_resources(ctx, doc);
    doc->resynth_required = 1;
  }
}

/* Whether resources have a blend mode other than that of paint on paper. */
static bool blends(fz_context *ctx, pdf_obj *resources)
{
  pdf_obj *states = pdf_dict_get(ctx, resources, PDF_NAME(ExtGState));
  for (int i = 0; i < pdf_dict_len(ctx, states); i++) {
    pdf_obj *mode = pdf_dict_get(ctx, pdf_dict_get_val(ctx, states, i), PDF_NAME(BM));
    if (pdf_is_array(ctx, mode))
      mode = pdf_array_get(ctx, mode, 0);
    if (pdf_is_name(ctx, mode) && !pdf_name_eq(ctx, mode, PDF_NAME(Normal))
        && strcmp(pdf_to_name(ctx, mode), "Compatible"))
      return true;
  }
  return false;
}

/* The engine looks only when it loads a page whether its annotations blend, and draws such a page in a
   group: a highlight that was added since would look different after the next opening. */
static void note_blending(fz_context *ctx, pdf_page *page)
{
  for (pdf_annot *each = page->annots; each && !page->transparency; each = pdf_next_annot(ctx, each)) {
    pdf_obj *appearance = pdf_annot_ap(ctx, each);
    if (appearance && blends(ctx, pdf_xobject_resources(ctx, appearance)))
      page->transparency = 1;
  }
}

/* Whether a button is off and needs no appearance for that, since it has one for being on (ISO 32000-2,
   12.7.5.2.3). */
static bool is_blank(fz_context *ctx, pdf_annot *button)
{
  pdf_obj *object = pdf_annot_obj(ctx, button);
  pdf_obj *state = pdf_dict_get(ctx, object, PDF_NAME(AS));
  pdf_obj *looks = pdf_dict_getl(ctx, object, PDF_NAME(AP), PDF_NAME(N), NULL);
  return (!state || pdf_name_eq(ctx, state, PDF_NAME(Off))) && !pdf_is_stream(ctx, looks)
      && pdf_dict_len(ctx, looks) > 0;
}

/* The engine draws a button without an appearance for its state when it loads a page, but not when the
   state changes later. */
static void draw_missing_states(fz_context *ctx, pdf_page *page)
{
  for (pdf_annot *each = page->widgets; each; each = pdf_next_annot(ctx, each)) {
    if (pdf_annot_ap(ctx, each))
      continue;
    enum pdf_widget_type type = pdf_widget_type(ctx, each);
    bool has_states = type == PDF_WIDGET_TYPE_CHECKBOX || type == PDF_WIDGET_TYPE_RADIOBUTTON;
    if (has_states && !is_blank(ctx, each))
      pdf_annot_request_synthesis(ctx, each);
  }
}

static bool update(fz_context *ctx, pdf_page *page, bool *draws_all)
{
  cm_find_moved_annotations(ctx, page);
  accept_appearances(ctx, page->doc);
  draw_missing_states(ctx, page);
  *draws_all = page->doc->resynth_required;
  bool changed = pdf_update_page(ctx, page) != 0;
  note_blending(ctx, page);
  return changed;
}

bool cm_update_page(fz_context *ctx, pdf_page *page, bool *out, bool *draws_all, cm_error *error)
{
  CM_CALL(ctx, error, *out = update(ctx, page, draws_all));
}
