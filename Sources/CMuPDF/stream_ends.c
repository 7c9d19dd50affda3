/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "stream_ends.h"

#include "crypt_filters.h"
#include "object_words.h"

#include <string.h>

/* The bytes that are looked at behind a stream: at first, and at most. */
enum { first_window = 1 << 12, most_window = 1 << 24 };

/* A mark of an entry whose stream has a sound end, beside the one that the engine may set to keep an object in
   memory. */
enum { has_sound_end = 2 };

cm_file_part cm_read_part(fz_context *ctx, pdf_document *doc, int64_t from, size_t length)
{
  cm_file_part part = {fz_malloc(ctx, length), 0};
  fz_try(ctx)
  {
    fz_seek(ctx, doc->file, from, SEEK_SET);
    part.length = fz_read(ctx, doc->file, part.bytes, length);
  }
  fz_catch(ctx)
  {
    fz_free(ctx, part.bytes);
    fz_rethrow(ctx);
  }
  return part;
}

bool cm_leads_to_end(fz_context *ctx, pdf_document *doc, int64_t place)
{
  unsigned char bytes[16];
  fz_seek(ctx, doc->file, place, SEEK_SET);
  return cm_ends_stream(bytes, fz_read(ctx, doc->file, bytes, sizeof bytes));
}

/* Whether the table leads to an object at an offset, or to the spaces before it. */
static bool has_object_at(fz_context *ctx, pdf_document *doc, int number, int64_t offset)
{
  if (number <= 0 || number >= pdf_xref_len(ctx, doc))
    return false;
  pdf_xref_entry *entry = pdf_get_xref_entry_no_change(ctx, doc, number);
  return entry && entry->type == 'n' && entry->ofs <= offset && offset - entry->ofs <= 2;
}

/* What the bytes behind a stream say of its end. */
typedef enum { is_sound, is_unended, is_unknown } verdict;

/* Where an object begins before a place in a part of the file that begins at an offset; that place without one. A
   text may have the same words: the table must lead to the object, or it follows another one, since a repair has
   not found what a stream has taken in. */
static size_t next_object(
    fz_context *ctx, pdf_document *doc, const cm_file_part *part, size_t place, int64_t offset)
{
  cm_object_head head = cm_find_head(part->bytes, place, 0);
  while (head.at < place && !cm_follows_object(part->bytes, head.at)
         && !has_object_at(ctx, doc, head.number, offset + (int64_t)head.at))
    head = cm_find_head(part->bytes, place, head.at + 1);
  return head.at;
}

/* Where a table of objects begins before a place; that place without one. It follows an object, or begins a line
   if the stream before it has no other end. */
static size_t next_table(const unsigned char *bytes, size_t place, bool is_open)
{
  size_t table = cm_find_word(bytes, place, 0, "xref");
  while (table < place && !cm_follows_object(bytes, table)
         && !(is_open && table > 0 && bytes[table - 1] == '\n'))
    table = cm_find_word(bytes, place, table + 1, "xref");
  return table;
}

/* Judges a part of the file that begins at an offset. */
static verdict judge(
    fz_context *ctx, pdf_document *doc, const cm_file_part *part, int64_t offset, bool is_whole,
    size_t *rest)
{
  const unsigned char *bytes = part->bytes;
  size_t word = cm_find_word(bytes, part->length, 0, "endstream");
  size_t end = cm_find_word(bytes, word, 0, "endobj");
  size_t next = next_object(ctx, doc, part, word, offset);
  bool is_open = next < word || (is_whole && word == part->length);
  size_t table = next_table(bytes, next, is_open);
  *rest = cm_stream_rest(bytes, end < table ? end : table);
  if (table < word)
    return is_unended;
  return word < part->length || is_whole ? is_sound : is_unknown;
}

/* Whether an object of the table begins among the bytes that belong to a stream by its length. A file within the
   file has objects, too, but the table does not lead to them. */
static bool is_overlong(fz_context *ctx, pdf_document *doc, int64_t start, int64_t length)
{
  if (length > most_window)
    return false;
  cm_file_part part = cm_read_part(ctx, doc, start, (size_t)length);
  cm_object_head head = {0, 0, 0};
  bool is = false;
  for (size_t from = 0; !is && from < part.length; from = head.at + 1) {
    head = cm_find_head(part.bytes, part.length, from);
    is = head.at < part.length && has_object_at(ctx, doc, head.number, start + (int64_t)head.at);
  }
  fz_free(ctx, part.bytes);
  return is;
}

/* The length of a stream that begins at an offset of the file; -1 if the engine finds its end. */
static int64_t true_length(fz_context *ctx, pdf_document *doc, int64_t start, int64_t length)
{
  if (length < 0 || length > doc->file_size - start)
    length = 0;
  if (cm_leads_to_end(ctx, doc, start + length))
    return -1;
  bool is_long = length > 0 && is_overlong(ctx, doc, start, length);
  if (is_long)
    length = 0;
  verdict verdict = is_unknown;
  size_t rest = 0;
  for (size_t window = first_window; window <= most_window && verdict == is_unknown; window *= 16) {
    cm_file_part part = cm_read_part(ctx, doc, start + length, window);
    verdict = judge(ctx, doc, &part, start + length, part.length < window, &rest);
    fz_free(ctx, part.bytes);
  }
  return verdict == is_unended || (is_long && verdict == is_sound) ? length + (int64_t)rest : -1;
}

/* Puts a stream's bytes into the memory. */
static void keep(fz_context *ctx, pdf_document *doc, int number, size_t length)
{
  pdf_xref_entry *entry = pdf_cache_object(ctx, doc, number);
  fz_stream *raw = fz_open_null_filter(ctx, doc->file, length, entry->stm_ofs);
  fz_stream *plain = NULL;
  fz_buffer *bytes = NULL;
  fz_var(plain);
  fz_var(bytes);
  fz_try(ctx)
  {
    plain = doc->crypt ? pdf_open_crypt(ctx, raw, doc->crypt, entry->num, entry->gen)
                       : fz_keep_stream(ctx, raw);
    bytes = fz_read_all(ctx, plain, length);
    entry = pdf_cache_object(ctx, doc, number);
    entry->stm_buf = fz_keep_buffer(ctx, bytes);
  }
  fz_always(ctx)
  {
    fz_drop_buffer(ctx, bytes);
    fz_drop_stream(ctx, plain);
    fz_drop_stream(ctx, raw);
  }
  fz_catch(ctx) fz_rethrow(ctx);
}

/* Whether the bytes in memory would not be read as those of the file are (ISO 32000-2, 7.5.8.2 and 7.6.6). */
static bool is_special(fz_context *ctx, pdf_document *doc, pdf_obj *dictionary)
{
  return doc->crypt
         && (cm_names_crypt(ctx, dictionary)
             || pdf_name_eq(ctx, pdf_dict_get(ctx, dictionary, PDF_NAME(Type)), PDF_NAME(XRef)));
}

bool cm_is_stream_in_file(const pdf_xref_entry *entry)
{
  return entry && entry->type == 'n' && entry->obj && entry->stm_ofs > 0 && !entry->stm_buf;
}

bool cm_end_with_length(fz_context *ctx, pdf_document *doc, int number, int64_t length)
{
  pdf_xref_entry *entry = pdf_cache_object(ctx, doc, number);
  if (!cm_is_stream_in_file(entry) || is_special(ctx, doc, entry->obj))
    return false;
  int64_t true_one = true_length(ctx, doc, entry->stm_ofs, length);
  if (true_one >= 0)
    keep(ctx, doc, number, (size_t)true_one);
  return true_one >= 0;
}

bool cm_end_stream(fz_context *ctx, pdf_document *doc, int number)
{
  bool ends = false;
  fz_var(ends);
  if (number <= 0 || number >= pdf_xref_len(ctx, doc))
    return false;
  fz_try(ctx)
  {
    pdf_xref_entry *entry = pdf_cache_object(ctx, doc, number);
    if (cm_is_stream_in_file(entry) && !(entry->marked & has_sound_end)) {
      int64_t length = pdf_dict_get_int64(ctx, entry->obj, PDF_NAME(Length));
      ends = cm_end_with_length(ctx, doc, number, length);
      if (!ends)
        pdf_cache_object(ctx, doc, number)->marked |= has_sound_end;
    }
  }
  fz_catch(ctx) cm_pass_over(ctx);
  return ends;
}

void cm_end_referenced(fz_context *ctx, pdf_obj *reference)
{
  pdf_document *doc = pdf_get_indirect_document(ctx, reference);
  if (doc)
    cm_end_stream(ctx, doc, pdf_to_num(ctx, reference));
}

void cm_end_contents(fz_context *ctx, pdf_obj *page)
{
  pdf_obj *contents = pdf_dict_get(ctx, page, PDF_NAME(Contents));
  cm_end_referenced(ctx, contents);
  for (int i = 0, count = pdf_array_len(ctx, contents); i < count; ++i)
    cm_end_referenced(ctx, pdf_array_get(ctx, contents, i));
}

static bool is_chosen(fz_context *ctx, pdf_document *doc, cm_stream_choice choice, int number)
{
  switch (choice) {
  case cm_loaded_streams: return cm_is_stream_in_file(pdf_get_xref_entry_no_change(ctx, doc, number));
  case cm_changed_streams: return pdf_xref_is_incremental(ctx, doc, number) != 0;
  case cm_all_streams: return true;
  }
  return false;
}

bool cm_end_streams(fz_context *ctx, pdf_document *doc, cm_stream_choice choice)
{
  bool has_ended = false;
  if (choice == cm_changed_streams && pdf_count_unsaved_versions(ctx, doc) == 0)
    return false;
  for (int number = 1, count = pdf_xref_len(ctx, doc); number < count; ++number) {
    if (cm_refuses_memory(ctx))
      fz_throw(ctx, FZ_ERROR_ABORT, "the work was stopped");
    if (is_chosen(ctx, doc, choice, number))
      has_ended |= cm_end_stream(ctx, doc, number);
  }
  return has_ended;
}
