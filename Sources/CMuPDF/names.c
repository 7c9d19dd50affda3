/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
  /* The string itself, never a reference: the referenced object can change. */
  pdf_obj *name;
  const char *bytes;
  size_t length;
  pdf_obj *value;
  /* The position of the entry in the tree. */
  size_t order;
} entry;

struct cm_names {
  entry *entries;
  size_t count;
  size_t capacity;
};

static int compare_bytes(const entry *a, const entry *b)
{
  size_t common = a->length < b->length ? a->length : b->length;
  int difference = memcmp(a->bytes, b->bytes, common);
  return difference ? difference : (a->length > b->length) - (a->length < b->length);
}

static int compare(const void *left, const void *right)
{
  const entry *a = left;
  const entry *b = right;
  int difference = compare_bytes(a, b);
  return difference ? difference : (a->order > b->order) - (a->order < b->order);
}

static void append(fz_context *ctx, cm_names *names, pdf_obj *name, pdf_obj *value)
{
  if (names->count == names->capacity) {
    size_t capacity = names->capacity ? names->capacity * 2 : 64;
    names->entries = fz_realloc_array(ctx, names->entries, capacity, entry);
    names->capacity = capacity;
  }
  entry *new = &names->entries[names->count];
  new->name = pdf_keep_obj(ctx, pdf_resolve_indirect_chain(ctx, name));
  new->bytes = pdf_to_string(ctx, new->name, &new->length);
  new->value = pdf_keep_obj(ctx, value);
  new->order = names->count++;
}

/* Direct nodes cannot form loops; indirect ones are visited once. */
static void read_node(
    fz_context *ctx, cm_names *names, pdf_obj *node, pdf_mark_bits *seen, int depth)
{
  if (depth > 64 || (pdf_is_indirect(ctx, node) && pdf_mark_bits_set(ctx, seen, node)))
    return;
  pdf_obj *leaf = pdf_dict_get(ctx, node, PDF_NAME(Names));
  int length = pdf_array_len(ctx, leaf);
  for (int i = 0; i + 1 < length; i += 2) {
    pdf_obj *name = pdf_array_get(ctx, leaf, i);
    pdf_obj *value = pdf_array_get(ctx, leaf, i + 1);
    if (pdf_is_string(ctx, name) && value)
      append(ctx, names, name, value);
  }
  pdf_obj *kids = pdf_dict_get(ctx, node, PDF_NAME(Kids));
  int count = pdf_array_len(ctx, kids);
  for (int i = 0; i < count; ++i)
    read_node(ctx, names, pdf_array_get(ctx, kids, i), seen, depth + 1);
}

bool cm_read_names(
    fz_context *ctx, pdf_document *doc, pdf_obj *tree, cm_names **out, cm_error *error)
{
  cm_names *names = NULL;
  pdf_mark_bits *seen = NULL;
  fz_var(names);
  fz_var(seen);
  fz_try(ctx)
  {
    names = fz_malloc_struct(ctx, cm_names);
    seen = pdf_new_mark_bits(ctx, doc);
    read_node(ctx, names, tree, seen, 0);
    if (names->count > 1)
      qsort(names->entries, names->count, sizeof *names->entries, compare);
    *out = names;
  }
  fz_always(ctx) pdf_drop_mark_bits(ctx, seen);
  fz_catch(ctx)
  {
    cm_drop_names(ctx, names);
    return cm_report(ctx, error);
  }
  return true;
}

void cm_drop_names(fz_context *ctx, cm_names *names)
{
  if (!names)
    return;
  for (size_t i = 0; i < names->count; ++i) {
    pdf_drop_obj(ctx, names->entries[i].name);
    pdf_drop_obj(ctx, names->entries[i].value);
  }
  fz_free(ctx, names->entries);
  fz_free(ctx, names);
}

static const entry *find(const cm_names *names, const entry *wanted)
{
  size_t low = 0;
  size_t high = names->count;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    if (compare_bytes(&names->entries[middle], wanted) < 0)
      low = middle + 1;
    else
      high = middle;
  }
  return low < names->count && compare_bytes(&names->entries[low], wanted) == 0
           ? &names->entries[low]
           : NULL;
}

bool cm_find_name(
    fz_context *ctx, const cm_names *names, pdf_obj *name, pdf_obj **out, cm_error *error)
{
  fz_try(ctx)
  {
    entry wanted = {0};
    wanted.bytes = pdf_to_string(ctx, name, &wanted.length);
    const entry *found = find(names, &wanted);
    *out = found ? pdf_keep_obj(ctx, found->value) : NULL;
  }
  CM_END(ctx, error);
}
