/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"

/* Those of every text device, as it was made. */
static void (*begin_metatext)(fz_context *, fz_device *, fz_metatext, const char *);
static void (*end_metatext)(fz_context *, fz_device *);

/* How many sequences are open from the outermost one on that has replacement text. The text of a page
 * is read at a stretch, by one thread. */
static _Thread_local int replaced;

/*
 * Replacement text stands for all within its sequence (ISO 32000-2, 14.9.4), so that what begins there
 * changes nothing. The engine would enter the outer text before it, in the font of what was shown last,
 * and read through a null pointer where that was a picture.
 */
static void careful_begin_metatext(
    fz_context *ctx, fz_device *device, fz_metatext kind, const char *text)
{
  if (replaced > 0) {
    ++replaced;
    return;
  }
  if (kind == FZ_METATEXT_ACTUALTEXT)
    replaced = 1;
  begin_metatext(ctx, device, kind, text);
}

static void careful_end_metatext(fz_context *ctx, fz_device *device)
{
  if (replaced > 1) {
    --replaced;
    return;
  }
  replaced = 0;
  end_metatext(ctx, device);
}

fz_device *cm_new_text_device(
    fz_context *ctx, fz_stext_page *page, const fz_stext_options *options)
{
  fz_device *device = fz_new_stext_device(ctx, page, options);
  /* The same in all threads, whoever comes first. */
  __atomic_store_n(&begin_metatext, device->begin_metatext, __ATOMIC_RELAXED);
  __atomic_store_n(&end_metatext, device->end_metatext, __ATOMIC_RELAXED);
  device->begin_metatext = careful_begin_metatext;
  device->end_metatext = careful_end_metatext;
  replaced = 0;
  return device;
}
