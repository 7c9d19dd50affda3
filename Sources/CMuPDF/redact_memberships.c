/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "as_in_file.h"
#include "empty_stream.h"
#include "memberships.h"
#include "redact_text.h"

/* Shared parts can make an expression much longer than its file. */
enum { most_parts = 10000, most_levels = 64 };

/* The value of an expression without the removed layers, which are off; `is_open` if that depends on other
   layers. */
typedef enum { is_false, is_true, is_open } truth;

typedef struct {
  const cm_redaction *redaction;
  int parts;
} reduction;

/* Adds what an open expression (ISO 32000-2, table 97, VE) depends on to an array. */
static truth reduce(
    fz_context *ctx, reduction *reduction, pdf_obj *part, int level, pdf_obj *into)
{
  if (!pdf_is_array(ctx, part)) {
    if (cm_removes_layer(reduction->redaction, pdf_to_num(ctx, part)))
      return is_false;
    pdf_array_push(ctx, into, part ? part : PDF_NULL);
    return is_open;
  }
  if (++reduction->parts > most_parts || level > most_levels)
    return is_true;
  int place = pdf_array_len(ctx, into);
  pdf_obj *left = pdf_array_push_array(ctx, into, 4);
  pdf_obj *operator = pdf_array_get(ctx, part, 0);
  pdf_array_push(ctx, left, operator ? operator : PDF_NULL);
  truth value;
  if (!strcmp(pdf_to_name(ctx, operator), "Not")) {
    value = reduce(ctx, reduction, pdf_array_get(ctx, part, 1), level + 1, left);
    if (value != is_open)
      value = value == is_true ? is_false : is_true;
  } else {
    truth decisive = !strcmp(pdf_to_name(ctx, operator), "Or") ? is_true : is_false;
    value = decisive == is_true ? is_false : is_true;
    for (int i = 1; i < pdf_array_len(ctx, part) && value != decisive; ++i) {
      truth each = reduce(ctx, reduction, pdf_array_get(ctx, part, i), level + 1, left);
      if (each == decisive || each == is_open)
        value = each;
    }
  }
  if (value != is_open)
    pdf_array_delete(ctx, into, place);
  return value;
}

static bool names_removed(
    fz_context *ctx, const cm_redaction *redaction, pdf_obj *layers, int level)
{
  if (!pdf_is_array(ctx, layers))
    return cm_removes_layer(redaction, pdf_to_num(ctx, layers));
  for (int i = 0; level < most_levels && i < pdf_array_len(ctx, layers); ++i)
    if (names_removed(ctx, redaction, pdf_array_get(ctx, layers, i), level + 1))
      return true;
  return false;
}

static void put_or_remove(fz_context *ctx, pdf_obj *dictionary, pdf_obj *key, pdf_obj *value)
{
  if (value)
    pdf_dict_put(ctx, dictionary, key, value);
  else
    pdf_dict_del(ctx, dictionary, key);
}

/* The layers that stay; NULL if there are none, or if the policy is met already by a layer that is off. */
static pdf_obj *staying_layers(
    fz_context *ctx, const cm_redaction *redaction, pdf_obj *membership)
{
  pdf_obj *layers = pdf_dict_get(ctx, membership, PDF_NAME(OCGs));
  pdf_obj *policy = pdf_dict_get(ctx, membership, PDF_NAME(P));
  if (!names_removed(ctx, redaction, layers, 0))
    return layers ? pdf_keep_obj(ctx, layers) : NULL;
  if (!pdf_is_array(ctx, layers) || pdf_name_eq(ctx, policy, PDF_NAME(AnyOff)))
    return NULL;
  pdf_obj *staying = pdf_new_array(ctx, redaction->doc, 4);
  fz_try(ctx)
    for (int i = 0; i < pdf_array_len(ctx, layers); ++i) {
      pdf_obj *layer = pdf_array_get(ctx, layers, i);
      if (!cm_removes_layer(redaction, pdf_to_num(ctx, layer)))
        pdf_array_push(ctx, staying, layer ? layer : PDF_NULL);
    }
  fz_catch(ctx)
  {
    pdf_drop_obj(ctx, staying);
    fz_rethrow(ctx);
  }
  if (pdf_array_len(ctx, staying) > 0)
    return staying;
  pdf_drop_obj(ctx, staying);
  return NULL;
}

/* Writes a membership that stays, given as it is in the file, without the removed layers. */
static void write_membership(
    fz_context *ctx, const cm_redaction *redaction, pdf_obj *membership, pdf_obj *in_file)
{
  pdf_obj *root = pdf_dict_get(ctx, in_file, PDF_NAME(VE));
  reduction reduction = {redaction, 0};
  pdf_obj *open = pdf_new_array(ctx, redaction->doc, 1);
  pdf_obj *layers = NULL;
  fz_var(layers);
  fz_try(ctx)
  {
    truth value = is_open;
    if (pdf_is_array(ctx, root))
      value = reduce(ctx, &reduction, root, 0, open);
    if (value == is_open)
      layers = staying_layers(ctx, redaction, in_file);
    cm_forget_shown(ctx, membership);
    put_or_remove(ctx, membership, PDF_NAME(VE), pdf_array_get(ctx, open, 0));
    put_or_remove(ctx, membership, PDF_NAME(OCGs), layers);
    /* Some readers hide what has a policy without layers. */
    pdf_obj *policy = layers ? pdf_dict_get(ctx, in_file, PDF_NAME(P)) : NULL;
    put_or_remove(ctx, membership, PDF_NAME(P), policy);
  }
  fz_always(ctx)
  {
    pdf_drop_obj(ctx, open);
    pdf_drop_obj(ctx, layers);
  }
  fz_catch(ctx) fz_rethrow(ctx);
}

/* What a membership hides goes with its contents; what it shows must be shown without the layers too. */
static void leave_membership(fz_context *ctx, const cm_redaction *redaction, pdf_obj *membership)
{
  int number = cm_number_of(ctx, redaction->doc, membership);
  pdf_obj *in_file = number > 0 ? cm_load_as_in_file(ctx, redaction->doc, number)
                                : pdf_keep_obj(ctx, membership);
  fz_try(ctx)
  {
    pdf_obj *layers = pdf_dict_get(ctx, in_file, PDF_NAME(OCGs));
    pdf_obj *root = pdf_dict_get(ctx, in_file, PDF_NAME(VE));
    bool names_some =
        names_removed(ctx, redaction, layers, 0) || names_removed(ctx, redaction, root, 0);
    if (names_some && !cm_layer_goes(ctx, redaction, membership))
      write_membership(ctx, redaction, membership, in_file);
  }
  fz_always(ctx) pdf_drop_obj(ctx, in_file);
  fz_catch(ctx) fz_rethrow(ctx);
}

/* Whether contents with these resources can be on the layers. */
static bool names_going(fz_context *ctx, const cm_redaction *redaction, pdf_obj *resources)
{
  pdf_obj *named = pdf_dict_get(ctx, resources, PDF_NAME(Properties));
  for (int i = 0; i < pdf_dict_len(ctx, named); ++i)
    if (cm_layer_goes(ctx, redaction, pdf_dict_get_val(ctx, named, i)))
      return true;
  return false;
}

/* Removes the contents of layers from a form or a pattern. */
static void leave_contents(fz_context *ctx, cm_redaction *redaction, pdf_obj *stream)
{
  cm_redaction_filter filter;
  pdf_obj *twin = NULL;
  fz_buffer *contents = NULL;
  fz_var(twin);
  fz_var(contents);
  cm_init_redaction_filter(redaction, &filter);
  fz_try(ctx)
  {
    twin = pdf_filter_xobject_instance(ctx, stream, NULL, fz_identity, &filter.options, NULL);
    contents = pdf_load_stream(ctx, twin);
    put_or_remove(
        ctx, stream, PDF_NAME(Resources), pdf_dict_get(ctx, twin, PDF_NAME(Resources)));
    pdf_update_stream(ctx, redaction->doc, stream, contents, 0);
  }
  fz_always(ctx)
  {
    pdf_drop_obj(ctx, twin);
    fz_drop_buffer(ctx, contents);
    cm_end_redaction(ctx, redaction);
  }
  fz_catch(ctx) fz_rethrow(ctx);
}

static void leave(fz_context *ctx, cm_redaction *redaction, pdf_obj *dictionary)
{
  if (pdf_name_eq(ctx, pdf_dict_get(ctx, dictionary, PDF_NAME(Type)), PDF_NAME(OCMD))) {
    leave_membership(ctx, redaction, dictionary);
    return;
  }
  if (!pdf_is_stream(ctx, dictionary))
    return;
  pdf_obj *kind = pdf_dict_get(ctx, dictionary, PDF_NAME(Subtype));
  bool is_form = pdf_name_eq(ctx, kind, PDF_NAME(Form));
  bool is_drawn = is_form || pdf_name_eq(ctx, kind, PDF_NAME(Image));
  if (is_drawn && cm_layer_goes(ctx, redaction, pdf_dict_get(ctx, dictionary, PDF_NAME(OC)))) {
    cm_empty_form(ctx, redaction->doc, pdf_to_num(ctx, dictionary));
    return;
  }
  if (is_form)
    cm_begin_with_form(redaction);
  is_form = is_form || pdf_dict_get_int(ctx, dictionary, PDF_NAME(PatternType)) == 1;
  if (is_form && names_going(ctx, redaction, pdf_dict_get(ctx, dictionary, PDF_NAME(Resources))))
    leave_contents(ctx, redaction, dictionary);
}

bool cm_leave_layers(
    fz_context *ctx, pdf_document *doc, pdf_obj *dictionary, const int *layers, int count,
    cm_error *error)
{
  cm_redaction redaction = {.doc = doc, .layers = layers, .layer_count = count};
  CM_CALL(ctx, error, leave(ctx, &redaction, dictionary));
}

bool cm_goes_with_layers(
    fz_context *ctx, pdf_document *doc, pdf_obj *group, const int *layers, int count, bool *out,
    cm_error *error)
{
  cm_redaction redaction = {.doc = doc, .layers = layers, .layer_count = count};
  CM_CALL(ctx, error, *out = cm_layer_goes(ctx, &redaction, group));
}
