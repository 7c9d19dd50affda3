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

/* In the library, without a declaration: repairs the parents of page tree nodes. */
void pdf_repair_page_tree_parents(fz_context *ctx, pdf_document *doc);

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
    pdf_repair_page_tree_parents(ctx, doc);
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
