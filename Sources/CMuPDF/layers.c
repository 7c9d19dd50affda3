/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"

#include "as_in_file.h"

enum { most_entries = 200000, most_levels = 1000 };

/* Whether the engine can read a list of layers (ISO 32000-2, table 99, Order). It goes down by recursion,
   and reads a list again wherever it is shared: some double at every level. */
static bool is_short(fz_context *ctx, pdf_obj *list, int level, int *left)
{
  if (level > most_levels)
    return false;
  if (pdf_mark_obj(ctx, list))
    return true;
  bool is = true;
  for (int i = 0, count = pdf_array_len(ctx, list); is && i < count; ++i) {
    pdf_obj *entry = pdf_array_get(ctx, list, i);
    is = --*left >= 0 && (!pdf_is_array(ctx, entry) || is_short(ctx, entry, level + 1, left));
  }
  pdf_unmark_obj(ctx, list);
  return is;
}

static void hide_long_lists(fz_context *ctx, pdf_document *doc)
{
  pdf_obj *catalog = pdf_dict_get(ctx, pdf_trailer(ctx, doc), PDF_NAME(Root));
  pdf_obj *layers = pdf_dict_get(ctx, catalog, PDF_NAME(OCProperties));
  pdf_obj *list = pdf_dict_getp(ctx, layers, "D/Order");
  int left = most_entries;
  if (pdf_is_array(ctx, list) && !is_short(ctx, list, 0, &left))
    cm_show_entry(ctx, catalog, PDF_NAME(OCProperties), NULL);
}

bool cm_hide_long_layer_lists(fz_context *ctx, pdf_document *doc, cm_error *error)
{
  CM_CALL(ctx, error, hide_long_lists(ctx, doc));
}

bool cm_count_layers(fz_context *ctx, pdf_document *doc, int *out, cm_error *error)
{
  CM_CALL(ctx, error, *out = pdf_count_layers(ctx, doc));
}

bool cm_layer_name(
    fz_context *ctx, pdf_document *doc, int layer, const char **out, cm_error *error)
{
  CM_CALL(ctx, error, *out = pdf_layer_name(ctx, doc, layer));
}

bool cm_layer_is_shown(fz_context *ctx, pdf_document *doc, int layer, bool *out, cm_error *error)
{
  CM_CALL(ctx, error, *out = pdf_layer_is_enabled(ctx, doc, layer) != 0);
}

bool cm_show_layer(fz_context *ctx, pdf_document *doc, int layer, bool shown, cm_error *error)
{
  CM_CALL(ctx, error, pdf_enable_layer(ctx, doc, layer, shown));
}

static void ignore_usage(fz_context *ctx, pdf_document *doc, pdf_obj *layer)
{
  if (cm_number_of(ctx, doc, layer) > 0 && pdf_dict_get(ctx, layer, PDF_NAME(Usage)))
    cm_show_entry(ctx, layer, PDF_NAME(Usage), NULL);
}

bool cm_ignore_usage(fz_context *ctx, pdf_document *doc, pdf_obj *layer, cm_error *error)
{
  CM_CALL(ctx, error, ignore_usage(ctx, doc, layer));
}

static void read_layers_again(fz_context *ctx, pdf_document *doc)
{
  pdf_drop_ocg(ctx, doc);
  doc->ocg = NULL;
  pdf_read_ocg(ctx, doc);
}

bool cm_read_layers_again(fz_context *ctx, pdf_document *doc, cm_error *error)
{
  CM_CALL(ctx, error, read_layers_again(ctx, doc));
}

bool cm_is_hidden(fz_context *ctx, pdf_document *doc, pdf_obj *group, bool *out, cm_error *error)
{
  CM_CALL(
      ctx, error,
      *out = pdf_is_dict(ctx, group) && pdf_is_ocg_hidden(ctx, doc, NULL, "View", group) != 0);
}

/* The engine caches pattern cells by the number of their document: under a new number, borrowed from
   an empty document, it draws them again. */
bool cm_forget_tiles(fz_context *ctx, pdf_document *doc, cm_error *error)
{
  pdf_document *other = NULL;
  fz_var(other);
  fz_try(ctx)
  {
    other = pdf_create_document(ctx);
    doc->super.id = other->super.id;
  }
  fz_always(ctx) pdf_drop_document(ctx, other);
  CM_END(ctx, error);
}
