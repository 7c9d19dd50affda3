/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"
#include "page_nodes.h"

#include <stdlib.h>

enum { deepest = 64 };

typedef struct {
  pdf_obj **pages;
  pdf_rev_page_map *numbers;
  int count;
  int filled;
  /* How many more nodes may be visited. */
  int nodes;
} page_map;

static bool add_page(fz_context *ctx, page_map *map, pdf_obj *page)
{
  int index = map->filled;
  if (index >= map->count || !pdf_is_indirect(ctx, page) || pdf_to_num(ctx, page) <= 0)
    return false;
  map->pages[index] = pdf_keep_obj(ctx, page);
  map->numbers[index] = (pdf_rev_page_map){.page = index, .object = pdf_to_num(ctx, page)};
  ++map->filled;
  return true;
}

static bool is_page(fz_context *ctx, pdf_obj *kid)
{
  return !cm_is_page_node(ctx, kid) && cm_is_page_leaf(ctx, kid);
}

/* Adds the pages of a node. Kids are not loaded if there are as many as pages, and the first and the last
   are pages: `cm_rescue_pages` trusts such nodes too. */
static bool add_node(fz_context *ctx, page_map *map, pdf_obj *node, int depth)
{
  pdf_obj *kids = pdf_dict_get(ctx, node, PDF_NAME(Kids));
  int length = pdf_array_len(ctx, kids);
  if (depth >= deepest || --map->nodes < 0 || length == 0)
    return false;
  bool is_flat = length == pdf_dict_get_int(ctx, node, PDF_NAME(Count))
                 && is_page(ctx, pdf_array_get(ctx, kids, 0))
                 && is_page(ctx, pdf_array_get(ctx, kids, length - 1));
  for (int i = 0; i < length; ++i) {
    pdf_obj *kid = pdf_array_get(ctx, kids, i);
    bool is_node = !is_flat && cm_is_page_node(ctx, kid);
    if (is_node ? !add_node(ctx, map, kid, depth + 1) : !add_page(ctx, map, kid))
      return false;
  }
  return true;
}

static int compare(const void *a, const void *b)
{
  const pdf_rev_page_map *one = a;
  const pdf_rev_page_map *other = b;
  return one->object < other->object ? -1 : one->object > other->object;
}

static void drop(fz_context *ctx, page_map *map)
{
  for (int i = 0; i < map->filled; ++i)
    pdf_drop_obj(ctx, map->pages[i]);
  fz_free(ctx, map->pages);
  fz_free(ctx, map->numbers);
}

static void fill(fz_context *ctx, pdf_document *doc, page_map *map)
{
  pdf_obj *root = pdf_dict_getp(ctx, pdf_trailer(ctx, doc), "Root/Pages");
  map->count = pdf_count_pages(ctx, doc);
  map->nodes = map->count;
  if (map->count <= 0 || doc->fwd_page_map)
    return;
  map->pages = fz_calloc(ctx, map->count, sizeof *map->pages);
  map->numbers = fz_calloc(ctx, map->count, sizeof *map->numbers);
  if (!add_node(ctx, map, root, 0) || map->filled != map->count || doc->fwd_page_map)
    return;
  qsort(map->numbers, map->count, sizeof *map->numbers, compare);
  doc->map_page_count = map->count;
  doc->fwd_page_map = map->pages;
  doc->rev_page_map = map->numbers;
  *map = (page_map){0};
}

bool cm_fill_page_map(fz_context *ctx, pdf_document *doc, cm_error *error)
{
  page_map map = {0};
  fz_var(map);
  fz_try(ctx) fill(ctx, doc, &map);
  fz_always(ctx) drop(ctx, &map);
  fz_catch(ctx) return cm_report(ctx, error);
  return true;
}
