/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "object_rescue.h"
#include "stream_ends.h"
#include "strays.h"

/* Values of `repair_attempted`: the engine only tests whether it is 0. */
enum { repaired = 1, never_repaired = 2 };

bool cm_was_repaired(fz_context *ctx, pdf_document *doc)
{
  return pdf_was_repaired(ctx, doc) == repaired;
}

static void repair(fz_context *ctx, pdf_document *doc)
{
  pdf_repair_xref(ctx, doc);
  cm_find_swallowed(ctx, doc);
  cm_rescue_objects(ctx, doc);
}

bool cm_repair(fz_context *ctx, pdf_document *doc, cm_error *error)
{
  CM_CALL(ctx, error, repair(ctx, doc));
}

bool cm_can_save_incrementally(fz_context *ctx, pdf_document *doc)
{
  int attempted = doc->repair_attempted;
  if (attempted == never_repaired)
    doc->repair_attempted = 0;
  bool can = pdf_can_be_saved_incrementally(ctx, doc) != 0;
  doc->repair_attempted = attempted;
  return can;
}

/* Call it while repairs are prevented. */
static bool leads_astray(fz_context *ctx, pdf_document *doc)
{
  int length = pdf_xref_len(ctx, doc);
  unsigned char *marks = fz_calloc(ctx, length, 1);
  bool does = false;
  fz_var(does);
  fz_try(ctx)
  {
    if (cm_mark_strays(ctx, doc, marks, length) > 0) {
      cm_mark_reachable(ctx, doc, marks, length);
      for (int number = 1; number < length; ++number)
        does |= (marks[number] & (cm_is_stray | cm_reached)) == (cm_is_stray | cm_reached);
    }
  }
  fz_always(ctx) fz_free(ctx, marks);
  fz_catch(ctx) fz_rethrow(ctx);
  return does;
}

static void settle(fz_context *ctx, pdf_document *doc, cm_table_check *check)
{
  bool is_astray = false;
  fz_var(is_astray);
  if (doc->repair_attempted)
    return;
  doc->repair_attempted = never_repaired;
  if (check && cm_passes_table_check(check))
    return;
  fz_try(ctx) is_astray = leads_astray(ctx, doc);
  fz_catch(ctx)
  {
    doc->repair_attempted = 0;
    fz_rethrow(ctx);
  }
  if (!is_astray)
    return;
  doc->repair_attempted = 0;
  repair(ctx, doc);
}

bool cm_settle_table(
    fz_context *ctx, pdf_document *doc, cm_table_check *check, cm_error *error)
{
  CM_CALL(ctx, error, settle(ctx, doc, check));
}

/* Deletes the objects whose marks, masked by `among`, equal `wanted`. */
static void free_marked(
    fz_context *ctx, pdf_document *doc, const unsigned char *marks, int length, int among, int wanted)
{
  for (int number = 1; number < length; ++number)
    if ((marks[number] & among) == wanted && pdf_object_exists(ctx, doc, number))
      pdf_delete_object(ctx, doc, number);
}

void cm_free_strays(fz_context *ctx, pdf_document *doc)
{
  int length = pdf_xref_len(ctx, doc);
  unsigned char *marks = fz_calloc(ctx, length, 1);
  if (!doc->repair_attempted)
    doc->repair_attempted = never_repaired;
  fz_try(ctx)
  {
    if (cm_mark_strays(ctx, doc, marks, length) > 0)
      free_marked(ctx, doc, marks, length, cm_is_stray, cm_is_stray);
  }
  fz_always(ctx) fz_free(ctx, marks);
  fz_catch(ctx) fz_rethrow(ctx);
}

/* Reachable objects are in memory by now, so the streams that they were read from can be freed. */
void cm_free_unreachable(fz_context *ctx, pdf_document *doc)
{
  int length = pdf_xref_len(ctx, doc);
  unsigned char *marks = fz_calloc(ctx, length, 1);
  fz_try(ctx)
  {
    cm_mark_reachable(ctx, doc, marks, length);
    free_marked(ctx, doc, marks, length, cm_reached, 0);
  }
  fz_always(ctx) fz_free(ctx, marks);
  fz_catch(ctx) fz_rethrow(ctx);
}
