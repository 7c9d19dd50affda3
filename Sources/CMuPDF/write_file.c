/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "write_file.h"
#include "CMuPDF.h"
#include "crypt_filters.h"
#include "empty_stream.h"
#include "exact_reals.h"
#include "generations.h"
#include "plain_metadata.h"

/* The bytes that are written to a file at a time; the engine's own 8 KiB would mean a system call for
   each page. */
enum { written_at_a_time = 256 << 10 };

static void enlarge_buffer(fz_context *ctx, fz_output *output)
{
  char *buffer = fz_malloc(ctx, written_at_a_time);
  fz_free(ctx, output->bp);
  output->bp = output->wp = buffer;
  output->ep = buffer + written_at_a_time;
}

/* Appends the changed objects with the reals that the file has in them. */
static void write_changes(
    fz_context *ctx, pdf_document *doc, fz_output *output, const pdf_write_options *options)
{
  cm_exact_reals reals = cm_name_exact_reals(ctx, doc);
  if (!reals.is_used) {
    pdf_write_document(ctx, doc, output, options);
    return;
  }
  fz_output *exact = cm_new_exact_output(ctx, output, &reals);
  fz_try(ctx) pdf_write_document(ctx, doc, exact, options);
  fz_always(ctx) fz_drop_output(ctx, exact);
  fz_catch(ctx) fz_rethrow(ctx);
}

static void write_file(
    fz_context *ctx, pdf_document *doc, const char *path, const pdf_write_options *options)
{
  fz_output *output = fz_new_output_with_path(ctx, path, options->do_incremental);
  fz_try(ctx)
  {
    enlarge_buffer(ctx, output);
    if (options->do_incremental)
      write_changes(ctx, doc, output, options);
    else
      pdf_write_document(ctx, doc, output, options);
    fz_close_output(ctx, output);
  }
  fz_always(ctx) fz_drop_output(ctx, output);
  fz_catch(ctx) fz_rethrow(ctx);
}

void cm_write_file(
    fz_context *ctx, pdf_document *doc, const char *path, const pdf_write_options *options)
{
  cm_plain_metadata metadata = {0, NULL};
  bool is_kept = options->do_encrypt == PDF_ENCRYPT_KEEP;
  if (is_kept)
    metadata = cm_reserve_metadata(ctx, doc, options->do_incremental);
  fz_try(ctx)
  {
    cm_settle_crypt_filters(ctx, doc, options->do_incremental, metadata.number);
    if (doc->crypt || (!is_kept && options->do_encrypt != PDF_ENCRYPT_NONE))
      cm_settle_streams(ctx, doc, options->do_incremental);
    /* From this value on, the engine gives all objects new numbers. */
    if (options->do_garbage < 2)
      cm_settle_generations(ctx, doc, options->do_incremental);
    write_file(ctx, doc, path, options);
    if (metadata.bytes)
      cm_place_metadata(ctx, doc, &metadata, path);
  }
  fz_always(ctx) fz_drop_buffer(ctx, metadata.bytes);
  fz_catch(ctx) fz_rethrow(ctx);
}
