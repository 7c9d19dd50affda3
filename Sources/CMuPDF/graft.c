/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"

bool cm_graft(
    fz_context *ctx, pdf_document *doc, pdf_obj *const *objects, int count, pdf_obj **out,
    cm_error *error)
{
  pdf_graft_map *map = NULL;
  int made = 0;
  fz_var(map);
  fz_var(made);
  fz_try(ctx)
  {
    map = pdf_new_graft_map(ctx, doc);
    for (; made < count; ++made)
      out[made] = pdf_graft_mapped_object(ctx, map, objects[made]);
  }
  fz_always(ctx) pdf_drop_graft_map(ctx, map);
  fz_catch(ctx)
  {
    while (made > 0)
      pdf_drop_obj(ctx, out[--made]);
    return cm_report(ctx, error);
  }
  return true;
}
