/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"

bool cm_sync_annotations(fz_context *ctx, pdf_page *page, cm_error *error)
{
  CM_CALL(ctx, error, pdf_sync_annots(ctx, page); pdf_sync_links(ctx, page));
}

static pdf_annot *find(fz_context *ctx, pdf_page *page, pdf_obj *object)
{
  for (pdf_annot *each = pdf_first_annot(ctx, page); each; each = pdf_next_annot(ctx, each))
    if (!pdf_objcmp(ctx, pdf_annot_obj(ctx, each), object))
      return each;
  for (pdf_annot *each = pdf_first_widget(ctx, page); each; each = pdf_next_widget(ctx, each))
    if (!pdf_objcmp(ctx, pdf_annot_obj(ctx, each), object))
      return each;
  return NULL;
}

/* MuPDF goes through all annotations of all open pages whenever it redraws one, and redraws those without an
   appearance: also those with one in the document's local table, which is dropped when this one changes. So it
   is shown only a page like this one, on which is nothing else. */
static bool update_alone(fz_context *ctx, pdf_page *page, pdf_obj *object)
{
  pdf_document *doc = page->doc;
  fz_page *open = doc->super.open;
  int pending = doc->resynth_required || doc->local_xref;
  pdf_page alone = *page;
  bool found = false;
  fz_var(found);
  alone.super.next = NULL;
  alone.links = NULL;
  alone.annots = alone.widgets = NULL;
  alone.annot_tailp = &alone.annots;
  alone.widget_tailp = &alone.widgets;
  alone.obj = NULL;

  /* It cannot revert its own half-done work: its operations would stay open. */
  cm_exempt(ctx->alloc.user, true);
  fz_try(ctx)
  {
    alone.obj = pdf_copy_dict(ctx, page->obj);
    pdf_dict_put_drop(ctx, alone.obj, PDF_NAME(Annots), pdf_new_array(ctx, doc, 1));
    pdf_array_push(ctx, pdf_dict_get(ctx, alone.obj, PDF_NAME(Annots)), object);
    doc->super.open = &alone.super;
    pdf_sync_annots(ctx, &alone);
    pdf_annot *annotation = alone.annots ? alone.annots : alone.widgets;
    found = annotation != NULL;
    if (found) {
      pdf_annot_request_resynthesis(ctx, annotation);
      pdf_update_annot(ctx, annotation);
    }
  }
  fz_always(ctx)
  {
    doc->super.open = open;
    doc->resynth_required |= pending;
    pdf_nuke_annots(ctx, &alone);
    pdf_drop_obj(ctx, alone.obj);
    cm_exempt(ctx->alloc.user, false);
  }
  fz_catch(ctx) fz_rethrow(ctx);
  return found;
}

bool cm_write_appearance(
    fz_context *ctx, pdf_page *page, pdf_obj *object, bool *found, cm_error *error)
{
  CM_CALL(ctx, error, *found = update_alone(ctx, page, object));
}

static bool shows(fz_context *ctx, pdf_annot *annotation)
{
  fz_rect box = fz_make_rect(0, 0, 0, 0);
  pdf_annot_push_local_xref(ctx, annotation);
  fz_try(ctx)
  {
    pdf_obj *form = pdf_annot_ap(ctx, annotation);
    if (form)
      box = fz_transform_rect(pdf_xobject_bbox(ctx, form), pdf_xobject_matrix(ctx, form));
  }
  fz_always(ctx) pdf_annot_pop_local_xref(ctx, annotation);
  fz_catch(ctx) fz_rethrow(ctx);
  return box.x0 < box.x1 && box.y0 < box.y1;
}

bool cm_look(
    fz_context *ctx, pdf_page *page, pdf_obj *object, bool *is_shown, bool *is_temporary,
    cm_error *error)
{
  fz_try(ctx)
  {
    pdf_annot *annotation = find(ctx, page, object);
    *is_shown = annotation && shows(ctx, annotation);
    /* Negative: the appearance in the file is out of date. */
    *is_temporary = annotation
                    && (pdf_annot_needs_resynthesis(ctx, annotation) < 0
                        || (*is_shown && !pdf_annot_ap(ctx, annotation)));
  }
  CM_END(ctx, error);
}

/* The number in a name that consists of a letter and digits; 0 for other names. */
static int64_t number_in_name(const char *name, char letter)
{
  int64_t number = 0;
  if (name[0] != letter || !name[1]) return 0;
  for (const char *digit = name + 1; *digit; ++digit) {
    if (*digit < '0' || *digit > '9' || digit - name > 15) return 0;
    number = number * 10 + (*digit - '0');
  }
  return number;
}

/* The last number in a name that consists of "annotation" and two numbers; 0 for other names. */
static int64_t number_in_written_name(const char *name)
{
  const char *word = "annotation-";
  if (strncmp(name, word, strlen(word))) return 0;
  const char *dash = name + strlen(word);
  while ((*dash >= '0' && *dash <= '9') || *dash == '\'') ++dash;
  return dash == name + strlen(word) ? 0 : number_in_name(dash, '-');
}

bool cm_greatest_number(
    fz_context *ctx, pdf_obj *annotations, char letter, int64_t *greatest, cm_error *error)
{
  CM_CALL(
      ctx, error, int count = pdf_array_len(ctx, annotations);
      for (int i = 0; i < count; ++i) {
        pdf_obj *object = pdf_dict_get(ctx, pdf_array_get(ctx, annotations, i), PDF_NAME(NM));
        if (!pdf_is_string(ctx, object)) continue;
        const char *name = pdf_to_text_string(ctx, object);
        int64_t number = letter ? number_in_name(name, letter) : number_in_written_name(name);
        if (number > *greatest) *greatest = number;
      });
}
