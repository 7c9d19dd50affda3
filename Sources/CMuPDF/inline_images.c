/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "inline_images.h"

/* Names an image in the resources, replacing an old one or as a new one. */
static void name_picture(
    fz_context *ctx, pdf_processor *proc, char *name, size_t size, pdf_obj *picture)
{
  pdf_obj *resources = proc->rstack->resources;
  pdf_obj *named = pdf_dict_get(ctx, resources, PDF_NAME(XObject));
  if (!named)
    named = pdf_dict_put_dict(ctx, resources, PDF_NAME(XObject), 8);
  for (int i = 1; !name[0] || (i > 1 && pdf_dict_gets(ctx, named, name)); ++i)
    fz_snprintf(name, size, "Cut%d", i);
  pdf_dict_puts(ctx, named, name, picture);
}

void cm_show_named(
    fz_context *ctx, pdf_processor *proc, char *name, size_t size, pdf_obj *picture, fz_image *image)
{
  fz_try(ctx)
  {
    name_picture(ctx, proc, name, size, picture);
    proc->chain->op_Do_image(ctx, proc->chain, name, image);
  }
  fz_always(ctx) pdf_drop_obj(ctx, picture);
  fz_catch(ctx) fz_rethrow(ctx);
}

void cm_show_inline(
    fz_context *ctx, pdf_processor *proc, pdf_document *doc, fz_image *image,
    const char *colorspace_name)
{
  char name[64] = "";
  bool is_named = colorspace_name && colorspace_name[0];
  if (!is_named && fz_colorspace_is_indexed(ctx, image->colorspace))
    cm_show_named(ctx, proc, name, sizeof name, pdf_add_image(ctx, doc, image), image);
  else
    proc->chain->op_BI(ctx, proc->chain, image, colorspace_name);
}
