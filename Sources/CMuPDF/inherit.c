/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"
#include "as_in_file.h"
#include "page_nodes.h"

/* The entries that pages inherit (ISO 32000-2, table 31). */
static pdf_obj *const inheritable[] = {
    PDF_NAME(MediaBox), PDF_NAME(CropBox), PDF_NAME(Rotate), PDF_NAME(Resources)};

void cm_own_inherited_entries(fz_context *ctx, pdf_obj *page)
{
  for (size_t i = 0; i < nelem(inheritable); ++i) {
    pdf_obj *key = inheritable[i];
    if (pdf_dict_get(ctx, page, key)) {
      /* A box that is shown instead of one that the page inherits. */
      cm_keep_shown(ctx, page, key);
      continue;
    }
    pdf_obj *value = pdf_dict_get_inheritable(ctx, page, key);
    /* A direct object belongs to its container. */
    if (value)
      pdf_dict_put_drop(
          ctx, page, key,
          pdf_is_indirect(ctx, value) ? pdf_keep_obj(ctx, value) : pdf_deep_copy_obj(ctx, value));
  }
}

bool cm_own_inherited(fz_context *ctx, pdf_obj *page, cm_error *error)
{
  CM_CALL(ctx, error, cm_own_inherited_entries(ctx, page));
}

static void put_rect(fz_context *ctx, pdf_obj *page, pdf_obj *key, pdf_obj *rect)
{
  if (rect)
    pdf_dict_put_drop(ctx, page, key, pdf_deep_copy_obj(ctx, rect));
  else
    pdf_dict_put_rect(ctx, page, key, cm_default_box);
}

/* Writes the default value of an entry that a page lacks. */
static void put_default(fz_context *ctx, pdf_obj *page, pdf_obj *key)
{
  if (key == PDF_NAME(Rotate))
    pdf_dict_put_int(ctx, page, key, 0);
  else if (key == PDF_NAME(Resources))
    pdf_dict_put_dict(ctx, page, key, 1);
  else
    put_rect(
        ctx, page, key,
        key == PDF_NAME(CropBox)
            ? pdf_resolve_indirect(ctx, pdf_dict_get(ctx, page, PDF_NAME(MediaBox))) : NULL);
}

void cm_adopt_page(fz_context *ctx, pdf_obj *page, pdf_obj *parent)
{
  cm_own_inherited_entries(ctx, page);
  pdf_dict_put(ctx, page, PDF_NAME(Parent), parent);
  for (size_t i = 0; i < nelem(inheritable); ++i)
    if (!pdf_dict_get(ctx, page, inheritable[i])
        && pdf_dict_get_inheritable(ctx, page, inheritable[i]))
      put_default(ctx, page, inheritable[i]);
}
