/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "moved_annotations.h"

#include "CMuPDF.h"

/* The first annotation of a page that is a direct object, except links and popups, which the engine does
   not draw. The others are in the same object, so they are moved with it. */
static pdf_obj *first_direct(fz_context *ctx, pdf_obj *page)
{
  pdf_obj *annotations = pdf_dict_get(ctx, page, PDF_NAME(Annots));
  for (int i = 0, count = pdf_array_len(ctx, annotations); i < count; i++) {
    pdf_obj *each = pdf_array_get(ctx, annotations, i);
    if (pdf_is_indirect(ctx, each) || !pdf_is_dict(ctx, each))
      continue;
    pdf_obj *type = pdf_dict_get(ctx, each, PDF_NAME(Subtype));
    if (!pdf_name_eq(ctx, type, PDF_NAME(Link)) && !pdf_name_eq(ctx, type, PDF_NAME(Popup)))
      return each;
  }
  return NULL;
}

/* The same in the local table, if the object that contains it was moved there. */
static pdf_obj *first_direct_for_display(fz_context *ctx, pdf_document *doc, pdf_obj *page)
{
  pdf_obj *found = NULL;
  fz_var(found);
  ++doc->local_xref_nesting;
  fz_try(ctx) found = first_direct(ctx, page);
  fz_always(ctx) --doc->local_xref_nesting;
  fz_catch(ctx) fz_rethrow(ctx);
  return found;
}

static void drop_local_table(fz_context *ctx, pdf_document *doc)
{
  if (doc->local_xref)
    pdf_drop_local_xref_and_resources(ctx, doc);
  doc->resynth_required = 1;
}

void cm_return_annotations(fz_context *ctx, pdf_document *doc, pdf_obj *page)
{
  if (doc->local_xref && first_direct(ctx, page) != first_direct_for_display(ctx, doc, page))
    drop_local_table(ctx, doc);
}

static bool is_listed(fz_context *ctx, pdf_annot *annotations, pdf_obj *object)
{
  for (pdf_annot *each = annotations; each; each = pdf_next_annot(ctx, each))
    if (pdf_annot_obj(ctx, each) == object)
      return true;
  return false;
}

void cm_find_moved_annotations(fz_context *ctx, pdf_page *page)
{
  if (!first_direct(ctx, page->obj))
    return;
  pdf_obj *first = first_direct_for_display(ctx, page->doc, page->obj);
  if (!first || is_listed(ctx, page->annots, first) || is_listed(ctx, page->widgets, first))
    return;
  drop_local_table(ctx, page->doc);
  pdf_nuke_annots(ctx, page);
  pdf_sync_annots(ctx, page);
}
