/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"
#include "crypt_filters.h"
#include "plain_metadata.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

static void write_at(fz_context *ctx, const char *path, int64_t offset, fz_buffer *bytes)
{
  int descriptor = open(path, O_WRONLY | O_CLOEXEC);
  size_t done = 0;
  int failure = descriptor < 0 ? errno : 0;
  while (!failure && done < bytes->len) {
    ssize_t count = pwrite(descriptor, bytes->data + done, bytes->len - done, offset + (int64_t)done);
    if (count > 0)
      done += (size_t)count;
    else if (count == 0 || errno != EINTR)
      failure = count == 0 ? EIO : errno;
  }
  if (descriptor >= 0 && close(descriptor) != 0 && !failure)
    failure = errno;
  /* The engine reports it with its message. */
  errno = failure;
  if (failure)
    fz_throw(ctx, FZ_ERROR_SYSTEM, "cannot write the metadata: %s", strerror(failure));
}

void cm_place_metadata(
    fz_context *ctx, pdf_document *doc, const cm_plain_metadata *metadata, const char *path)
{
  pdf_document *written = NULL;
  fz_var(written);
  fz_try(ctx)
  {
    /* The engine may have given the objects other numbers. */
    pdf_obj *root = pdf_dict_get(ctx, pdf_trailer(ctx, doc), PDF_NAME(Root));
    int number = pdf_to_num(ctx, pdf_dict_get(ctx, root, PDF_NAME(Metadata)));
    written = pdf_open_document(ctx, path);
    if (number <= 0 || number >= pdf_xref_len(ctx, written))
      fz_throw(ctx, FZ_ERROR_FORMAT, "the metadata are not in the written file");
    pdf_xref_entry *entry = pdf_cache_object(ctx, written, number);
    if (entry->stm_ofs <= 0 || !cm_names_crypt(ctx, entry->obj)
        || pdf_dict_get_int64(ctx, entry->obj, PDF_NAME(Length)) != (int64_t)metadata->bytes->len)
      fz_throw(ctx, FZ_ERROR_FORMAT, "the metadata have no place in the written file");
    write_at(ctx, path, entry->stm_ofs, metadata->bytes);
  }
  fz_always(ctx) pdf_drop_document(ctx, written);
  fz_catch(ctx) fz_rethrow(ctx);
}
