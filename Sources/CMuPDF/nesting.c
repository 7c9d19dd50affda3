/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"

/* An array or a dictionary on the way down, and which of its values comes next. */
typedef struct {
  pdf_obj *object;
  int next;
} level;

/* The engine needs about 300 bytes of its stack for a level. */
enum { deepest = 8000 };

static bool has_values(fz_context *ctx, pdf_obj *object)
{
  return pdf_is_array(ctx, object) || pdf_is_dict(ctx, object);
}

/* The object that a reference leads to, if the walk was not there before; NULL if it has no values or
   cannot be read. The caller drops it. */
static pdf_obj *follow(
    fz_context *ctx, pdf_document *doc, unsigned char *seen, int length, pdf_obj *reference)
{
  int number = pdf_to_num(ctx, reference);
  pdf_obj *object = NULL;
  fz_var(object);
  if (number <= 0 || number >= length || seen[number])
    return NULL;
  seen[number] = 1;
  if (cm_refuses_memory(ctx))
    fz_throw(ctx, FZ_ERROR_ABORT, "the work was stopped");
  fz_try(ctx) object = pdf_keep_obj(ctx, pdf_resolve_indirect_chain(ctx, reference));
  fz_catch(ctx) cm_pass_over(ctx);
  if (has_values(ctx, object))
    return object;
  pdf_drop_obj(ctx, object);
  return NULL;
}

static pdf_obj *next_value(fz_context *ctx, level *level)
{
  if (pdf_is_array(ctx, level->object))
    return level->next < pdf_array_len(ctx, level->object)
               ? pdf_array_get(ctx, level->object, level->next++)
               : NULL;
  return level->next < pdf_dict_len(ctx, level->object)
             ? pdf_dict_get_val(ctx, level->object, level->next++)
             : NULL;
}

bool cm_nests_deeply(fz_context *ctx, pdf_document *doc, pdf_obj *root)
{
  int length = pdf_xref_len(ctx, doc);
  unsigned char *seen = NULL;
  level *levels = NULL;
  int count = 0;
  bool is_deep = false;
  fz_var(seen);
  fz_var(levels);
  fz_var(count);
  fz_var(is_deep);
  fz_try(ctx)
  {
    seen = fz_calloc(ctx, length, 1);
    levels = fz_malloc_array(ctx, deepest, level);
    levels[count++] = (level){pdf_keep_obj(ctx, root), 0};
    while (count > 0 && !is_deep) {
      pdf_obj *value = next_value(ctx, &levels[count - 1]);
      if (!value) {
        pdf_drop_obj(ctx, levels[--count].object);
        continue;
      }
      pdf_obj *object = pdf_is_indirect(ctx, value) ? follow(ctx, doc, seen, length, value)
                        : has_values(ctx, value)    ? pdf_keep_obj(ctx, value)
                                                    : NULL;
      is_deep = object && count == deepest;
      if (is_deep)
        pdf_drop_obj(ctx, object);
      else if (object)
        levels[count++] = (level){object, 0};
    }
  }
  fz_always(ctx)
  {
    while (count > 0)
      pdf_drop_obj(ctx, levels[--count].object);
    fz_free(ctx, levels);
    fz_free(ctx, seen);
  }
  fz_catch(ctx) fz_rethrow(ctx);
  return is_deep;
}
