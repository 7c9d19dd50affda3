/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "object_rescue.h"

#include "lenient_object.h"
#include "stream_ends.h"

#include <string.h>

/* The bytes that are read of all objects, as a multiple of the file's. Objects do not overlap, unless a file
   is made to take long: then the rest stays unread. */
enum { most_read = 4 };

static bool is_readable(fz_context *ctx, pdf_document *doc, int64_t offset)
{
  bool is = false;
  int64_t stream_start;
  int number, generation, try_repair;
  fz_var(is);
  fz_try(ctx)
  {
    fz_seek(ctx, doc->file, offset, SEEK_SET);
    pdf_drop_obj(
        ctx, pdf_parse_ind_obj(ctx, doc, doc->file, &number, &generation, &stream_start, &try_repair));
    is = true;
  }
  fz_catch(ctx) cm_pass_over(ctx);
  return is;
}

static bool rescue(fz_context *ctx, pdf_document *doc, pdf_xref_entry *entry, int number)
{
  pdf_obj *object = NULL;
  int64_t stream_start = 0;
  fz_var(object);
  fz_var(stream_start);
  fz_try(ctx)
  {
    object = cm_read_leniently(ctx, doc, number, entry->ofs, &stream_start);
    if (object && doc->crypt)
      pdf_crypt_obj(ctx, doc->crypt, object, number, entry->gen);
    if (object)
      pdf_set_obj_parent(ctx, object, number);
  }
  fz_catch(ctx)
  {
    pdf_drop_obj(ctx, object);
    object = NULL;
    cm_pass_over(ctx);
  }
  if (!object)
    return false;
  entry->obj = object;
  if (stream_start > 0)
    entry->stm_ofs = stream_start;
  return true;
}

/* The entry of an object of the file that is not in memory; NULL for other numbers. */
static pdf_xref_entry *entry_to_rescue(fz_context *ctx, pdf_document *doc, int number)
{
  if (number <= 0 || number >= pdf_xref_len(ctx, doc))
    return NULL;
  pdf_xref_entry *entry = pdf_get_xref_entry_no_change(ctx, doc, number);
  return entry && entry->type == 'n' && !entry->obj && entry->ofs > 0 ? entry : NULL;
}

bool cm_rescue_objects(fz_context *ctx, pdf_document *doc)
{
  bool has_rescued = false;
  int64_t left = doc->file_size * most_read;
  for (int number = 1, count = pdf_xref_len(ctx, doc); number < count && left > 0; ++number) {
    pdf_xref_entry *entry = entry_to_rescue(ctx, doc, number);
    if (!entry)
      continue;
    if (cm_refuses_memory(ctx))
      fz_throw(ctx, FZ_ERROR_ABORT, "the work was stopped");
    bool is_read = is_readable(ctx, doc, entry->ofs);
    left -= fz_tell(ctx, doc->file) - entry->ofs;
    if (is_read)
      continue;
    has_rescued |= rescue(ctx, doc, entry, number);
    left -= fz_tell(ctx, doc->file) - entry->ofs;
  }
  return has_rescued;
}

/* The numbers of the objects that the engine has refused on this thread, and whether it has read on behind what
   should be the end of a stream. */
static _Thread_local struct {
  int numbers[64];
  int count;
  bool has_overrun;
} refused;

void cm_note_warning(void *user, const char *message)
{
  int number;
  if (refused.count < (int)nelem(refused.numbers)
      && sscanf(message, "cannot load object (%d 0 R) into cache", &number) == 1)
    refused.numbers[refused.count++] = number;
  if (!strcmp(message, "PDF stream Length incorrect"))
    refused.has_overrun = true;
}

void cm_forget_refused(fz_context *ctx)
{
  /* The engine does not repeat a warning that it gave last. */
  fz_flush_warnings(ctx);
  refused.count = 0;
  refused.has_overrun = false;
}

bool cm_rescue_refused(fz_context *ctx, pdf_document *doc)
{
  bool has_rescued = refused.has_overrun && cm_end_streams(ctx, doc, cm_loaded_streams);
  for (int i = 0; i < refused.count; ++i) {
    pdf_xref_entry *entry = entry_to_rescue(ctx, doc, refused.numbers[i]);
    if (entry && !is_readable(ctx, doc, entry->ofs))
      has_rescued |= rescue(ctx, doc, entry, refused.numbers[i]);
  }
  cm_forget_refused(ctx);
  return has_rescued;
}

pdf_obj *cm_resolve_or_rescue(fz_context *ctx, pdf_obj *object)
{
  pdf_obj *direct = pdf_resolve_indirect_chain(ctx, object);
  if (direct || refused.count == 0)
    return direct;
  pdf_document *doc = pdf_get_bound_document(ctx, object);
  return doc && cm_rescue_refused(ctx, doc) ? pdf_resolve_indirect_chain(ctx, object) : NULL;
}
