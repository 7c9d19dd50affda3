/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"

/* The original functions of every text device. */
static void (*begin_metatext)(fz_context *, fz_device *, fz_metatext, const char *);
static void (*end_metatext)(fz_context *, fz_device *);

/* How many sequences are open, starting with the outermost one with replacement text. One thread reads
   the text of a page without interruption. */
static _Thread_local int replaced;

/* Replacement text replaces everything in its sequence (ISO 32000-2, 14.9.4), so inner sequences
   change nothing. The engine would insert the outer text before the inner one, in the font of the last
   shown text, and read through a null pointer if that was an image. */
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
  /* All threads write the same value. */
  __atomic_store_n(&begin_metatext, device->begin_metatext, __ATOMIC_RELAXED);
  __atomic_store_n(&end_metatext, device->end_metatext, __ATOMIC_RELAXED);
  device->begin_metatext = careful_begin_metatext;
  device->end_metatext = careful_end_metatext;
  replaced = 0;
  return device;
}
