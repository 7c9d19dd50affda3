/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "object_words.h"
#include "stream_ends.h"

/* The longest stream that is searched for objects, and the bytes that are read of all streams, as a multiple of
   the file's: after a repair, they do not overlap. */
enum { most_searched = 1 << 26, most_read = 4 };

/* Puts an object into the table, unless a later one in the file has its number. */
static void adopt(fz_context *ctx, pdf_document *doc, cm_object_head head, int64_t offset)
{
  /* A table of more entries than the file has bytes would only take memory. */
  if (head.number <= 0 || head.number > fz_mini64(PDF_MAX_OBJECT_NUMBER, doc->file_size)
      || head.generation > UINT16_MAX || offset > doc->file_size)
    return;
  pdf_xref_entry *entry = head.number < pdf_xref_len(ctx, doc)
                              ? pdf_get_xref_entry_no_null(ctx, doc, head.number)
                              : pdf_get_populating_xref_entry(ctx, doc, head.number);
  if (entry->type == 'o' || (entry->type == 'n' && entry->ofs >= offset))
    return;
  pdf_drop_obj(ctx, entry->obj);
  fz_drop_buffer(ctx, entry->stm_buf);
  *entry = (pdf_xref_entry){
      .type = 'n', .gen = (unsigned short)head.generation, .num = head.number, .ofs = offset};
}

/* The length that the file gives a stream. */
static int64_t length_in_file(fz_context *ctx, pdf_document *doc, int64_t offset)
{
  int number, generation, try_repair;
  int64_t start, length;
  fz_seek(ctx, doc->file, offset, SEEK_SET);
  pdf_obj *dictionary =
      pdf_parse_ind_obj(ctx, doc, doc->file, &number, &generation, &start, &try_repair);
  fz_try(ctx) length = pdf_dict_get_int64(ctx, dictionary, PDF_NAME(Length));
  fz_always(ctx) pdf_drop_obj(ctx, dictionary);
  fz_catch(ctx) fz_rethrow(ctx);
  return length;
}

/* Takes the objects out of a stream; returns whether there are any, and its length for the engine. */
static bool take_out(fz_context *ctx, pdf_document *doc, int number, int64_t *length)
{
  pdf_xref_entry *entry = pdf_cache_object(ctx, doc, number);
  if (!cm_is_stream_in_file(entry))
    return false;
  int64_t start = entry->stm_ofs, offset = entry->ofs, left = doc->file_size - start;
  *length = pdf_dict_get_int64(ctx, entry->obj, PDF_NAME(Length));
  if (*length <= 0 || *length > left)
    *length = cm_leads_to_end(ctx, doc, start) ? 0 : left;
  if (*length > most_searched)
    return false;
  cm_file_part part = cm_read_part(ctx, doc, start, (size_t)*length);
  bool has = false;
  fz_var(has);
  fz_try(ctx)
  {
    cm_object_head head = cm_find_head(part.bytes, part.length, 0);
    int64_t own = head.at < part.length ? length_in_file(ctx, doc, offset) : 0;
    if (head.at < part.length
        && (own <= 0 || own > left || !cm_leads_to_end(ctx, doc, start + own)))
      has = cm_end_with_length(ctx, doc, number, own > (int64_t)head.at ? 0 : own);
    for (; has && head.at < part.length; head = cm_find_head(part.bytes, part.length, head.at + 5))
      adopt(ctx, doc, head, start + (int64_t)head.at);
  }
  fz_always(ctx) fz_free(ctx, part.bytes);
  fz_catch(ctx) fz_rethrow(ctx);
  return has;
}

bool cm_find_swallowed(fz_context *ctx, pdf_document *doc)
{
  bool has_found = false;
  int64_t left = doc->file_size * most_read;
  fz_var(has_found);
  fz_var(left);
  for (int number = 1; number < pdf_xref_len(ctx, doc) && left > 0; ++number) {
    int64_t length = 0;
    fz_var(length);
    if (cm_refuses_memory(ctx))
      fz_throw(ctx, FZ_ERROR_ABORT, "the work was stopped");
    fz_try(ctx) has_found |= take_out(ctx, doc, number, &length);
    fz_catch(ctx) cm_pass_over(ctx);
    left -= length;
  }
  if (has_found)
    pdf_drop_page_tree_internal(ctx, doc);
  return has_found;
}
