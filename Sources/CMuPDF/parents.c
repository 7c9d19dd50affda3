/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"
#include "page_nodes.h"

/* More than any form has above a widget. */
enum { MOST_PARENTS = 100 };

bool cm_has_circular_parents(fz_context *ctx, pdf_obj *object)
{
  pdf_obj *parent = pdf_dict_get(ctx, object, PDF_NAME(Parent));
  for (int depth = 0; parent; ++depth, parent = pdf_dict_get(ctx, parent, PDF_NAME(Parent)))
    if (depth == MOST_PARENTS)
      return true;
  return false;
}

typedef struct {
  int length;
  /* The numbers of the nodes that were met. */
  unsigned char *met;
} visit;

/* Gives each kid whose parents form a loop the parent that lists it. The parents of the node itself are sound. */
static void mend_kids(fz_context *ctx, const visit *visit, pdf_obj *node, int depth)
{
  pdf_obj *kids = pdf_dict_get(ctx, node, PDF_NAME(Kids));
  if (depth == MOST_PARENTS || !cm_is_met_first(ctx, node, visit->met, visit->length))
    return;
  for (int i = 0, length = pdf_array_len(ctx, kids); i < length; ++i) {
    pdf_obj *kid = pdf_array_get(ctx, kids, i);
    if (cm_has_circular_parents(ctx, kid))
      pdf_dict_put(ctx, kid, PDF_NAME(Parent), node);
    if (cm_is_page_node(ctx, kid))
      mend_kids(ctx, visit, kid, depth + 1);
  }
}

static void mend_tree(fz_context *ctx, pdf_document *doc)
{
  visit visit = {pdf_xref_len(ctx, doc), NULL};
  pdf_obj *root = pdf_dict_getp(ctx, pdf_trailer(ctx, doc), "Root/Pages");
  fz_var(visit);
  fz_try(ctx)
  {
    visit.met = fz_calloc(ctx, visit.length, 1);
    pdf_dict_del(ctx, root, PDF_NAME(Parent));
    mend_kids(ctx, &visit, root, 0);
  }
  fz_always(ctx) fz_free(ctx, visit.met);
  fz_catch(ctx) fz_rethrow(ctx);
}

void cm_mend_page_parents(fz_context *ctx, pdf_document *doc, pdf_obj *page)
{
  pdf_journal *journal = doc->journal;
  int repair = doc->repair_in_progress;
  if (!cm_has_circular_parents(ctx, page))
    return;
  fz_try(ctx)
  {
    doc->journal = NULL;
    doc->repair_in_progress = 1;
    mend_tree(ctx, doc);
    if (cm_has_circular_parents(ctx, page))
      pdf_dict_del(ctx, page, PDF_NAME(Parent));
  }
  fz_always(ctx)
  {
    doc->journal = journal;
    doc->repair_in_progress = repair;
  }
  fz_catch(ctx) fz_rethrow(ctx);
}
