/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"
#include "page_nodes.h"
#include "peek.h"

/* The first page is looked at in object streams only for this many nodes; doing so for all nodes would
   take most of the time of opening a large document. Outside of object streams, this many other kids
   are looked at: all of a small document. */
enum { deepest = 64, most_looked_at = 16, most_kids_looked_at = 64 };

typedef struct {
  pdf_document *doc;
  int length;
  /* The numbers of the nodes that were met. */
  unsigned char *met;
  cm_peeker peeker;
  /* The number of first pages that were looked at in object streams. */
  int looked_at;
  /* The number of other kids that were looked at. */
  int kids_looked_at;
} counter;

bool cm_is_met_first(fz_context *ctx, pdf_obj *node, unsigned char *met, int length)
{
  int number = pdf_to_num(ctx, node);
  if (number <= 0)
    return true;
  if (number >= length || met[number])
    return false;
  return met[number] = 1;
}

static bool is_page(fz_context *ctx, counter *counter, pdf_obj *reference)
{
  bool is_page = false;
  if (cm_is_in_stream(ctx, counter->doc, reference) && counter->looked_at++ >= most_looked_at)
    return true;
  pdf_obj *page = cm_peek(ctx, &counter->peeker, reference);
  fz_try(ctx) is_page = !cm_is_page_node(ctx, page) && cm_is_page_leaf(ctx, page);
  fz_always(ctx) pdf_drop_obj(ctx, page);
  fz_catch(ctx) fz_rethrow(ctx);
  return is_page;
}

/* Whether a kid behind the first one may be a page, as far as that is visible at little cost: it is no
   node that was met, and exists. One that cannot be read is left to whoever asks for its page. */
static bool may_be_page(fz_context *ctx, counter *counter, pdf_obj *reference)
{
  int number = pdf_to_num(ctx, reference);
  bool is_page_object = true;
  fz_var(is_page_object);
  if (number <= 0 || number >= counter->length || counter->met[number]
      || !pdf_object_exists(ctx, counter->doc, number))
    return false;
  if (counter->kids_looked_at >= most_kids_looked_at || cm_is_in_stream(ctx, counter->doc, reference))
    return true;
  ++counter->kids_looked_at;
  fz_try(ctx) is_page_object = is_page(ctx, counter, reference);
  fz_catch(ctx) cm_pass_over(ctx);
  return is_page_object;
}

/* Begins at the end, where the last page of every node is looked at as long as possible. */
static bool may_be_pages(fz_context *ctx, counter *counter, pdf_obj *kids, int length)
{
  for (int i = length - 1; i > 0; --i)
    if (!may_be_page(ctx, counter, pdf_array_get(ctx, kids, i)))
      return false;
  return true;
}

static int count_kids(
    fz_context *ctx, counter *counter, pdf_obj *kids, int length, int count, int depth);

/* The number of pages of a node if its count is right; -1 if it is wrong, as far as that is visible
   without the dictionaries of all pages: a node with as many kids as pages, the first one a page, and
   no kid that is clearly none, is trusted. The nodes are given as references; their objects
   are peeked at without loading them. */
static int count_claimed(fz_context *ctx, counter *counter, pdf_obj *reference, pdf_obj *node, int depth)
{
  pdf_obj *claim = pdf_dict_get(ctx, node, PDF_NAME(Count));
  pdf_obj *kids = pdf_dict_get(ctx, node, PDF_NAME(Kids));
  int count = pdf_to_int(ctx, claim), length = pdf_array_len(ctx, kids);
  if (depth >= deepest || !cm_is_met_first(ctx, reference, counter->met, counter->length)
      || !pdf_is_int(ctx, claim) || count < 0 || !pdf_is_array(ctx, kids))
    return -1;
  if (length == count && is_page(ctx, counter, pdf_array_get(ctx, kids, 0))
      && may_be_pages(ctx, counter, kids, length))
    return count;
  return count_kids(ctx, counter, kids, length, count, depth);
}

static int count_kids(
    fz_context *ctx, counter *counter, pdf_obj *kids, int length, int count, int depth)
{
  int total = 0;
  for (int i = 0; i < length; ++i) {
    pdf_obj *reference = pdf_array_get(ctx, kids, i);
    pdf_obj *kid = cm_peek(ctx, &counter->peeker, reference);
    int pages = -1;
    fz_try(ctx)
    {
      if (cm_is_page_node(ctx, kid))
        pages = count_claimed(ctx, counter, reference, kid, depth + 1);
      else if (cm_is_page_leaf(ctx, kid))
        pages = 1;
    }
    fz_always(ctx) pdf_drop_obj(ctx, kid);
    fz_catch(ctx) fz_rethrow(ctx);
    if (pages < 0 || pages > count - total)
      return -1;
    total += pages;
  }
  return total == count ? count : -1;
}

int cm_count_claimed_pages(fz_context *ctx, pdf_document *doc, pdf_obj *root)
{
  counter counter = {.doc = doc, .length = pdf_xref_len(ctx, doc), .peeker = {.doc = doc}};
  int count = -1;
  fz_var(counter);
  fz_var(count);
  fz_try(ctx)
  {
    counter.met = fz_calloc(ctx, counter.length, 1);
    count = count_claimed(ctx, &counter, root, root, 0);
  }
  fz_always(ctx)
  {
    fz_free(ctx, counter.met);
    cm_drop_peeker(ctx, &counter.peeker);
  }
  fz_catch(ctx) fz_rethrow(ctx);
  return count;
}
