/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "memberships.h"

#include <string.h>

#include "as_in_file.h"

/* Shared parts can make an expression much longer than its file. */
enum { most_parts = 10000, most_levels = 64 };

typedef struct {
  cm_layer_is_on *is_on;
  const void *state;
  int parts;
} cm_expression;

/* ISO 32000-2, table 97, VE. An invalid expression hides nothing. */
static bool expression_shows(
    fz_context *ctx, cm_expression *expression, pdf_obj *part, int level)
{
  if (!pdf_is_array(ctx, part))
    return expression->is_on(ctx, expression->state, part);
  if (++expression->parts > most_parts || level > most_levels)
    return true;
  const char *operator = pdf_array_get_name(ctx, part, 0);
  if (!strcmp(operator, "Not"))
    return !expression_shows(ctx, expression, pdf_array_get(ctx, part, 1), level + 1);
  bool is_or = !strcmp(operator, "Or");
  for (int i = 1, count = pdf_array_len(ctx, part); i < count; ++i)
    if (expression_shows(ctx, expression, pdf_array_get(ctx, part, i), level + 1) == is_or)
      return is_or;
  return !is_or;
}

/* ISO 32000-2, table 97, P. Without layers, the dictionary hides nothing. */
static bool policy_shows(
    fz_context *ctx, pdf_obj *membership, cm_layer_is_on *is_on, const void *state)
{
  pdf_obj *layers = pdf_dict_get(ctx, membership, PDF_NAME(OCGs));
  pdf_obj *policy = pdf_dict_get(ctx, membership, PDF_NAME(P));
  bool is_list = pdf_is_array(ctx, layers);
  int on = 0, off = 0;
  for (int i = 0, count = is_list ? pdf_array_len(ctx, layers) : 1; i < count; ++i) {
    pdf_obj *layer = is_list ? pdf_array_get(ctx, layers, i) : layers;
    if (pdf_is_dict(ctx, layer))
      is_on(ctx, state, layer) ? ++on : ++off;
  }
  if (on + off == 0)
    return true;
  if (pdf_name_eq(ctx, policy, PDF_NAME(AllOn)))
    return off == 0;
  if (pdf_name_eq(ctx, policy, PDF_NAME(AnyOff)))
    return off > 0;
  if (pdf_name_eq(ctx, policy, PDF_NAME(AllOff)))
    return on == 0;
  return on > 0;
}

bool cm_membership_shows(
    fz_context *ctx, pdf_obj *membership, cm_layer_is_on *is_on, const void *state)
{
  pdf_obj *root = pdf_dict_get(ctx, membership, PDF_NAME(VE));
  cm_expression expression = {is_on, state, 0};
  if (pdf_is_array(ctx, root))
    return expression_shows(ctx, &expression, root, 0);
  return policy_shows(ctx, membership, is_on, state);
}

typedef struct {
  pdf_document *doc;
  int *budget;
} cm_present;

/* The engine searches its whole list of layers for each one. */
static bool can_look_up(fz_context *ctx, const cm_present *present, int count)
{
  int64_t cost = (int64_t)count * (1 + pdf_count_layers(ctx, present->doc));
  *present->budget = cost < *present->budget ? *present->budget - (int)cost : 0;
  return *present->budget > 0;
}

static bool is_on_now(fz_context *ctx, const void *state, pdf_obj *layer)
{
  const cm_present *present = state;
  return !can_look_up(ctx, present, 1)
         || !pdf_is_ocg_hidden(ctx, present->doc, NULL, "View", layer);
}

/* The engine (1.28) ignores expressions, and misreads two policies and empty lists. It supports two policies
   of opposite effect: its default, AnyOn, and AllOff. */
static void settle(fz_context *ctx, pdf_document *doc, pdf_obj *membership, int *budget)
{
  int number = cm_number_of(ctx, doc, membership);
  if (number <= 0)
    return;
  pdf_obj *in_file = cm_load_as_in_file(ctx, doc, number);
  fz_try(ctx)
  {
    pdf_obj *policies[] = {NULL, PDF_NAME(AllOff)};
    cm_present present = {doc, budget};
    bool shows = cm_membership_shows(ctx, in_file, is_on_now, &present);
    int layers = pdf_array_len(ctx, pdf_dict_get(ctx, in_file, PDF_NAME(OCGs)));
    for (int i = 0; i < 2 && can_look_up(ctx, &present, layers); ++i) {
      bool is_hidden = pdf_is_ocg_hidden(ctx, doc, NULL, "View", membership) != 0;
      if (is_hidden != shows)
        break;
      cm_show_entry(ctx, membership, PDF_NAME(VE), NULL);
      cm_show_entry(ctx, membership, PDF_NAME(P), policies[i]);
    }
  }
  fz_always(ctx) pdf_drop_obj(ctx, in_file);
  fz_catch(ctx) fz_rethrow(ctx);
}

static bool is_membership(fz_context *ctx, pdf_obj *object)
{
  return pdf_name_eq(ctx, pdf_dict_get(ctx, object, PDF_NAME(Type)), PDF_NAME(OCMD));
}

bool cm_settle_membership(
    fz_context *ctx, pdf_document *doc, pdf_obj *object, int *budget, bool *out, cm_error *error)
{
  CM_CALL(
      ctx, error, *out = is_membership(ctx, object);
      if (*out) settle(ctx, doc, object, budget));
}
