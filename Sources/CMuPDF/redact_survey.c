/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "empty_stream.h"
#include "redact_survey.h"

/* Contents that cannot be read to the end may draw everything in their resources. */
static void survey_contents(
    fz_context *ctx, cm_survey *survey, pdf_obj *contents, pdf_obj *resources)
{
  if (!contents || survey->depth > cm_deepest_survey)
    return;
  if (survey->depth == 0 && !cm_may_draw_doubt(ctx, survey, resources))
    return;
  survey->depth++;
  fz_try(ctx)
    pdf_process_contents(ctx, &survey->super, survey->doc, resources, contents, NULL, NULL);
  fz_always(ctx) survey->depth--;
  fz_catch(ctx)
  {
    fz_report_error(ctx);
    cm_collect(ctx, survey, survey->drawn, resources, 0);
  }
}

static void draw(fz_context *ctx, pdf_processor *proc, pdf_obj *object, bool has_contents)
{
  cm_survey *survey = (cm_survey *)proc;
  if (!cm_note_object(ctx, survey, survey->drawn, object) || !has_contents)
    return;
  pdf_obj *resources = pdf_dict_get(ctx, object, PDF_NAME(Resources));
  if (!resources && proc->rstack)
    resources = proc->rstack->resources;
  survey_contents(ctx, survey, object, resources);
}

static void survey_image(
    fz_context *ctx, pdf_processor *proc, const char *name, fz_image *image)
{
  draw(ctx, proc, pdf_lookup_resource(ctx, proc->rstack, PDF_NAME(XObject), name), false);
}

static void survey_form(fz_context *ctx, pdf_processor *proc, const char *name, pdf_obj *form)
{
  draw(ctx, proc, form, true);
}

static void survey_pattern(
    fz_context *ctx, pdf_processor *proc, const char *name, pdf_pattern *pattern, int n,
    float *color)
{
  draw(ctx, proc, pdf_lookup_resource(ctx, proc->rstack, PDF_NAME(Pattern), name), true);
}

static void survey_state(fz_context *ctx, pdf_processor *proc, const char *name, pdf_obj *state)
{
  draw(ctx, proc, cm_mask_group(ctx, state), true);
}

/* Contents that pages do not draw directly: appearances of annotations, patterns, glyphs. */
static void survey_object(fz_context *ctx, cm_survey *survey, int number)
{
  pdf_obj *object = pdf_new_indirect(ctx, survey->doc, number, 0);
  fz_try(ctx)
  {
    pdf_obj *resources = pdf_dict_get(ctx, object, PDF_NAME(Resources));
    pdf_obj *kind = pdf_dict_get(ctx, object, PDF_NAME(Subtype));
    bool is_form = pdf_name_eq(ctx, kind, PDF_NAME(Form));
    bool is_pattern = pdf_dict_get_int(ctx, object, PDF_NAME(PatternType)) == 1;
    if (pdf_is_stream(ctx, object) && (is_form || is_pattern)) {
      if (resources)
        survey_contents(ctx, survey, object, resources);
    } else if (pdf_name_eq(ctx, kind, PDF_NAME(Type3))) {
      pdf_obj *letters = pdf_dict_get(ctx, object, PDF_NAME(CharProcs));
      for (int i = 0; i < pdf_dict_len(ctx, letters); ++i)
        survey_contents(ctx, survey, pdf_dict_get_val(ctx, letters, i), resources);
    }
  }
  fz_always(ctx) pdf_drop_obj(ctx, object);
  fz_catch(ctx)
  {
    /* A broken object draws nothing. */
    fz_report_error(ctx);
  }
}

bool cm_new_survey(fz_context *ctx, pdf_document *doc, cm_survey **out, cm_error *error)
{
  fz_try(ctx)
  {
    cm_survey *survey = pdf_new_processor(ctx, sizeof *survey);
    survey->doc = doc;
    survey->object = 1;
    survey->super.op_Do_image = survey_image;
    survey->super.op_Do_form = survey_form;
    survey->super.op_sc_pattern = survey_pattern;
    survey->super.op_SC_pattern = survey_pattern;
    survey->super.op_gs_begin = survey_state;
    *out = survey;
  }
  CM_END(ctx, error);
}

void cm_drop_survey(fz_context *ctx, cm_survey *survey)
{
  fz_free(ctx, survey->doubtful);
  fz_free(ctx, survey->drawn);
  fz_free(ctx, survey->listed);
  fz_try(ctx) pdf_close_processor(ctx, &survey->super);
  fz_always(ctx) pdf_drop_processor(ctx, &survey->super);
  fz_catch(ctx) fz_report_error(ctx);
}

/* The document may have more objects than before. */
static void grow(fz_context *ctx, cm_survey *survey)
{
  int count = pdf_xref_len(ctx, survey->doc), old = survey->count;
  if (count <= old)
    return;
  survey->doubtful = fz_realloc(ctx, survey->doubtful, count);
  memset(survey->doubtful + old, 0, count - old);
  survey->drawn = fz_realloc(ctx, survey->drawn, count);
  memset(survey->drawn + old, 0, count - old);
  survey->listed = fz_realloc(ctx, survey->listed, count);
  survey->count = count;
}

bool cm_note_resources(
    fz_context *ctx, cm_survey *survey, pdf_obj *old_resources, pdf_obj *new_resources,
    cm_error *error)
{
  unsigned char *seen = NULL, *kept = NULL;
  fz_var(seen);
  fz_var(kept);
  fz_try(ctx)
  {
    grow(ctx, survey);
    seen = fz_calloc(ctx, survey->count, 1);
    kept = fz_calloc(ctx, survey->count, 1);
    cm_collect(ctx, survey, seen, old_resources, 0);
    cm_collect(ctx, survey, kept, new_resources, 0);
    for (int number = 1; number < survey->count; ++number)
      if (seen[number] && !kept[number])
        survey->doubtful[number] = survey->has_doubts = true;
  }
  fz_always(ctx)
  {
    fz_free(ctx, seen);
    fz_free(ctx, kept);
  }
  CM_END(ctx, error);
}

bool cm_note_doubt(fz_context *ctx, cm_survey *survey, int number, cm_error *error)
{
  fz_try(ctx)
  {
    grow(ctx, survey);
    if (number > 0 && number < survey->count)
      survey->doubtful[number] = survey->has_doubts = true;
  }
  CM_END(ctx, error);
}

bool cm_is_drawn(const cm_survey *survey, int number)
{
  return number > 0 && number < survey->count && survey->drawn[number];
}

static void survey_page(fz_context *ctx, cm_survey *survey, int index)
{
  pdf_obj *page = pdf_lookup_page_obj(ctx, survey->doc, index);
  pdf_obj *resources = pdf_dict_get_inheritable(ctx, page, PDF_NAME(Resources));
  survey_contents(ctx, survey, pdf_dict_get(ctx, page, PDF_NAME(Contents)), resources);
}

/* A page's contents take far longer to read than most objects, which have none. */
static const int objects_for_page = 16;

bool cm_survey_contents(
    fz_context *ctx, cm_survey *survey, int pages, bool *is_over, cm_error *error)
{
  fz_try(ctx)
  {
    int page_count = pdf_count_pages(ctx, survey->doc);
    grow(ctx, survey);
    *is_over = !survey->has_doubts;
    for (; !*is_over && pages > 0 && survey->page < page_count; --pages)
      survey_page(ctx, survey, survey->page++);
    for (int i = pages * objects_for_page; !*is_over && i > 0; --i)
      if (survey->object >= survey->count)
        *is_over = true;
      else if (!survey->doubtful[survey->object++])
        survey_object(ctx, survey, survey->object - 1);
  }
  CM_END(ctx, error);
}

bool cm_empty_unused(fz_context *ctx, cm_survey *survey, cm_error *error)
{
  fz_try(ctx)
  {
    for (int number = 1; number < survey->count; ++number)
      if (survey->doubtful[number] && !survey->drawn[number])
        cm_empty_form(ctx, survey->doc, number);
  }
  CM_END(ctx, error);
}
