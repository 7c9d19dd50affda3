/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "resource_tables.h"

bool cm_enable_journal(fz_context *ctx, pdf_document *doc, cm_error *error)
{
  CM_CALL(ctx, error, pdf_enable_journal(ctx, doc));
}

/* Begins an operation even beyond a limit: the engine counts an operation as begun before it allocates
   its name, and would count one without memory for its name forever. */
static void begin_operation(fz_context *ctx, pdf_document *doc, const char *name)
{
  cm_exempt(ctx->alloc.user, true);
  fz_try(ctx) pdf_begin_operation(ctx, doc, name);
  fz_always(ctx) cm_exempt(ctx->alloc.user, false);
  fz_catch(ctx) fz_rethrow(ctx);
}

bool cm_begin_operation(fz_context *ctx, pdf_document *doc, const char *name, cm_error *error)
{
  CM_CALL(ctx, error, begin_operation(ctx, doc, name));
}

bool cm_end_operation(fz_context *ctx, pdf_document *doc, cm_error *error)
{
  CM_CALL(ctx, error, pdf_end_operation(ctx, doc));
}

/* Whether an operation was begun and not ended. The engine has no other way to ask for this. */
static bool is_open(fz_context *ctx, pdf_document *doc)
{
  int count;
  bool is = false;
  fz_var(is);
  fz_try(ctx) pdf_undoredo_state(ctx, doc, &count);
  fz_catch(ctx)
  {
    fz_ignore_error(ctx);
    is = true;
  }
  return is;
}

/* More than the engine's functions nest. */
enum { most_operations = 1000 };

/* Ends what a function of the engine has left open when a limit stopped it, in an edit or while it drew
   annotations: the use of the local table, which prevents undo, and inner operations. */
static void settle(fz_context *ctx, pdf_document *doc)
{
  doc->local_xref_nesting = 0;
  if (!is_open(ctx, doc)) return;
  /* The engine ends only operations that have an entry. One that could not begin has none. */
  begin_operation(ctx, doc, "Unfinished");
  for (int i = 0; i < most_operations && is_open(ctx, doc); ++i) pdf_end_operation(ctx, doc);
}

/* Reserves the numbers that an abandoned operation has used. */
static void reserve_numbers(fz_context *ctx, pdf_document *doc, int count)
{
  begin_operation(ctx, doc, "Reserve numbers");
  fz_try(ctx)
  {
    while (pdf_xref_len(ctx, doc) < count)
      pdf_create_object(ctx, doc);
  }
  fz_always(ctx) pdf_abandon_operation(ctx, doc);
  fz_catch(ctx) fz_rethrow(ctx);
}

/* Prepares for other states of all objects: the engine forgets the pages' map, whose pages may be different
   ones, and the resources' tables. */
static void forget_objects(fz_context *ctx, pdf_document *doc)
{
  doc->non_structural_change = 0;
  cm_forget_resources(ctx, doc);
}

/* The outermost operation can have become a step when inner ones were ended. */
static void abandon_operation(fz_context *ctx, pdf_document *doc, int done)
{
  int count;
  pdf_abandon_operation(ctx, doc);
  settle(ctx, doc);
  if (pdf_undoredo_state(ctx, doc, &count) <= done) return;
  pdf_undo(ctx, doc);
  reserve_numbers(ctx, doc, pdf_xref_len(ctx, doc) + 1);
}

bool cm_abandon_operation(fz_context *ctx, pdf_document *doc, int done, cm_error *error)
{
  doc->local_xref_nesting = 0;
  forget_objects(ctx, doc);
  CM_CALL(ctx, error, abandon_operation(ctx, doc, done));
}

bool cm_reserve_numbers(fz_context *ctx, pdf_document *doc, int count, cm_error *error)
{
  CM_CALL(ctx, error, reserve_numbers(ctx, doc, count));
}

bool cm_journal_state(fz_context *ctx, pdf_document *doc, int *done, int *count, cm_error *error)
{
  CM_CALL(ctx, error, settle(ctx, doc); *done = pdf_undoredo_state(ctx, doc, count));
}

bool cm_undo(fz_context *ctx, pdf_document *doc, cm_error *error)
{
  forget_objects(ctx, doc);
  CM_CALL(ctx, error, settle(ctx, doc); pdf_undo(ctx, doc));
}

bool cm_redo(fz_context *ctx, pdf_document *doc, cm_error *error)
{
  forget_objects(ctx, doc);
  CM_CALL(ctx, error, settle(ctx, doc); pdf_redo(ctx, doc));
}
