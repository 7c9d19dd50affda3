/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"
#include "as_in_file.h"
#include "moved_annotations.h"
#include "object_rescue.h"
#include "page_annotations.h"
#include "page_nodes.h"
#include "page_widgets.h"
#include "stream_ends.h"

bool cm_page_object_transform(
    fz_context *ctx, pdf_obj *page, fz_rect *bounds, fz_matrix *transform, cm_error *error)
{
  fz_try(ctx)
  {
    pdf_page_obj_transform(ctx, page, bounds, transform);
    *bounds = fz_transform_rect(*bounds, *transform);
  }
  CM_END(ctx, error);
}

/* Reads the normal appearance, or those of the states, so that the engine does not take a refused one for
   missing. */
static void rescue_appearance(fz_context *ctx, pdf_obj *appearance)
{
  pdf_obj *normal = cm_resolve_or_rescue(ctx, pdf_dict_get(ctx, appearance, PDF_NAME(N)));
  for (int i = 0, count = pdf_is_stream(ctx, normal) ? 0 : pdf_dict_len(ctx, normal); i < count; ++i)
    cm_resolve_or_rescue(ctx, pdf_dict_get_val(ctx, normal, i));
}

/* Loading a page draws its annotations without an appearance, and fails, with operations left open, if
   an appearance is not a dictionary or parents form a loop. Such useless entries are removed from the
   memory. */
static void mend_annotations(fz_context *ctx, pdf_obj *page)
{
  pdf_obj *annotations = pdf_dict_get(ctx, page, PDF_NAME(Annots));
  for (int i = 0, count = pdf_array_len(ctx, annotations); i < count; ++i) {
    pdf_obj *annotation = cm_resolve_or_rescue(ctx, pdf_array_get(ctx, annotations, i));
    pdf_obj *appearance = pdf_dict_get(ctx, annotation, PDF_NAME(AP));
    if (appearance && !pdf_is_dict(ctx, cm_resolve_or_rescue(ctx, appearance)))
      cm_show_entry(ctx, annotation, PDF_NAME(AP), NULL);
    else
      rescue_appearance(ctx, appearance);
    if (cm_has_circular_parents(ctx, annotation))
      cm_show_entry(ctx, annotation, PDF_NAME(Parent), NULL);
  }
}

bool cm_lacks_markup_appearance(fz_context *ctx, pdf_obj *annotations)
{
  bool lacks = false;
  fz_var(lacks);
  fz_try(ctx)
    for (int i = 0, count = pdf_array_len(ctx, annotations); i < count && !lacks; ++i) {
      pdf_obj *annotation = pdf_array_get(ctx, annotations, i);
      lacks = pdf_dict_get(ctx, annotation, PDF_NAME(QuadPoints))
           && !pdf_dict_get(ctx, annotation, PDF_NAME(AP));
    }
  fz_catch(ctx)
  {
    /* Readers of the annotations get the error, too. */
    fz_report_error(ctx);
  }
  return lacks;
}

bool cm_show_quads(fz_context *ctx, pdf_obj *annotation, pdf_obj *quads, cm_error *error)
{
  CM_CALL(ctx, error, cm_show_entry(ctx, annotation, PDF_NAME(QuadPoints), quads));
}

/* Frees the pages that nobody uses any more. They have no document, but stay in the engine's list until it
   loads a page: it does not see them in `load_alone`. */
static void free_dropped_pages(fz_context *ctx, pdf_document *doc)
{
  for (fz_page *page = doc->super.open, *next; page; page = next) {
    next = page->next;
    if (page->doc)
      continue;
    *page->prev = next;
    if (next)
      next->prev = page->prev;
    fz_free(ctx, page);
  }
}

static bool is_open(pdf_document *doc, int index)
{
  for (fz_page *each = doc->super.open; each; each = each->next)
    if (each->number == index)
      return true;
  return false;
}

/* Loads a page without the others: the engine goes through all open pages to draw appearances that a new one
   lacks, and draws theirs, too. They wait until they are shown. */
static pdf_page *load_alone(fz_context *ctx, pdf_document *doc, int index)
{
  free_dropped_pages(ctx, doc);
  fz_page *others = doc->super.open;
  int pending = doc->resynth_required;
  pdf_page *page = NULL;
  if (is_open(doc, index))
    return pdf_load_page(ctx, doc, index);
  fz_var(page);
  doc->super.open = NULL;
  fz_try(ctx) page = pdf_load_page(ctx, doc, index);
  fz_always(ctx)
  {
    fz_page **end = &doc->super.open;
    while (*end) end = &(*end)->next;
    *end = others;
    if (others) others->prev = end;
    doc->resynth_required |= pending;
  }
  fz_catch(ctx) fz_rethrow(ctx);
  return page;
}

static pdf_page *load_page(fz_context *ctx, pdf_document *doc, int index)
{
  pdf_obj *page = pdf_lookup_page_obj(ctx, doc, index);
  cm_keep_page_map(ctx, doc);
  cm_mend_page_parents(ctx, doc, page);
  mend_annotations(ctx, page);
  cm_end_contents(ctx, page);
  cm_return_annotations(ctx, doc, page);
  return load_alone(ctx, doc, index);
}

bool cm_load_and_rescue(
    fz_context *ctx, pdf_document *doc, cm_page_loader *load, int index, pdf_page **out, cm_error *error)
{
  fz_try(ctx)
  {
    cm_forget_refused(ctx);
    *out = load(ctx, doc, index);
    for (int i = 0; i < cm_most_rescues && cm_rescue_refused(ctx, doc); ++i) {
      pdf_drop_page(ctx, *out);
      *out = NULL;
      *out = load(ctx, doc, index);
    }
  }
  CM_END(ctx, error);
}

bool cm_load_page(fz_context *ctx, pdf_document *doc, int index, pdf_page **out, cm_error *error)
{
  return cm_load_and_rescue(ctx, doc, load_page, index, out, error);
}

void cm_drop_page(fz_context *ctx, pdf_page *page) { pdf_drop_page(ctx, page); }

/* The poster of a movie without an appearance (ISO 32000-2, table 306), upright in the page's own
   space; anything but an image is skipped. */
static void run_poster(
    fz_context *ctx, pdf_page *page, pdf_obj *movie, fz_device *device, bool prints)
{
  fz_image *image = NULL;
  fz_var(image);
  pdf_obj *poster = pdf_dict_gets(ctx, pdf_dict_get(ctx, movie, PDF_NAME(Movie)), "Poster");
  int flags = pdf_dict_get_int(ctx, movie, PDF_NAME(F));
  bool is_shown = prints ? flags & PDF_ANNOT_IS_PRINT : !(flags & PDF_ANNOT_IS_NO_VIEW);
  if (!pdf_is_stream(ctx, poster) || !is_shown || flags & PDF_ANNOT_IS_HIDDEN
      || pdf_dict_getl(ctx, movie, PDF_NAME(AP), PDF_NAME(N), NULL))
    return;
  fz_try(ctx)
  {
    fz_rect rect = pdf_dict_get_rect(ctx, movie, PDF_NAME(Rect));
    fz_matrix matrix;
    pdf_page_transform(ctx, page, NULL, &matrix);
    fz_matrix place = {rect.x1 - rect.x0, 0, 0, rect.y0 - rect.y1, rect.x0, rect.y1};
    image = pdf_load_image(ctx, page->doc, poster);
    fz_fill_image(ctx, device, image, fz_concat(place, matrix), 1, fz_default_color_params);
  }
  fz_always(ctx) fz_drop_image(ctx, image);
  fz_catch(ctx)
  {
    fz_rethrow_if(ctx, FZ_ERROR_ABORT);
    fz_rethrow_if(ctx, FZ_ERROR_SYSTEM);
    fz_report_error(ctx);
  }
}

static void run_posters(
    fz_context *ctx, pdf_page *page, fz_device *device, bool prints, fz_cookie *cookie)
{
  for (pdf_annot *annot = pdf_first_annot(ctx, page); annot; annot = pdf_next_annot(ctx, annot)) {
    if (cookie && cm_is_aborted(cookie))
      return;
    if (pdf_annot_type(ctx, annot) == PDF_ANNOT_MOVIE)
      run_poster(ctx, page, pdf_annot_obj(ctx, annot), device, prints);
  }
}

static fz_display_list *list_page(fz_context *ctx, pdf_page *page, int parts, fz_cookie *cookie)
{
  fz_display_list *list = NULL;
  fz_device *device = NULL;
  fz_var(list);
  fz_var(device);
  fz_try(ctx)
  {
    cm_settle_fonts(ctx, page->doc, pdf_page_resources(ctx, page));
    list = fz_new_display_list(ctx, pdf_bound_page(ctx, page, FZ_CROP_BOX));
    device = cm_new_list_device(ctx, list);
    bool prints = parts & CM_FOR_PRINT;
    const char *usage = prints ? "Print" : "View";
    if (parts & CM_CONTENTS)
      cm_run_contents(ctx, page, device, fz_identity, usage, cookie);
    if (parts & CM_ANNOTATIONS) {
      run_posters(ctx, page, device, prints, cookie);
      cm_run_annotations(ctx, page, device, prints, cookie);
    }
    if (parts & CM_WIDGETS)
      cm_run_widgets(ctx, page, device, prints, cookie);
    fz_close_device(ctx, device);
    cm_stop_if_aborted(ctx, cookie);
  }
  fz_always(ctx) fz_drop_device(ctx, device);
  fz_catch(ctx)
  {
    fz_drop_display_list(ctx, list);
    fz_rethrow(ctx);
  }
  return list;
}

bool cm_page_display_list(
    fz_context *ctx, pdf_page *page, int parts, fz_cookie *cookie, fz_display_list **out,
    cm_error *error)
{
  fz_try(ctx)
  {
    cm_forget_refused(ctx);
    *out = list_page(ctx, page, parts, cookie);
    for (int i = 0; i < cm_most_rescues && cm_rescue_refused(ctx, page->doc); ++i) {
      fz_drop_display_list(ctx, *out);
      *out = NULL;
      *out = list_page(ctx, page, parts, cookie);
    }
  }
  CM_END(ctx, error);
}

void cm_drop_display_list(fz_context *ctx, fz_display_list *list)
{
  fz_drop_display_list(ctx, list);
}
