/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"
#include "as_in_file.h"

/* Other readers' default media box. */
static const fz_rect letter = {0, 0, 612, 792};

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

/* The private entry of a page in memory whose boxes were changed for the engine: for each box, the value
   that the file has (null for none) and the one that the engine shows. */
static const char *const changed_boxes = "RectoBoxes";

static pdf_obj *box_key(int i) { return i == 0 ? PDF_NAME(MediaBox) : PDF_NAME(CropBox); }

static void keep_box(fz_context *ctx, pdf_obj *kept, pdf_obj *page, pdf_obj *key, fz_rect shown)
{
  pdf_obj *value = pdf_dict_get(ctx, page, key);
  if (value)
    pdf_array_push(ctx, kept, value);
  else
    pdf_array_push(ctx, kept, PDF_NULL);
  pdf_dict_put_rect(ctx, page, key, shown);
  pdf_array_push(ctx, kept, pdf_dict_get(ctx, page, key));
}

/* Changes only the memory: the journal does not include it, and what is written or compared is
   `cm_load_as_in_file`. */
static void put_boxes(fz_context *ctx, pdf_obj *page, fz_rect media, fz_rect crop)
{
  pdf_document *doc = pdf_get_bound_document(ctx, page);
  if (!doc)
    return;
  int before = doc->repair_in_progress;
  pdf_obj *kept = NULL;
  fz_var(kept);
  doc->repair_in_progress = 1;
  fz_try(ctx)
  {
    kept = pdf_new_array(ctx, doc, 4);
    keep_box(ctx, kept, page, PDF_NAME(MediaBox), media);
    keep_box(ctx, kept, page, PDF_NAME(CropBox), crop);
    pdf_dict_puts(ctx, page, changed_boxes, kept);
  }
  fz_always(ctx)
  {
    pdf_drop_obj(ctx, kept);
    doc->repair_in_progress = before;
  }
  fz_catch(ctx) fz_rethrow(ctx);
}

/* A copy of a page with the file's own boxes, unless they were changed since. */
static pdf_obj *with_boxes_of_file(fz_context *ctx, pdf_obj *page, pdf_obj *kept)
{
  pdf_obj *copy = pdf_copy_dict(ctx, page);
  fz_try(ctx)
  {
    for (int i = 0; i < 2; ++i) {
      pdf_obj *value = pdf_array_get(ctx, kept, 2 * i);
      if (pdf_objcmp(ctx, pdf_dict_get(ctx, page, box_key(i)), pdf_array_get(ctx, kept, 2 * i + 1)))
        continue;
      if (value && value != PDF_NULL)
        pdf_dict_put(ctx, copy, box_key(i), value);
      else
        pdf_dict_del(ctx, copy, box_key(i));
    }
    pdf_dict_dels(ctx, copy, changed_boxes);
  }
  fz_catch(ctx)
  {
    pdf_drop_obj(ctx, copy);
    fz_rethrow(ctx);
  }
  return copy;
}

pdf_obj *cm_load_as_in_file(fz_context *ctx, pdf_document *doc, int number)
{
  pdf_obj *object = pdf_load_object(ctx, doc, number);
  pdf_obj *kept = pdf_is_dict(ctx, object) ? pdf_dict_gets(ctx, object, changed_boxes) : NULL;
  if (!kept)
    return object;
  pdf_obj *copy = NULL;
  fz_var(copy);
  fz_try(ctx) copy = with_boxes_of_file(ctx, object, kept);
  fz_always(ctx) pdf_drop_obj(ctx, object);
  fz_catch(ctx) fz_rethrow(ctx);
  return copy;
}

/* The engine shows a page on Letter if one of its boxes is wrong. */
static void settle_boxes(fz_context *ctx, pdf_obj *page)
{
  pdf_obj *value = pdf_dict_get_inheritable(ctx, page, PDF_NAME(CropBox));
  fz_rect media = letter;
  fz_rect crop;
  bool has_media = read_box(ctx, pdf_dict_get_inheritable(ctx, page, PDF_NAME(MediaBox)), &media);
  if (!has_media)
    media = letter;
  if (!value || pdf_is_null(ctx, value))
    return;
  bool has_crop = read_box(ctx, value, &crop);
  fz_rect shown = has_crop ? fz_intersect_rect(media, crop) : media;
  if (!has_media || !has_crop || !is_area(shown))
    put_boxes(ctx, page, media, is_area(shown) ? shown : media);
}

bool cm_settle_boxes(fz_context *ctx, pdf_obj *page, cm_error *error)
{
  CM_CALL(ctx, error, settle_boxes(ctx, page));
}
