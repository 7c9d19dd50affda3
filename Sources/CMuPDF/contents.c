/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"

/* A content stream that is being run: that of a page, a form or a pattern. */
typedef struct stream {
  struct stream *outer;
  /* What the engine's count of hidden sequences was at the beginning. */
  int hidden;
  /* How many marked-content sequences the stream has open. */
  int open;
} stream;

/* One thread runs the contents of a page without interruption. */
static _Thread_local stream *innermost;

/* The original functions of every run processor. */
static pdf_processor original;

/* Threads with contexts of their own make processors at the same time. */
#define ORIGINAL(function) __atomic_load_n(&original.function, __ATOMIC_RELAXED)

/* If it throws, nothing is pushed: nobody pops then. */
static void push_resources(fz_context *ctx, pdf_processor *processor, pdf_obj *resources)
{
  stream *inner = fz_malloc_struct(ctx, stream);
  fz_try(ctx) ORIGINAL(push_resources)(ctx, processor, resources);
  fz_catch(ctx)
  {
    fz_free(ctx, inner);
    fz_rethrow(ctx);
  }
  inner->outer = innermost;
  inner->hidden = processor->hidden;
  innermost = inner;
}

/* Also called after an error within the stream. */
static pdf_obj *pop_resources(fz_context *ctx, pdf_processor *processor)
{
  stream *inner = innermost;
  if (inner) {
    processor->hidden = inner->hidden;
    innermost = inner->outer;
    fz_free(ctx, inner);
  }
  return ORIGINAL(pop_resources)(ctx, processor);
}

static void begin(fz_context *ctx, pdf_processor *processor, const char *tag)
{
  ORIGINAL(op_BMC)(ctx, processor, tag);
  if (innermost)
    ++innermost->open;
}

static void begin_with_properties(
    fz_context *ctx, pdf_processor *processor, const char *tag, pdf_obj *raw, pdf_obj *cooked)
{
  ORIGINAL(op_BDC)(ctx, processor, tag, raw, cooked);
  if (innermost)
    ++innermost->open;
}

/* A stream cannot end a sequence that another one began (ISO 32000-2, 14.6.1). The engine counts down what
   is hidden after each end. */
static void end(fz_context *ctx, pdf_processor *processor)
{
  if (innermost && innermost->open == 0) {
    if (processor->hidden > 0)
      ++processor->hidden;
    return;
  }
  if (innermost)
    --innermost->open;
  ORIGINAL(op_EMC)(ctx, processor);
}

/* The engine would draw the text of a text object that is still open in the space of the form. */
static void draw_form(
    fz_context *ctx, pdf_processor *processor, const char *name, pdf_obj *form)
{
  processor->op_ET(ctx, processor);
  ORIGINAL(op_Do_form)(ctx, processor, name, form);
}

/* The end of a stream within its own graphics state. A path that it did not paint, the clip that should
   follow that path, and sequences that it left open end with it. */
static void end_stream(fz_context *ctx, pdf_processor *processor)
{
  processor->op_n(ctx, processor);
  if (innermost) {
    for (; innermost->open > 0; --innermost->open)
      ORIGINAL(op_EMC)(ctx, processor);
    processor->hidden = innermost->hidden;
  }
  ORIGINAL(op_END)(ctx, processor);
}

pdf_processor *cm_new_run_processor(
    fz_context *ctx, pdf_document *doc, fz_device *device, fz_matrix ctm, int parent,
    const char *usage, fz_default_colorspaces *spaces, fz_cookie *cookie)
{
  pdf_processor *processor = pdf_new_run_processor(
      ctx, doc, device, ctm, parent, usage, NULL, spaces, cookie, NULL, NULL);
#define TAKE(op, own) \
  /* All threads write the same value. */ \
  __atomic_store_n(&original.op, processor->op, __ATOMIC_RELAXED); \
  processor->op = own;
  TAKE(push_resources, push_resources)
  TAKE(pop_resources, pop_resources)
  TAKE(op_BMC, begin)
  TAKE(op_BDC, begin_with_properties)
  TAKE(op_EMC, end)
  TAKE(op_Do_form, draw_form)
  TAKE(op_END, end_stream)
  return processor;
}

/* The colour space in which the page's group blends; NULL for that of the device. */
static fz_colorspace *blending_space(
    fz_context *ctx, pdf_page *page, fz_default_colorspaces *spaces)
{
  fz_colorspace *space = NULL;
  pdf_obj *group = pdf_page_group(ctx, page);
  if (!group)
    return fz_keep_colorspace(ctx, fz_default_output_intent(ctx, spaces));
  pdf_obj *object = pdf_dict_get(ctx, group, PDF_NAME(CS));
  if (!object)
    return NULL;
  fz_var(space);
  fz_try(ctx) space = pdf_load_colorspace(ctx, object);
  fz_catch(ctx) cm_pass_over(ctx);
  if (fz_is_valid_blend_colorspace(ctx, space))
    return space;
  fz_drop_colorspace(ctx, space);
  return NULL;
}

/* Limits the drawing to the crop box if that is smaller than the media box; returns whether it did. */
static bool clip_to_crop_box(fz_context *ctx, pdf_page *page, fz_device *device, fz_matrix ctm)
{
  if (!pdf_dict_get_inheritable(ctx, page->obj, PDF_NAME(CropBox)))
    return false;
  fz_rect media = pdf_dict_get_inheritable_rect(ctx, page->obj, PDF_NAME(MediaBox));
  fz_rect crop = pdf_dict_get_inheritable_rect(ctx, page->obj, PDF_NAME(CropBox));
  if (crop.x0 <= media.x0 && crop.y0 <= media.y0 && crop.x1 >= media.x1 && crop.y1 >= media.y1)
    return false;
  fz_path *path = fz_new_path(ctx);
  fz_try(ctx)
  {
    fz_rectto(ctx, path, crop.x0, crop.y0, crop.x1, crop.y1);
    fz_clip_path(ctx, device, path, 1, ctm, fz_infinite_rect);
  }
  fz_always(ctx) fz_drop_path(ctx, path);
  fz_catch(ctx) fz_rethrow(ctx);
  return true;
}

static void run(
    fz_context *ctx, pdf_page *page, fz_device *device, fz_matrix ctm, const char *usage,
    fz_default_colorspaces *spaces, fz_cookie *cookie)
{
  int parent = pdf_to_int_default(ctx, pdf_dict_get(ctx, page->obj, PDF_NAME(StructParents)), -1);
  pdf_processor *processor =
      cm_new_run_processor(ctx, page->doc, device, ctm, parent, usage, spaces, cookie);
  fz_try(ctx)
  {
    pdf_process_contents(
        ctx, processor, page->doc, pdf_page_resources(ctx, page), pdf_page_contents(ctx, page),
        cookie, NULL);
    pdf_close_processor(ctx, processor);
  }
  fz_always(ctx) pdf_drop_processor(ctx, processor);
  fz_catch(ctx) fz_rethrow(ctx);
}

/* Like `pdf_run_page_contents_with_usage`. */
void cm_run_contents(
    fz_context *ctx, pdf_page *page, fz_device *device, fz_matrix ctm, const char *usage,
    fz_cookie *cookie)
{
  fz_default_colorspaces *spaces = NULL;
  fz_colorspace *blending = NULL;
  fz_var(spaces);
  fz_var(blending);
  if (cookie && page->super.incomplete)
    cookie->incomplete = 1;
  fz_try(ctx)
  {
    fz_rect bounds;
    fz_matrix to_page;
    spaces = pdf_load_default_colorspaces(ctx, page->doc, page);
    if (spaces)
      fz_set_default_colorspaces(ctx, device, spaces);
    pdf_page_transform(ctx, page, &bounds, &to_page);
    ctm = fz_concat(to_page, ctm);
    if (page->transparency) {
      blending = blending_space(ctx, page, spaces);
      fz_begin_group(
          ctx, device, fz_transform_rect(bounds, ctm), blending, 1, 0, FZ_BLEND_NORMAL, 1);
    }
    bool is_clipped = clip_to_crop_box(ctx, page, device, ctm);
    run(ctx, page, device, ctm, usage, spaces, cookie);
    if (is_clipped)
      fz_pop_clip(ctx, device);
    if (page->transparency)
      fz_end_group(ctx, device);
  }
  fz_always(ctx)
  {
    fz_drop_colorspace(ctx, blending);
    fz_drop_default_colorspaces(ctx, spaces);
  }
  fz_catch(ctx) fz_rethrow(ctx);
}
