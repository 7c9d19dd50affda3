/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"
#include "as_in_file.h"
#include "empty_names.h"
#include "file_version.h"
#include "object_rescue.h"
#include "plain_metadata.h"
#include "stream_ends.h"
#include "write_file.h"

static bool has_object_streams(fz_context *ctx, pdf_document *doc)
{
  for (int number = 1, count = pdf_xref_len(ctx, doc); number < count; ++number) {
    pdf_xref_entry *entry = pdf_get_xref_entry_no_change(ctx, doc, number);
    if (entry && entry->type == 'o')
      return true;
  }
  return false;
}

bool cm_has_object_streams(fz_context *ctx, pdf_document *doc, bool *out, cm_error *error)
{
  CM_CALL(ctx, error, *out = has_object_streams(ctx, doc));
}

/* Prints and parses the object, so that references have the same numbers in the other document.
   Returns the bytes of the stream. */
static size_t copy_object(fz_context *ctx, pdf_document *live, pdf_document *copy, int number)
{
  size_t bytes = 0;
  pdf_obj *object = cm_load_as_in_file(ctx, live, number);
  pdf_obj *twin = NULL;
  pdf_obj *reference = NULL;
  fz_buffer *buffer = NULL;
  fz_stream *stream = NULL;
  char *text = NULL;
  size_t length;
  fz_var(twin);
  fz_var(reference);
  fz_var(buffer);
  fz_var(stream);
  fz_var(text);
  fz_var(bytes);
  fz_try(ctx)
  {
    text = pdf_sprint_obj(ctx, NULL, 0, &length, object, !cm_has_empty_name(ctx, object), 0);
    stream = fz_open_memory(ctx, (unsigned char *)text, length);
    twin = pdf_parse_stm_obj(ctx, copy, stream, &copy->lexbuf.base);
    pdf_update_object(ctx, copy, number, twin);
    if (pdf_obj_num_is_stream(ctx, live, number)) {
      cm_end_stream(ctx, live, number);
      buffer = pdf_load_raw_stream_number(ctx, live, number);
      reference = pdf_new_indirect(ctx, copy, number, 0);
      pdf_update_stream(ctx, copy, reference, buffer, 1);
      bytes = fz_buffer_storage(ctx, buffer, NULL);
    }
  }
  fz_always(ctx)
  {
    fz_drop_stream(ctx, stream);
    fz_free(ctx, text);
    fz_drop_buffer(ctx, buffer);
    pdf_drop_obj(ctx, reference);
    pdf_drop_obj(ctx, twin);
    pdf_drop_obj(ctx, object);
  }
  fz_catch(ctx) fz_rethrow(ctx);
  return bytes;
}

/* An unreadable object differs from a readable one. */
static bool has_already(fz_context *ctx, pdf_document *live, pdf_document *copy, int number)
{
  bool same = false;
  fz_var(same);
  fz_try(ctx) same = cm_objects_are_equal(ctx, live, copy, number);
  fz_catch(ctx) fz_ignore_error(ctx);
  return same;
}

static pdf_obj *try_load(fz_context *ctx, pdf_document *doc, int number)
{
  pdf_obj *object = NULL;
  fz_var(object);
  fz_try(ctx)
    if (number < pdf_xref_len(ctx, doc)) object = pdf_load_object(ctx, doc, number);
  fz_catch(ctx) fz_ignore_error(ctx);
  return object;
}

/* A document that is continued from a file that was written from it has no cross-reference streams of
   that file. It has not removed them: the file's signatures need them. */
static bool lacks_cross_reference(
    fz_context *ctx, pdf_document *live, pdf_document *copy, int number)
{
  pdf_obj *mine = try_load(ctx, live, number);
  pdf_obj *file = try_load(ctx, copy, number);
  bool lacks = !pdf_is_dict(ctx, mine) && pdf_is_dict(ctx, file)
               && pdf_name_eq(ctx, pdf_dict_get(ctx, file, PDF_NAME(Type)), PDF_NAME(XRef));
  pdf_drop_obj(ctx, mine);
  pdf_drop_obj(ctx, file);
  return lacks;
}

static void copy_number(
    fz_context *ctx, pdf_document *live, pdf_document *copy, int number, cm_carried *carried)
{
  carried->spent += 1;
  if (!pdf_xref_is_incremental(ctx, live, number))
    return;
  carried->spent += cm_object_cost;
  /* Objects that a file signed since then already has are not written again: appending a signature
     once more would look like an attack on it. */
  if (has_already(ctx, live, copy, number) || lacks_cross_reference(ctx, live, copy, number))
    return;
  while (pdf_xref_len(ctx, copy) <= number)
    pdf_delete_object(ctx, copy, pdf_create_object(ctx, copy));
  pdf_xref_entry *entry = pdf_get_xref_entry_no_change(ctx, live, number);
  if (!entry)
    return;
  if (entry->type == 'n' || entry->type == 'o')
    carried->spent += copy_object(ctx, live, copy, number) / cm_bytes_per_cost;
  else if (pdf_object_exists(ctx, copy, number))
    pdf_delete_object(ctx, copy, number);
  else
    return;
  carried->changed = true;
}

static void copy_information(fz_context *ctx, pdf_document *live, pdf_document *copy)
{
  pdf_obj *info = pdf_dict_get(ctx, pdf_trailer(ctx, live), PDF_NAME(Info));
  /* An information dictionary that was added and undone is still referenced, but gone. */
  if (pdf_is_indirect(ctx, info) && pdf_is_dict(ctx, info)) {
    pdf_obj *twin = pdf_new_indirect(ctx, copy, pdf_to_num(ctx, info), 0);
    pdf_dict_put_drop(ctx, pdf_trailer(ctx, copy), PDF_NAME(Info), twin);
  }
}

bool cm_copy_changes(
    fz_context *ctx, pdf_document *live, pdf_document *copy, cm_carried *carried, cm_error *error)
{
  fz_try(ctx)
  {
    /* Without changes there is no section for them, and the library would mistake the file's own
       section for one, and read past its end. */
    int count = pdf_count_unsaved_versions(ctx, live) > 0 ? pdf_xref_len(ctx, live) : 0;
    carried->spent = 0;
    while (carried->next < count && carried->spent < cm_slice_cost)
      copy_number(ctx, live, copy, carried->next++, carried);
    carried->is_complete = carried->next >= count;
    if (carried->is_complete)
      copy_information(ctx, live, copy);
  }
  CM_END(ctx, error);
}

/* The new file gets another encryption dictionary, or none. Nothing refers to the old one any more. */
static void free_encryption(fz_context *ctx, pdf_document *doc)
{
  pdf_obj *dictionary = pdf_dict_get(ctx, pdf_trailer(ctx, doc), PDF_NAME(Encrypt));
  if (pdf_is_indirect(ctx, dictionary))
    pdf_delete_object(ctx, doc, pdf_to_num(ctx, dictionary));
}

/* The earliest version of PDF that a file written in full may call itself. The engine writes the version that
   the catalog names, even if the header that was read has a later one, which counts (ISO 32000-2, table 29). */
static int least_version(
    const pdf_document *doc, const cm_save_options *wanted, const pdf_write_options *options)
{
  int version = doc->version <= cm_latest_version ? doc->version : 0;
  if (wanted->encryption == CM_ENCRYPT_AES_256)
    return fz_maxi(version, cm_version_of_aes_256);
  return options->do_use_objstms ? fz_maxi(version, cm_version_of_object_streams) : version;
}

/* The engine may not have checked the file before an incremental save: a repair shows that. */
static void save(
    fz_context *ctx, pdf_document *doc, const char *path, const cm_save_options *wanted,
    pdf_write_options *options)
{
  bool was_repaired = cm_was_repaired(ctx, doc);
  /* A flattened copy has shown its pages. */
  cm_restore_shown(ctx, doc);
  if (!wanted->incremental) {
    cm_drop_private_entries(ctx, doc);
    cm_free_strays(ctx, doc);
    cm_rescue_objects(ctx, doc);
    cm_settle_decode_parms(ctx, doc);
  }
  cm_end_streams(ctx, doc, wanted->incremental ? cm_changed_streams : cm_all_streams);
  if (options->do_encrypt != PDF_ENCRYPT_KEEP)
    free_encryption(ctx, doc);
  /* The engine finds the unreachable objects by recursion. */
  bool is_deep = options->do_garbage > 0 && cm_nests_deeply(ctx, doc, pdf_trailer(ctx, doc));
  if (is_deep)
    options->do_garbage = 0;
  if (is_deep || wanted->object_streams)
    cm_free_unreachable(ctx, doc);
  if (cm_writes_empty_name(ctx, doc, wanted->incremental)) {
    options->do_pretty = 1;
    options->do_use_objstms = 0;
  }
  /* A repair of the file resets this. */
  cm_show_metadata(ctx, doc);
  cm_write_file(ctx, doc, path, options);
  if (cm_was_repaired(ctx, doc) != was_repaired)
    fz_throw(ctx, FZ_ERROR_FORMAT, "it turned out to be broken while it was written");
  int version = least_version(doc, wanted, options);
  if (!wanted->incremental && version > pdf_version(ctx, doc))
    cm_raise_version(ctx, path, version);
}

bool cm_save(
    fz_context *ctx, pdf_document *doc, const char *path, const cm_save_options *wanted,
    cm_error *error)
{
  pdf_write_options options = pdf_default_write_options;
  options.do_incremental = wanted->incremental;
  options.do_encrypt = PDF_ENCRYPT_KEEP;
  if (!wanted->incremental) {
    /* Equal objects are not merged (3): layers, annotations and fields are more than their values. */
    options.do_garbage = wanted->optimized && !wanted->keeps_numbers ? 2 : 1;
    options.do_compress = 1;
  }
  if (wanted->optimized) {
    options.do_compress_images = 1;
    options.do_compress_fonts = 1;
  }
  options.do_use_objstms = wanted->object_streams;
  if (wanted->encryption == CM_ENCRYPT_NONE)
    options.do_encrypt = PDF_ENCRYPT_NONE;
  if (wanted->encryption == CM_ENCRYPT_AES_256) {
    options.do_encrypt = PDF_ENCRYPT_AES_256;
    options.permissions = wanted->permissions;
    fz_strlcpy(options.upwd_utf8, wanted->user_password, sizeof options.upwd_utf8);
    fz_strlcpy(options.opwd_utf8, wanted->owner_password, sizeof options.opwd_utf8);
  }
  CM_CALL(ctx, error, save(ctx, doc, path, wanted, &options));
}
