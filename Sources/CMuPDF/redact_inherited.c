/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "redact_text.h"

void cm_inherit_resources(fz_context *ctx, pdf_processor *proc, pdf_obj *form)
{
  if (proc->rstack && !pdf_dict_get(ctx, form, PDF_NAME(Resources)))
    pdf_dict_put(ctx, form, PDF_NAME(Resources), proc->rstack->resources);
}

/* The stack is not owned: it must not be popped with the stream's own resources. */
static void push_resources(fz_context *ctx, pdf_processor *proc, pdf_obj *resources)
{
  pdf_resource_stack *outer = ((cm_watcher *)proc)->redaction->outer_resources;
  pdf_processor_push_resources(ctx, proc->chain, resources);
  if (!proc->rstack->next)
    proc->rstack->next = proc->chain->rstack->next = outer;
}

static pdf_obj *pop_resources(fz_context *ctx, pdf_processor *proc)
{
  proc->rstack = NULL;
  if (proc->chain->rstack)
    proc->chain->rstack->next = NULL;
  return pdf_processor_pop_resources(ctx, proc->chain);
}

void cm_watch_resources(cm_watcher *watcher)
{
  watcher->tracker.super.push_resources = push_resources;
  watcher->tracker.super.pop_resources = pop_resources;
}
