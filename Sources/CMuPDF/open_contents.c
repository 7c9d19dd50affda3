/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "inline_images.h"

/* Counts the q and the marked contents (ISO 32000-2, 8.4.2 and 14.6) that begin and do not end, and the Q
   that end nothing. */
typedef struct {
  pdf_processor super;
  int marks, depth, excess;
  bool has_ended;
} counter;

static void begin_mark(fz_context *ctx, pdf_processor *proc, const char *tag)
{
  ((counter *)proc)->marks++;
}

static void begin_mark_with(
    fz_context *ctx, pdf_processor *proc, const char *tag, pdf_obj *raw, pdf_obj *cooked)
{
  ((counter *)proc)->marks++;
}

static void end_mark(fz_context *ctx, pdf_processor *proc)
{
  if (((counter *)proc)->marks > 0)
    ((counter *)proc)->marks--;
}

static void count_q(fz_context *ctx, pdf_processor *proc) { ((counter *)proc)->depth++; }

static void count_Q(fz_context *ctx, pdf_processor *proc)
{
  counter *it = (counter *)proc;
  if (it->has_ended)
    return;
  if (it->depth > 0)
    it->depth--;
  else
    it->excess++;
}

/* The engine adds what is missing behind. */
static void end_data(fz_context *ctx, pdf_processor *proc) { ((counter *)proc)->has_ended = true; }

static void count_open(
    fz_context *ctx, pdf_document *doc, pdf_obj *resources, pdf_obj *contents,
    cm_open_contents *open)
{
  counter *it = pdf_new_processor(ctx, sizeof *it);
  it->super.op_BMC = begin_mark;
  it->super.op_BDC = begin_mark_with;
  it->super.op_EMC = end_mark;
  it->super.op_q = count_q;
  it->super.op_Q = count_Q;
  it->super.op_EOD = end_data;
  fz_try(ctx)
  {
    pdf_process_contents(ctx, &it->super, doc, resources, contents, NULL, NULL);
    *open = (cm_open_contents){it->excess, it->depth, it->marks};
    pdf_close_processor(ctx, &it->super);
  }
  fz_always(ctx) pdf_drop_processor(ctx, &it->super);
  fz_catch(ctx) fz_rethrow(ctx);
}

/* Leaves out each Q too many: with another q before, it would have an effect. */
typedef struct {
  pdf_processor super;
  pdf_document *doc;
  int depth;
  bool is_in_state;
} balancer;

static void pass_q(fz_context *ctx, pdf_processor *proc)
{
  ((balancer *)proc)->depth++;
  proc->chain->op_q(ctx, proc->chain);
}

static void pass_Q(fz_context *ctx, pdf_processor *proc)
{
  if (((balancer *)proc)->depth == 0)
    return;
  ((balancer *)proc)->depth--;
  proc->chain->op_Q(ctx, proc->chain);
}

static void begin_state(fz_context *ctx, pdf_processor *proc, const char *name, pdf_obj *state)
{
  ((balancer *)proc)->is_in_state = true;
  proc->chain->op_gs_begin(ctx, proc->chain, name, state);
}

static void end_state(fz_context *ctx, pdf_processor *proc)
{
  ((balancer *)proc)->is_in_state = false;
  proc->chain->op_gs_end(ctx, proc->chain);
}

/* A graphics state that is written by its name sets its own font. */
static void pass_Tf(
    fz_context *ctx, pdf_processor *proc, const char *name, pdf_font_desc *font, float size)
{
  if (!((balancer *)proc)->is_in_state)
    proc->chain->op_Tf(ctx, proc->chain, name, font, size);
}

static void pass_BI(
    fz_context *ctx, pdf_processor *proc, fz_image *image, const char *colorspace_name)
{
  cm_show_inline(ctx, proc, ((balancer *)proc)->doc, image, colorspace_name);
}

/* Other pages may share the resources, which get images. */
static void copy_resources(fz_context *ctx, pdf_processor *proc, pdf_obj *resources)
{
  pdf_obj *own = pdf_is_dict(ctx, resources) ? pdf_copy_dict(ctx, resources)
                                             : pdf_new_dict(ctx, ((balancer *)proc)->doc, 1);
  pdf_drop_obj(ctx, proc->rstack->resources);
  proc->rstack->resources = own;
  pdf_obj *images = pdf_dict_get(ctx, own, PDF_NAME(XObject));
  if (pdf_is_dict(ctx, images))
    pdf_dict_put_drop(ctx, own, PDF_NAME(XObject), pdf_copy_dict(ctx, images));
  pdf_processor_push_resources(ctx, proc->chain, own);
}

/* The creator of the chain drops the rest of it. */
static void drop_balancer(fz_context *ctx, pdf_processor *proc) {}

static pdf_processor *new_balancer(
    fz_context *ctx, pdf_document *doc, pdf_processor *chain, int struct_parents,
    fz_matrix transform, pdf_filter_options *options, void *unused)
{
  balancer *it = pdf_new_processor(ctx, sizeof *it);
  it->super.chain = chain;
  it->super.requirements = chain->requirements;
  it->super.drop_processor = drop_balancer;
  it->super.push_resources = copy_resources;
  it->super.op_BI = pass_BI;
  it->doc = doc;
  it->super.op_q = pass_q;
  it->super.op_Q = pass_Q;
  it->super.op_gs_begin = begin_state;
  it->super.op_gs_end = end_state;
  it->super.op_Tf = pass_Tf;
  /* The first one too many goes back to the beginning in the engine. */
  it->super.op_q(ctx, &it->super);
  return &it->super;
}

bool cm_balance_contents(fz_context *ctx, pdf_document *doc, pdf_page *page, cm_error *error)
{
  pdf_filter_factory filters[] = {{new_balancer, NULL}, {NULL, NULL}};
  pdf_filter_options options = {.filters = filters};
  CM_CALL(ctx, error, pdf_filter_page_contents(ctx, doc, page, &options));
}

bool cm_count_open_contents(
    fz_context *ctx, pdf_document *doc, pdf_obj *page, cm_open_contents *out, cm_error *error)
{
  CM_CALL(
      ctx, error, *out = (cm_open_contents){0};
      pdf_obj *contents = pdf_dict_get(ctx, page, PDF_NAME(Contents));
      pdf_obj *resources = pdf_dict_get_inheritable(ctx, page, PDF_NAME(Resources));
      if (contents) count_open(ctx, doc, resources, contents, out););
}
