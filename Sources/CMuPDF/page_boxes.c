/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"
#include "as_in_file.h"
#include "page_nodes.h"

/* Letter, as in other readers. */
const fz_rect cm_default_box = {0, 0, 612, 792};

static bool is_area(fz_rect box) { return box.x1 - box.x0 >= 1 && box.y1 - box.y0 >= 1; }

/* Reads four numbers in any order (ISO 32000-2, 7.9.5) that give a non-empty box. */
static bool read_box(fz_context *ctx, pdf_obj *value, fz_rect *out)
{
  if (pdf_array_len(ctx, value) < 4)
    return false;
  for (int i = 0; i < 4; ++i)
    if (!pdf_is_number(ctx, pdf_array_get(ctx, value, i)))
      return false;
  *out = pdf_to_rect(ctx, value);
  return is_area(*out);
}

static void show_box(fz_context *ctx, pdf_obj *page, pdf_obj *key, fz_rect box)
{
  pdf_obj *value = pdf_new_rect(ctx, pdf_get_bound_document(ctx, page), box);
  fz_try(ctx) cm_show_entry(ctx, page, key, value);
  fz_always(ctx) pdf_drop_obj(ctx, value);
  fz_catch(ctx) fz_rethrow(ctx);
}

/* Returns the box that is shown. The engine shows a page on Letter if one of its boxes is wrong, and takes
   missing numbers of the media box for 0. */
static fz_rect settle_boxes(fz_context *ctx, pdf_obj *page)
{
  pdf_obj *value = pdf_dict_get_inheritable(ctx, page, PDF_NAME(CropBox));
  pdf_obj *media_value = pdf_dict_get_inheritable(ctx, page, PDF_NAME(MediaBox));
  fz_rect media = cm_default_box;
  fz_rect crop;
  bool has_media = read_box(ctx, media_value, &media);
  if (!has_media)
    media = cm_default_box;
  if (pdf_is_array(ctx, media_value) && pdf_array_len(ctx, media_value) < 4)
    show_box(ctx, page, PDF_NAME(MediaBox), media);
  if (!value || pdf_is_null(ctx, value))
    return media;
  bool has_crop = read_box(ctx, value, &crop);
  fz_rect shown = has_crop ? fz_intersect_rect(media, crop) : media;
  if (has_media && has_crop && is_area(shown))
    return shown;
  if (!is_area(shown))
    shown = media;
  show_box(ctx, page, PDF_NAME(MediaBox), media);
  show_box(ctx, page, PDF_NAME(CropBox), shown);
  return shown;
}

static void show_integer(fz_context *ctx, pdf_obj *page, pdf_obj *key, int number)
{
  pdf_obj *value = pdf_new_int(ctx, number);
  fz_try(ctx) cm_show_entry(ctx, page, key, value);
  fz_always(ctx) pdf_drop_obj(ctx, value);
  fz_catch(ctx) fz_rethrow(ctx);
}

/* The engine turns a page by the nearest quarter, other readers only by a whole one. Upright annotations it
   turns back only from a rotation of 90, 180 or 270 degrees, though each other multiple is like one of these. */
static void settle_rotation(fz_context *ctx, pdf_obj *page)
{
  int degrees = pdf_to_int(ctx, pdf_dict_get_inheritable(ctx, page, PDF_NAME(Rotate)));
  int shown = degrees % 90 == 0 ? (degrees % 360 + 360) % 360 : 0;
  if (shown != degrees)
    show_integer(ctx, page, PDF_NAME(Rotate), shown);
}

/* A unit that leaves nothing of the page is wrong (ISO 32000-2, table 31: positive). */
static void settle_unit(fz_context *ctx, pdf_obj *page, fz_rect shown)
{
  float unit = pdf_dict_get_real_default(ctx, page, PDF_NAME(UserUnit), 1);
  if (unit >= 0 && unit < 1 && !is_area(fz_transform_rect(shown, fz_scale(unit, unit))))
    show_integer(ctx, page, PDF_NAME(UserUnit), 1);
}

bool cm_settle_boxes(fz_context *ctx, pdf_obj *page, cm_error *error)
{
  CM_CALL(
      ctx, error, fz_rect shown = settle_boxes(ctx, page); settle_rotation(ctx, page);
      settle_unit(ctx, page, shown));
}
