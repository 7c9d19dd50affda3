/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"

/* Counts the marked contents (ISO 32000-2, 14.6) that begin and do not end. */
typedef struct {
  pdf_processor super;
  int open;
} mark_counter;

static void begin_mark(fz_context *ctx, pdf_processor *proc, const char *tag)
{
  ((mark_counter *)proc)->open++;
}

static void begin_mark_with(
    fz_context *ctx, pdf_processor *proc, const char *tag, pdf_obj *raw, pdf_obj *cooked)
{
  ((mark_counter *)proc)->open++;
}

static void end_mark(fz_context *ctx, pdf_processor *proc)
{
  mark_counter *counter = (mark_counter *)proc;
  if (counter->open > 0)
    counter->open--;
}

static int count_open_marks(
    fz_context *ctx, pdf_document *doc, pdf_obj *resources, pdf_obj *contents)
{
  int open = 0;
  mark_counter *counter = pdf_new_processor(ctx, sizeof *counter);
  counter->super.op_BMC = begin_mark;
  counter->super.op_BDC = begin_mark_with;
  counter->super.op_EMC = end_mark;
  fz_try(ctx)
  {
    pdf_process_contents(ctx, &counter->super, doc, resources, contents, NULL, NULL);
    open = counter->open;
    pdf_close_processor(ctx, &counter->super);
  }
  fz_always(ctx) pdf_drop_processor(ctx, &counter->super);
  fz_catch(ctx) fz_rethrow(ctx);
  return open;
}

bool cm_count_open_contents(
    fz_context *ctx, pdf_document *doc, pdf_obj *page, int *before, int *behind, int *marks,
    cm_error *error)
{
  CM_CALL(
      ctx, error, *before = *behind = *marks = 0;
      pdf_obj *contents = pdf_dict_get(ctx, page, PDF_NAME(Contents));
      pdf_obj *resources = pdf_dict_get_inheritable(ctx, page, PDF_NAME(Resources));
      if (contents) {
        pdf_count_q_balance(ctx, doc, resources, contents, before, behind);
        *marks = count_open_marks(ctx, doc, resources, contents);
      });
}
