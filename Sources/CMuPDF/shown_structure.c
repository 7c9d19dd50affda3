/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "shown_structure.h"

#include "as_in_file.h"

enum { deepest = 64, most_elements = 1 << 18, most_sequences = 1 << 16 };

/* A key for pages that have none in the parent tree. */
enum { own_key = 0x3FFFFFFF };

typedef struct change {
  struct change *next;
  pdf_obj *owner;
  pdf_obj *key;
  /* NULL if the entry is new. */
  pdf_obj *old;
} change;

struct cm_shown_structure {
  /* The last one first. */
  change *changes;
};

/* A walk through the structure for the elements of one page. */
typedef struct {
  pdf_document *doc;
  /* The page's object number. */
  int page;
  int elements_left;
  /* Borrowed elements by their marked-content identifiers. */
  pdf_obj **owners;
  int count;
} walk;

static void show(
    fz_context *ctx, cm_shown_structure *shown, pdf_obj *owner, pdf_obj *key, pdf_obj *value)
{
  change *made = fz_malloc_struct(ctx, change);
  *made = (change){
      shown->changes, pdf_keep_obj(ctx, owner), key,
      pdf_keep_obj(ctx, pdf_dict_get(ctx, owner, key))};
  shown->changes = made;
  cm_show_entry(ctx, owner, key, value);
}

/* Puts an element's only sequence into an array. */
static void show_as_array(fz_context *ctx, cm_shown_structure *shown, pdf_obj *element)
{
  pdf_obj *kid = pdf_dict_get(ctx, element, PDF_NAME(K));
  if (!pdf_is_dict(ctx, kid) || !pdf_is_int(ctx, pdf_dict_get(ctx, kid, PDF_NAME(MCID))))
    return;
  pdf_obj *array = pdf_new_array(ctx, pdf_get_bound_document(ctx, element), 1);
  fz_try(ctx)
  {
    pdf_array_push(ctx, array, kid);
    show(ctx, shown, element, PDF_NAME(K), array);
  }
  fz_always(ctx) pdf_drop_obj(ctx, array);
  fz_catch(ctx) fz_rethrow(ctx);
}

static void note(fz_context *ctx, walk *walk, pdf_obj *element, pdf_obj *page, pdf_obj *sequence)
{
  int id = pdf_to_int(ctx, sequence);
  if (id < 0 || id >= most_sequences || !page
      || cm_number_of(ctx, walk->doc, page) != walk->page)
    return;
  walk->owners[id] = element;
  walk->count = fz_maxi(walk->count, id + 1);
}

static void visit(fz_context *ctx, walk *walk, pdf_obj *element, pdf_obj *page, int depth);

/* A kid of an element (ISO 32000-2, table 355). Sequences of forms are not looked for. */
static void visit_kid(
    fz_context *ctx, walk *walk, pdf_obj *element, pdf_obj *kid, pdf_obj *page, int depth)
{
  if (pdf_is_int(ctx, kid)) {
    note(ctx, walk, element, page, kid);
    return;
  }
  pdf_obj *sequence = pdf_dict_get(ctx, kid, PDF_NAME(MCID));
  if (!pdf_is_int(ctx, sequence)) {
    visit(ctx, walk, kid, page, depth + 1);
  } else if (!pdf_dict_gets(ctx, kid, "Stm")) {
    pdf_obj *own = pdf_dict_gets(ctx, kid, "Pg");
    note(ctx, walk, element, own ? own : page, sequence);
  }
}

static void visit(fz_context *ctx, walk *walk, pdf_obj *element, pdf_obj *page, int depth)
{
  if (depth > deepest || --walk->elements_left < 0 || !pdf_is_dict(ctx, element))
    return;
  pdf_obj *own = pdf_dict_gets(ctx, element, "Pg");
  pdf_obj *kids = pdf_dict_get(ctx, element, PDF_NAME(K));
  if (own)
    page = own;
  if (!pdf_is_array(ctx, kids))
    visit_kid(ctx, walk, element, kids, page, depth);
  for (int i = 0, count = pdf_array_len(ctx, kids); i < count && walk->elements_left > 0; ++i)
    visit_kid(ctx, walk, element, pdf_array_get(ctx, kids, i), page, depth);
}

/* The elements of a page by marked-content identifiers; NULL if there are none. */
static pdf_obj *elements_of(fz_context *ctx, pdf_page *page, pdf_obj *root)
{
  walk walk = {page->doc, cm_number_of(ctx, page->doc, page->obj), most_elements, NULL, 0};
  pdf_obj *elements = NULL;
  fz_var(elements);
  walk.owners = fz_calloc(ctx, most_sequences, sizeof *walk.owners);
  fz_try(ctx)
  {
    pdf_obj *kids = pdf_dict_get(ctx, root, PDF_NAME(K));
    if (!pdf_is_array(ctx, kids))
      visit(ctx, &walk, kids, NULL, 0);
    for (int i = 0, count = pdf_array_len(ctx, kids); i < count; ++i)
      visit(ctx, &walk, pdf_array_get(ctx, kids, i), NULL, 0);
    if (walk.count > 0)
      elements = pdf_new_array(ctx, page->doc, walk.count);
    for (int i = 0; i < walk.count; ++i)
      pdf_array_push(ctx, elements, walk.owners[i] ? walk.owners[i] : PDF_NULL);
  }
  fz_always(ctx) fz_free(ctx, walk.owners);
  fz_catch(ctx)
  {
    pdf_drop_obj(ctx, elements);
    fz_rethrow(ctx);
  }
  return elements;
}

static void show_parent_tree(
    fz_context *ctx, cm_shown_structure *shown, pdf_page *page, pdf_obj *root, pdf_obj *elements)
{
  pdf_obj *key = pdf_dict_get(ctx, page->obj, PDF_NAME(StructParents));
  pdf_obj *own = NULL;
  fz_var(own);
  pdf_obj *tree = pdf_new_dict(ctx, page->doc, 1);
  fz_try(ctx)
  {
    int number = pdf_to_int_default(ctx, key, own_key);
    pdf_obj *pairs = pdf_dict_put_array(ctx, tree, PDF_NAME(Nums), 2);
    pdf_array_push_int(ctx, pairs, number);
    pdf_array_push(ctx, pairs, elements);
    show(ctx, shown, root, PDF_NAME(ParentTree), tree);
    if (!pdf_is_int(ctx, key)) {
      own = pdf_new_int(ctx, number);
      show(ctx, shown, page->obj, PDF_NAME(StructParents), own);
    }
  }
  fz_always(ctx)
  {
    pdf_drop_obj(ctx, own);
    pdf_drop_obj(ctx, tree);
  }
  fz_catch(ctx) fz_rethrow(ctx);
}

static void show_elements(fz_context *ctx, cm_shown_structure *shown, pdf_obj *elements)
{
  for (int i = 0, count = pdf_array_len(ctx, elements); i < count; ++i)
    show_as_array(ctx, shown, pdf_array_get(ctx, elements, i));
}

static pdf_obj *root_of(fz_context *ctx, pdf_page *page)
{
  return pdf_dict_getp(ctx, pdf_trailer(ctx, page->doc), "Root/StructTreeRoot");
}

/* The elements of a page in the parent tree; NULL if there are none. */
static pdf_obj *known_elements(fz_context *ctx, pdf_page *page)
{
  pdf_obj *tree = pdf_dict_get(ctx, root_of(ctx, page), PDF_NAME(ParentTree));
  pdf_obj *key = pdf_dict_get(ctx, page->obj, PDF_NAME(StructParents));
  pdf_obj *known =
      tree && pdf_is_int(ctx, key) ? pdf_lookup_number(ctx, tree, pdf_to_int(ctx, key)) : NULL;
  return pdf_array_len(ctx, known) > 0 ? known : NULL;
}

pdf_obj *cm_unlisted_elements(fz_context *ctx, pdf_page *page)
{
  return known_elements(ctx, page) ? NULL : elements_of(ctx, page, root_of(ctx, page));
}

static void show_page(fz_context *ctx, cm_shown_structure *shown, pdf_page *page)
{
  pdf_obj *known = known_elements(ctx, page);
  if (known) {
    show_elements(ctx, shown, known);
    return;
  }
  pdf_obj *elements = elements_of(ctx, page, root_of(ctx, page));
  if (!elements)
    return;
  fz_try(ctx)
  {
    show_elements(ctx, shown, elements);
    show_parent_tree(ctx, shown, page, root_of(ctx, page), elements);
  }
  fz_always(ctx) pdf_drop_obj(ctx, elements);
  fz_catch(ctx) fz_rethrow(ctx);
}

cm_shown_structure *cm_show_structure(fz_context *ctx, pdf_page *page)
{
  cm_shown_structure *shown = fz_malloc_struct(ctx, cm_shown_structure);
  fz_try(ctx) show_page(ctx, shown, page);
  fz_catch(ctx)
  {
    cm_hide_structure(ctx, shown);
    fz_rethrow(ctx);
  }
  return shown;
}

void cm_hide_structure(fz_context *ctx, cm_shown_structure *shown)
{
  if (!shown)
    return;
  for (change *made = shown->changes, *next; made; made = next) {
    next = made->next;
    fz_try(ctx) cm_show_entry(ctx, made->owner, made->key, made->old);
    /* What stays shown is not written. */
    fz_catch(ctx) fz_ignore_error(ctx);
    pdf_drop_obj(ctx, made->owner);
    pdf_drop_obj(ctx, made->old);
    fz_free(ctx, made);
  }
  fz_free(ctx, shown);
}
