/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "graft_copy.h"
#include "as_in_file.h"
#include "crypt_filters.h"
#include "structure_place.h"

#include <string.h>

/* MuPDF's own grafting follows references recursively, so that a long chain, such as pages with links
   to the next one, is too deep for it. This code keeps a list of pending objects instead. */
enum { deepest = 100 };

static void append(fz_context *ctx, int **list, size_t *count, size_t *capacity, int value)
{
  if (*count == *capacity) {
    size_t wanted = *capacity ? *capacity * 2 : 64;
    *list = fz_realloc_array(ctx, *list, wanted, int);
    *capacity = wanted;
  }
  (*list)[(*count)++] = value;
}

static bool is_type(fz_context *ctx, pdf_obj *type, pdf_obj *name)
{
  return pdf_name_eq(ctx, type, name) != 0;
}

/* Whether an object belongs to a page or to a tree of the document, which only a selection copies. */
static bool is_left(fz_context *ctx, cm_graft *graft, pdf_obj *object)
{
  if (!pdf_is_dict(ctx, object)) return false;
  pdf_obj *type = pdf_dict_get(ctx, object, PDF_NAME(Type));
  pdf_obj *subtype = pdf_dict_get(ctx, object, PDF_NAME(Subtype));
  if (is_type(ctx, type, PDF_NAME(Page)) || is_type(ctx, type, PDF_NAME(Pages)) ||
      is_type(ctx, type, PDF_NAME(Catalog)) || is_type(ctx, type, PDF_NAME(StructTreeRoot)) ||
      is_type(ctx, type, PDF_NAME(StructElem)) || is_type(ctx, subtype, PDF_NAME(Widget)))
    return true;
  pdf_obj *page = pdf_dict_get(ctx, object, PDF_NAME(P));
  if (subtype && pdf_dict_get(ctx, object, PDF_NAME(Rect)) && pdf_is_indirect(ctx, page))
    return cm_graft_number(graft, pdf_to_num(ctx, page)) == 0;
  if (pdf_is_name(ctx, pdf_dict_get(ctx, object, PDF_NAME(S))) && page)
    return pdf_dict_get(ctx, object, PDF_NAME(K)) || pdf_dict_gets(ctx, object, "Pg");
  return !subtype && pdf_is_string(ctx, pdf_dict_get(ctx, object, PDF_NAME(T))) &&
         (pdf_dict_get(ctx, object, PDF_NAME(FT)) || pdf_dict_get(ctx, object, PDF_NAME(Kids)) ||
          pdf_dict_get(ctx, object, PDF_NAME(Parent)));
}

bool cm_graft_has(const cm_graft *graft, int number)
{
  return number > 0 && number < graft->length;
}

pdf_obj *cm_graft_refer(fz_context *ctx, cm_graft *graft, int number, bool fills)
{
  if (graft->copies[number] == 0) {
    if (fills)
      append(ctx, &graft->met, &graft->count, &graft->capacity, number);
    graft->copies[number] = pdf_create_object(ctx, graft->to);
  }
  return pdf_new_indirect(ctx, graft->to, graft->copies[number], 0);
}

/* A reference to the copy of the referenced object. */
static pdf_obj *follow(fz_context *ctx, cm_graft *graft, pdf_obj *reference)
{
  int number = pdf_to_num(ctx, reference);
  if (!cm_graft_has(graft, number))
    return PDF_NULL;
  if (graft->selects && graft->copies[number] == 0 && is_left(ctx, graft, reference))
    return PDF_NULL;
  return cm_graft_refer(ctx, graft, number, true);
}

static pdf_obj *copy(fz_context *ctx, cm_graft *graft, pdf_obj *object, int depth);

static pdf_obj *copy_key(fz_context *ctx, cm_graft *graft, int key)
{
  if (graft->drops_keys) return PDF_NULL;
  append(ctx, &graft->keys, &graft->key_count, &graft->key_capacity, key);
  return pdf_new_int(ctx, (int64_t)key + graft->shift);
}

static bool is_omitted(fz_context *ctx, cm_graft *graft, pdf_obj *object)
{
  return graft->selects && pdf_is_indirect(ctx, object)
         && cm_graft_number(graft, pdf_to_num(ctx, object)) == 0 && is_left(ctx, graft, object);
}

/* Whether an entry is a structure destination (ISO 32000-2, 12.3.2.3) whose element is omitted. */
static bool is_lost_destination(fz_context *ctx, cm_graft *graft, pdf_obj *key, pdf_obj *value)
{
  return strcmp(pdf_to_name(ctx, key), "SD") == 0
         && is_omitted(ctx, graft, pdf_array_get(ctx, value, 0));
}

/* An element of an array to copy. A destination leads to the page of a structure element that is omitted. */
static pdf_obj *element_to_copy(fz_context *ctx, cm_graft *graft, pdf_obj *array, int index)
{
  pdf_obj *element = pdf_array_get(ctx, array, index);
  if (index > 0 || !pdf_is_name(ctx, pdf_array_get(ctx, array, 1))
      || !is_omitted(ctx, graft, element))
    return element;
  pdf_obj *page = cm_page_of_element(ctx, element);
  return page ? page : element;
}

static void copy_entry(
    fz_context *ctx, cm_graft *graft, pdf_obj *key, pdf_obj *value, pdf_obj *twin, int depth)
{
  /* Broken files have keys that are not names. */
  if (!pdf_is_name(ctx, key)) return;
  if (is_lost_destination(ctx, graft, key, value)) {
    if (pdf_dict_get(ctx, twin, PDF_NAME(D))) return;
    /* If the dictionary has a destination on a page, too, it replaces this one. */
    key = PDF_NAME(D);
  }
  bool names_structure = is_type(ctx, key, PDF_NAME(StructParent)) ||
                         is_type(ctx, key, PDF_NAME(StructParents));
  pdf_obj *made = names_structure && pdf_is_int(ctx, value)
                      ? copy_key(ctx, graft, pdf_to_int(ctx, value))
                      : copy(ctx, graft, value, depth + 1);
  if (made != PDF_NULL)
    pdf_dict_put_drop(ctx, twin, key, made);
}

static void copy_entries(
    fz_context *ctx, cm_graft *graft, pdf_obj *object, pdf_obj *twin, int depth)
{
  int length = pdf_dict_len(ctx, object);
  for (int i = 0; i < length; ++i)
    copy_entry(
        ctx, graft, pdf_dict_get_key(ctx, object, i), pdf_dict_get_val(ctx, object, i), twin,
        depth);
}

static pdf_obj *copy(fz_context *ctx, cm_graft *graft, pdf_obj *object, int depth)
{
  pdf_obj *twin = NULL;
  if (pdf_is_indirect(ctx, object))
    return follow(ctx, graft, object);
  bool is_array = pdf_is_array(ctx, object) != 0;
  if (!is_array && !pdf_is_dict(ctx, object))
    return object ? pdf_keep_obj(ctx, object) : PDF_NULL;
  if (depth > deepest)
    fz_throw(ctx, FZ_ERROR_LIMIT, "objects are nested too deep");
  fz_var(twin);
  fz_try(ctx)
  {
    if (is_array) {
      int length = pdf_array_len(ctx, object);
      twin = pdf_new_array(ctx, graft->to, length);
      for (int i = 0; i < length; ++i)
        pdf_array_push_drop(
            ctx, twin, copy(ctx, graft, element_to_copy(ctx, graft, object, i), depth + 1));
    } else {
      twin = pdf_new_dict(ctx, graft->to, pdf_dict_len(ctx, object));
      copy_entries(ctx, graft, object, twin, depth);
    }
  }
  fz_catch(ctx)
  {
    pdf_drop_obj(ctx, twin);
    fz_rethrow(ctx);
  }
  return twin;
}

/* Loads an object; NULL if it is missing or unreadable, like readers do. */
static pdf_obj *load(fz_context *ctx, pdf_document *doc, int number)
{
  pdf_obj *object = NULL;
  fz_var(object);
  if (!pdf_object_exists(ctx, doc, number))
    return NULL;
  fz_try(ctx) object = cm_load_as_in_file(ctx, doc, number);
  fz_catch(ctx)
  {
    fz_rethrow_unless(ctx, FZ_ERROR_SYNTAX);
    fz_ignore_error(ctx);
  }
  return object;
}

/* Replaces a dictionary by one without Crypt filters, which only the source document can undo. */
static void leave_crypt(fz_context *ctx, pdf_obj **stream)
{
  if (!cm_names_crypt(ctx, *stream))
    return;
  pdf_obj *copy = pdf_copy_dict(ctx, *stream);
  fz_try(ctx) cm_drop_crypt(ctx, copy);
  fz_catch(ctx)
  {
    pdf_drop_obj(ctx, copy);
    fz_rethrow(ctx);
  }
  pdf_drop_obj(ctx, *stream);
  *stream = copy;
}

/* Returns the number of copied bytes of a stream. */
size_t cm_graft_fill(fz_context *ctx, cm_graft *graft, int number)
{
  pdf_obj *object = NULL;
  pdf_obj *twin = NULL;
  pdf_obj *reference = NULL;
  fz_buffer *buffer = NULL;
  size_t length = 0;
  fz_var(object);
  fz_var(twin);
  fz_var(reference);
  fz_var(buffer);
  fz_var(length);
  fz_try(ctx)
  {
    object = load(ctx, graft->from, number);
    bool is_stream = object && pdf_obj_num_is_stream(ctx, graft->from, number);
    if (is_stream)
      leave_crypt(ctx, &object);
    twin = copy(ctx, graft, object, 0);
    pdf_update_object(ctx, graft->to, graft->copies[number], twin);
    if (is_stream) {
      buffer = cm_load_decrypted(ctx, graft->from, number);
      length = fz_buffer_storage(ctx, buffer, NULL);
      reference = pdf_new_indirect(ctx, graft->to, graft->copies[number], 0);
      pdf_update_stream(ctx, graft->to, reference, buffer, 1);
    }
  }
  fz_always(ctx)
  {
    fz_drop_buffer(ctx, buffer);
    pdf_drop_obj(ctx, reference);
    pdf_drop_obj(ctx, twin);
    pdf_drop_obj(ctx, object);
  }
  fz_catch(ctx) fz_rethrow(ctx);
  return length;
}

pdf_obj *cm_graft_copy(fz_context *ctx, cm_graft *graft, pdf_obj *object)
{
  return copy(ctx, graft, object, 0);
}

void cm_graft_entry(
    fz_context *ctx, cm_graft *graft, pdf_obj *key, pdf_obj *value, pdf_obj *into)
{
  copy_entry(ctx, graft, key, value, into, 0);
}
