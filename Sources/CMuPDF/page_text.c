/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "object_rescue.h"
#include "page_nodes.h"
#include "shown_structure.h"
#include "stream_ends.h"

static bool has_unknown(const fz_stext_block *block)
{
  for (; block; block = block->next) {
    if (block->type == FZ_STEXT_BLOCK_STRUCT && block->u.s.down
        && has_unknown(block->u.s.down->first_block))
      return true;
    if (block->type != FZ_STEXT_BLOCK_TEXT)
      continue;
    for (const fz_stext_line *line = block->u.t.first_line; line; line = line->next)
      for (const fz_stext_char *c = line->first_char; c; c = c->next)
        if (c->c == FZ_REPLACEMENT_CHARACTER)
          return true;
  }
  return false;
}

static fz_stext_page *new_page_text(
    fz_context *ctx, pdf_page *page, int options, fz_cookie *cookie)
{
  fz_stext_page *text = NULL;
  fz_device *device = NULL;
  fz_stext_options choice = {options};
  int manages_colors = ctx->icc_enabled;
  fz_var(text);
  fz_var(device);
  /* Callers need no text colours, and making the conversion tables takes longer than reading the text.
     */
  fz_disable_icc(ctx);
  fz_try(ctx)
  {
    text = fz_new_stext_page(ctx, pdf_bound_page(ctx, page, FZ_CROP_BOX));
    device = cm_new_text_device(ctx, text, &choice);
    cm_watch_text(ctx, page->doc, device, text->mediabox);
    cm_run_contents(ctx, page, device, fz_identity, "View", cookie);
    fz_close_device(ctx, device);
    cm_stop_if_aborted(ctx, cookie);
  }
  fz_always(ctx)
  {
    ctx->icc_enabled = manages_colors;
    fz_drop_device(ctx, device);
  }
  fz_catch(ctx)
  {
    fz_drop_stext_page(ctx, text);
    fz_rethrow(ctx);
  }
  return text;
}

static fz_stext_page *page_text(
    fz_context *ctx, pdf_page *page, int options, fz_cookie *cookie, bool *shows_all)
{
  fz_stext_page *text = NULL;
  fz_var(text);
  fz_try(ctx)
  {
    pdf_obj *resources = pdf_page_resources(ctx, page);
    cm_forget_refused(ctx);
    cm_settle_fonts(ctx, page->doc, resources);
    text = new_page_text(ctx, page, options, cookie);
    for (int i = 0; i < cm_most_rescues && cm_rescue_refused(ctx, page->doc); ++i) {
      cm_settle_fonts(ctx, page->doc, resources);
      fz_drop_stext_page(ctx, text);
      text = NULL;
      text = new_page_text(ctx, page, options, cookie);
    }
    bool is_known = !has_unknown(text->first_block);
    if (!is_known && cm_settle_unknown_fonts(ctx, page->doc, resources)) {
      fz_drop_stext_page(ctx, text);
      text = NULL;
      text = new_page_text(ctx, page, options, cookie);
    }
    *shows_all = is_known && cm_watched_all_text();
  }
  fz_catch(ctx)
  {
    fz_drop_stext_page(ctx, text);
    fz_rethrow(ctx);
  }
  return text;
}

bool cm_page_text(
    fz_context *ctx, pdf_page *page, int options, fz_cookie *cookie, fz_stext_page **out,
    bool *shows_all, cm_error *error)
{
  cm_shown_structure *shown = NULL;
  fz_var(shown);
  fz_try(ctx)
  {
    if (options & FZ_STEXT_COLLECT_STRUCTURE)
      shown = cm_show_structure(ctx, page);
    *out = page_text(ctx, page, options, cookie, shows_all);
  }
  fz_always(ctx) cm_hide_structure(ctx, shown);
  CM_END(ctx, error);
}

void cm_drop_text(fz_context *ctx, fz_stext_page *text) { fz_drop_stext_page(ctx, text); }

bool cm_is_bold(const fz_stext_char *c)
{
  return (c->flags & FZ_STEXT_BOLD) || (c->font && fz_font_flags(c->font)->is_bold);
}

bool cm_is_italic(const fz_stext_char *c)
{
  return c->font && fz_font_flags(c->font)->is_italic;
}

static void drop_contents(fz_context *ctx, fz_page *page)
{
  pdf_drop_obj(ctx, ((pdf_page *)page)->obj);
}

static pdf_page *load_contents(fz_context *ctx, pdf_document *doc, int index)
{
  pdf_obj *object = pdf_lookup_page_obj(ctx, doc, index);
  cm_mend_page_parents(ctx, doc, object);
  cm_end_contents(ctx, object);
  pdf_page *page = fz_new_derived_page(ctx, pdf_page, &doc->super);
  page->super.drop_page = drop_contents;
  page->doc = doc;
  page->obj = pdf_keep_obj(ctx, object);
  return page;
}

bool cm_load_page_contents(
    fz_context *ctx, pdf_document *doc, int index, pdf_page **out, cm_error *error)
{
  return cm_load_and_rescue(ctx, doc, load_contents, index, out, error);
}
