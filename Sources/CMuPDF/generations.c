/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "generations.h"

#include "CMuPDF.h"

enum { deepest = 512 };

typedef struct {
  pdf_document *doc;
  bool is_incremental;
} settling;

/* The generation at the head of an object in the file, which may differ from that of its entry: other readers go
   by the references, which have that of the head. Without a head it is the entry's. */
static int own_generation(
    fz_context *ctx, pdf_document *doc, int number, const pdf_xref_entry *entry)
{
  pdf_lexbuf *buffer = &doc->lexbuf.base;
  int own = entry->gen;
  fz_var(own);
  fz_try(ctx)
  {
    fz_seek(ctx, doc->file, entry->ofs, SEEK_SET);
    if (pdf_lex(ctx, doc->file, buffer) == PDF_TOK_INT && buffer->i == number
        && pdf_lex(ctx, doc->file, buffer) == PDF_TOK_INT) {
      int64_t found = buffer->i;
      if (found >= 0 && found <= UINT16_MAX && pdf_lex(ctx, doc->file, buffer) == PDF_TOK_OBJ)
        own = (int)found;
    }
  }
  fz_catch(ctx) cm_pass_over(ctx);
  return own;
}

/* The generation with which a section of the file has, or last had, an object; 0 for a new one. */
static int generation_in_file(fz_context *ctx, pdf_document *doc, int number)
{
  for (int i = doc->num_incremental_sections; i < doc->num_xref_sections; ++i)
    for (pdf_xref_subsec *part = doc->xref_sections[i].subsec; part; part = part->next) {
      if (number < part->start || number - part->start >= part->len)
        continue;
      pdf_xref_entry *entry = &part->table[number - part->start];
      if (entry->type == 'n')
        return own_generation(ctx, doc, number, entry);
      /* An entry of an object stream has its index there. */
      if (entry->type == 'o')
        return 0;
    }
  return 0;
}

/* A reference with the generation that its object has, for the caller to drop; NULL if it has that
   already, or if there is no such object. */
static pdf_obj *settled(fz_context *ctx, const settling *settling, pdf_obj *reference)
{
  pdf_document *doc = settling->doc;
  int number = pdf_to_num(ctx, reference);
  if (number <= 0 || number >= pdf_xref_len(ctx, doc))
    return NULL;
  pdf_xref_entry *entry = pdf_get_xref_entry_no_change(ctx, doc, number);
  if (!entry || (entry->type != 'n' && entry->type != 'o'))
    return NULL;
  int generation = entry->type == 'n' ? entry->gen : 0;
  if (generation == pdf_to_gen(ctx, reference))
    return NULL;
  /* What is not written keeps its head. */
  if (settling->is_incremental && entry->type == 'n' && !pdf_xref_is_incremental(ctx, doc, number))
    generation = generation_in_file(ctx, doc, number);
  return generation == pdf_to_gen(ctx, reference)
             ? NULL
             : pdf_new_indirect(ctx, doc, number, generation);
}

static void settle(fz_context *ctx, const settling *settling, pdf_obj *object, int depth);

/* Settles a value in an array or dictionary, or returns another one for its place. */
static pdf_obj *settle_value(
    fz_context *ctx, const settling *settling, pdf_obj *value, int depth)
{
  if (pdf_is_indirect(ctx, value))
    return settled(ctx, settling, value);
  settle(ctx, settling, value, depth + 1);
  return NULL;
}

static void settle(fz_context *ctx, const settling *settling, pdf_obj *object, int depth)
{
  pdf_obj *other;
  if (depth > deepest)
    return;
  if (pdf_is_array(ctx, object)) {
    for (int i = pdf_array_len(ctx, object) - 1; i >= 0; --i)
      if ((other = settle_value(ctx, settling, pdf_array_get(ctx, object, i), depth)))
        pdf_array_put_drop(ctx, object, i, other);
  } else if (pdf_is_dict(ctx, object)) {
    for (int i = pdf_dict_len(ctx, object) - 1; i >= 0; --i)
      if ((other = settle_value(ctx, settling, pdf_dict_get_val(ctx, object, i), depth)))
        pdf_dict_put_drop(ctx, object, pdf_dict_get_key(ctx, object, i), other);
  }
}

static void settle_number(fz_context *ctx, const settling *settling, int number)
{
  pdf_document *doc = settling->doc;
  pdf_obj *object = NULL;
  pdf_obj *other = NULL;
  fz_var(object);
  fz_var(other);
  fz_try(ctx)
  {
    if (pdf_object_exists(ctx, doc, number)) {
      object = pdf_load_object(ctx, doc, number);
      other = settle_value(ctx, settling, object, 0);
    }
    /* An object that is nothing but a reference. */
    if (other) {
      int generation = pdf_get_xref_entry_no_null(ctx, doc, number)->gen;
      pdf_update_object(ctx, doc, number, other);
      pdf_get_xref_entry_no_null(ctx, doc, number)->gen = generation;
    }
  }
  fz_always(ctx)
  {
    pdf_drop_obj(ctx, other);
    pdf_drop_obj(ctx, object);
  }
  /* If the object is written, the writer reports the same error. */
  fz_catch(ctx) cm_pass_over(ctx);
}

bool cm_has_room_for_generations(fz_context *ctx, pdf_document *doc, bool *out, cm_error *error)
{
  fz_try(ctx)
  {
    *out = true;
    bool writes_stream =
        !doc->last_xref_was_old_style && pdf_count_unsaved_versions(ctx, doc) > 0;
    int count = writes_stream ? pdf_xref_len(ctx, doc) : 0;
    for (int number = 1; number < count && *out; ++number)
      *out = !pdf_xref_is_incremental(ctx, doc, number)
             || generation_in_file(ctx, doc, number) <= UINT8_MAX;
  }
  CM_END(ctx, error);
}

void cm_settle_generations(fz_context *ctx, pdf_document *doc, bool is_incremental)
{
  if (is_incremental && pdf_count_unsaved_versions(ctx, doc) == 0)
    return;
  int count = pdf_xref_len(ctx, doc);
  for (int number = 1; is_incremental && number < count; ++number) {
    pdf_xref_entry *entry = pdf_xref_is_incremental(ctx, doc, number)
                                ? pdf_get_xref_entry_no_change(ctx, doc, number)
                                : NULL;
    if (entry && entry->type == 'n')
      entry->gen = generation_in_file(ctx, doc, number);
  }
  settling settling = {doc, is_incremental};
  settle(ctx, &settling, pdf_trailer(ctx, doc), 0);
  for (int number = 1; number < count; ++number)
    if (!is_incremental || pdf_xref_is_incremental(ctx, doc, number))
      settle_number(ctx, &settling, number);
}
