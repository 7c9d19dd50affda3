/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "inline_images.h"
#include "redact_picture.h"
#include "redact_text.h"

/* Comes after the removing filter, which has given each use of an image its own name in separate
   resources, and replaces the images that lose a part. */
typedef struct {
  cm_tracker tracker;
  cm_redaction *redaction;
  /* The line width of what follows. Within a text object, the filter need not know of it. */
  float width;
  void (*pop)(fz_context *ctx, pdf_processor *proc);
} cm_cutter;

/* Whether an error is a refused allocation or a cancellation, and not the image's fault. */
static bool is_fatal(int code)
{
  return code == FZ_ERROR_ABORT || code == FZ_ERROR_SYSTEM || code == FZ_ERROR_TRYLATER;
}

/* The image without the areas; NULL if it cannot even be shown, and so is removed completely. `object`
   is NULL for an inline image. */
static pdf_obj *new_picture(
    fz_context *ctx, cm_redaction *redaction, pdf_obj *object, fz_image *image)
{
  pdf_obj *result = NULL;
  fz_var(result);
  fz_try(ctx)
    if (object)
      result = cm_cut_image_object(ctx, redaction, object, redaction->image_place);
  fz_catch(ctx)
  {
    if (is_fatal(fz_caught(ctx)))
      fz_rethrow(ctx);
    fz_report_error(ctx);
  }
  if (result)
    return result;
  fz_try(ctx) result = cm_cut_image_pixels(ctx, redaction, image, redaction->image_place);
  fz_catch(ctx)
  {
    if (is_fatal(fz_caught(ctx)))
      fz_rethrow(ctx);
    fz_report_error(ctx);
  }
  return result;
}

static void cut(fz_context *ctx, pdf_processor *proc, const char *old_name, fz_image *image)
{
  cm_redaction *redaction = ((cm_cutter *)proc)->redaction;
  char name[64];
  redaction->cuts_image = false;
  fz_strlcpy(name, old_name, sizeof name);
  pdf_obj *object =
      name[0] ? pdf_lookup_resource(ctx, proc->rstack, PDF_NAME(XObject), name) : NULL;
  pdf_obj *picture = new_picture(ctx, redaction, object, image);
  if (!picture) {
    if (name[0])
      pdf_dict_dels(ctx, pdf_dict_get(ctx, proc->rstack->resources, PDF_NAME(XObject)), name);
    return;
  }
  cm_show_named(ctx, proc, name, sizeof name, picture, image);
}

static bool cuts(pdf_processor *proc)
{
  cm_redaction *redaction = ((cm_cutter *)proc)->redaction;
  return redaction->cuts_image && !redaction->is_trial;
}

static void cut_Do_image(
    fz_context *ctx, pdf_processor *proc, const char *name, fz_image *image)
{
  if (cuts(proc))
    cut(ctx, proc, name, image);
  else
    proc->chain->op_Do_image(ctx, proc->chain, name, image);
}

static void cut_BI(
    fz_context *ctx, pdf_processor *proc, fz_image *image, const char *colorspace_name)
{
  cm_redaction *redaction = ((cm_cutter *)proc)->redaction;
  if (cuts(proc))
    cut(ctx, proc, "", image);
  else
    cm_show_inline(ctx, proc, redaction->doc, image, colorspace_name);
}

static void cut_Do_form(fz_context *ctx, pdf_processor *proc, const char *name, pdf_obj *form)
{
  cm_cutter *cutter = (cm_cutter *)proc;
  cm_draw_form(ctx, &cutter->tracker, name, form);
}

static void set_width(fz_context *ctx, cm_cutter *cutter, float width)
{
  pdf_processor *chain = cutter->tracker.super.chain;
  if (cutter->width == width)
    return;
  cutter->width = width;
  chain->op_w(ctx, chain, width);
}

/* MuPDF's filter writes the line width only before paths, but stroked letters have it too. */
static void widen(fz_context *ctx, pdf_processor *proc)
{
  cm_cutter *cutter = (cm_cutter *)proc;
  cm_text_state wanted = cutter->redaction->wanted->now;
  int painting = wanted.mode & 3;
  if (painting == 1 || painting == 2)
    set_width(ctx, cutter, wanted.width);
}

/* The filter does not write a width that it has written before. */
static void cut_ET(fz_context *ctx, pdf_processor *proc)
{
  proc->chain->op_ET(ctx, proc->chain);
  set_width(ctx, (cm_cutter *)proc, ((cm_cutter *)proc)->tracker.now.width);
}

static void cut_w(fz_context *ctx, pdf_processor *proc, float width)
{
  cm_cutter *cutter = (cm_cutter *)proc;
  cutter->tracker.now.width = cutter->width = width;
  proc->chain->op_w(ctx, proc->chain, width);
}

static void cut_Q(fz_context *ctx, pdf_processor *proc)
{
  cm_cutter *cutter = (cm_cutter *)proc;
  cutter->pop(ctx, proc);
  cutter->width = cutter->tracker.now.width;
}

static void cut_Tj(fz_context *ctx, pdf_processor *proc, char *text, size_t length)
{
  widen(ctx, proc);
  proc->chain->op_Tj(ctx, proc->chain, text, length);
}

static void cut_TJ(fz_context *ctx, pdf_processor *proc, pdf_obj *array)
{
  widen(ctx, proc);
  proc->chain->op_TJ(ctx, proc->chain, array);
}

static void cut_Tf(
    fz_context *ctx, pdf_processor *proc, const char *name, pdf_font_desc *font, float size)
{
  cm_name_lent(ctx, ((cm_cutter *)proc)->redaction, proc->rstack->resources, name);
  proc->chain->op_Tf(ctx, proc->chain, name, font, size);
}

pdf_processor *cm_new_cutter(
    fz_context *ctx, pdf_document *doc, pdf_processor *chain, int struct_parents,
    fz_matrix transform, pdf_filter_options *options, void *redaction)
{
  cm_cutter *cutter = pdf_new_processor(ctx, sizeof *cutter);
  pdf_processor *proc = &cutter->tracker.super;
  proc->chain = chain;
  proc->requirements = chain->requirements;
  /* The creator of the chain drops it. */
  proc->drop_processor = cm_drop_tracker;
  cm_track_text(&cutter->tracker);
  cutter->redaction = redaction;
  cutter->width = cutter->tracker.now.width;
  cutter->pop = proc->op_Q;
  proc->op_Q = cut_Q;
  proc->op_w = cut_w;
  proc->op_ET = cut_ET;
  proc->op_Tf = cut_Tf;
  proc->op_Tj = cut_Tj;
  proc->op_TJ = cut_TJ;
  proc->op_Do_image = cut_Do_image;
  proc->op_BI = cut_BI;
  proc->op_Do_form = cut_Do_form;
  return proc;
}
