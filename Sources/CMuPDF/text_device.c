/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "font_height.h"
#include "leftward_text.h"
#include "repeated_letters.h"

/* A device with the original functions of every text device. */
static fz_device original;

/* How many sequences are open, starting with the outermost one with replacement text. One thread reads
   the text of a page without interruption. */
static _Thread_local int replaced;
/* Whether there was replacement text since the device was made. */
static _Thread_local bool was_replaced;
/* Whether the replacement text is read from right to left. */
static _Thread_local bool reads_to_left;

/* The text that is read. */
static _Thread_local fz_stext_page *read_page;

/* The engine drops a letter behind replacement text that ends with the same one, such as the first alef of
   al-, which stands to the right of lam-alef. A word joiner between them, CM_MARK_OF_END, prevents that. */
static void begin_to_left(fz_context *ctx, fz_device *device, fz_metatext kind, const char *text)
{
  char *marked = fz_asprintf(ctx, "%s\xE2\x81\xA0", text);
  fz_try(ctx) original.begin_metatext(ctx, device, kind, marked);
  fz_always(ctx) fz_free(ctx, marked);
  fz_catch(ctx) fz_rethrow(ctx);
}

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
  if (kind == FZ_METATEXT_ACTUALTEXT) {
    replaced = 1;
    was_replaced = true;
    reads_to_left = cm_starts_to_left(text);
    if (reads_to_left && fz_utflen(text) > 1) {
      begin_to_left(ctx, device, kind, text);
      return;
    }
  }
  original.begin_metatext(ctx, device, kind, text);
}

static void careful_end_metatext(fz_context *ctx, fz_device *device)
{
  if (replaced > 1) {
    --replaced;
    return;
  }
  replaced = 0;
  original.end_metatext(ctx, device);
}

static void settle(fz_context *ctx, const fz_text *text)
{
  for (const fz_text_span *span = text->head; span; span = span->next)
    if (span->font)
      cm_settle_height(ctx, span->font);
  cm_settle_leftward_text(ctx, text, replaced > 0 && reads_to_left);
  if (replaced == 0)
    cm_part_repeated_letters(ctx, text);
}

static void fill_text(
    fz_context *ctx, fz_device *device, const fz_text *text, fz_matrix ctm, fz_colorspace *space,
    const float *color, float alpha, fz_color_params params)
{
  settle(ctx, text);
  original.fill_text(ctx, device, text, ctm, space, color, alpha, params);
}

static void stroke_text(
    fz_context *ctx, fz_device *device, const fz_text *text, const fz_stroke_state *stroke,
    fz_matrix ctm, fz_colorspace *space, const float *color, float alpha, fz_color_params params)
{
  settle(ctx, text);
  original.stroke_text(ctx, device, text, stroke, ctm, space, color, alpha, params);
}

static void clip_text(
    fz_context *ctx, fz_device *device, const fz_text *text, fz_matrix ctm, fz_rect scissor)
{
  settle(ctx, text);
  original.clip_text(ctx, device, text, ctm, scissor);
}

static void clip_stroke_text(
    fz_context *ctx, fz_device *device, const fz_text *text, const fz_stroke_state *stroke,
    fz_matrix ctm, fz_rect scissor)
{
  settle(ctx, text);
  original.clip_stroke_text(ctx, device, text, stroke, ctm, scissor);
}

static void ignore_text(
    fz_context *ctx, fz_device *device, const fz_text *text, fz_matrix ctm)
{
  settle(ctx, text);
  original.ignore_text(ctx, device, text, ctm);
}

static void close_device(fz_context *ctx, fz_device *device)
{
  cm_join_repeated_letters(read_page);
  original.close_device(ctx, device);
}

fz_device *cm_new_text_device(
    fz_context *ctx, fz_stext_page *page, const fz_stext_options *options)
{
  fz_device *device = fz_new_stext_device(ctx, page, options);
#define TAKE(op, own) \
  /* All threads write the same value. */ \
  __atomic_store_n(&original.op, device->op, __ATOMIC_RELAXED); \
  device->op = own;
  TAKE(begin_metatext, careful_begin_metatext)
  TAKE(end_metatext, careful_end_metatext)
  TAKE(fill_text, fill_text)
  TAKE(stroke_text, stroke_text)
  TAKE(clip_text, clip_text)
  TAKE(clip_stroke_text, clip_stroke_text)
  TAKE(ignore_text, ignore_text)
  TAKE(close_device, close_device)
  read_page = page;
  replaced = 0;
  was_replaced = false;
  cm_begin_leftward_text();
  return device;
}

bool cm_was_text_replaced(void) { return was_replaced; }

void cm_read_as_drawn(fz_device *device)
{
  device->begin_metatext = NULL;
  device->end_metatext = NULL;
}
