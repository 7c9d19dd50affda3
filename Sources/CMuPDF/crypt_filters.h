/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CRYPT_FILTERS_H
#define CRYPT_FILTERS_H

#include "context.h"

/* Crypt filters, by which a stream is encrypted in its own way or not at all (ISO 32000-2, 7.4.10). The
   engine reads such streams, but its writer encrypts them like all others. All of these throw. */

/* Whether a stream's dictionary has a Crypt filter. */
bool cm_names_crypt(fz_context *ctx, pdf_obj *stream);
/* The encoded bytes of a stream, decrypted also by its Crypt filter. The caller drops them. */
fz_buffer *cm_load_decrypted(fz_context *ctx, pdf_document *doc, int number);
/* Removes Crypt filters, with their parameters, from a stream's dictionary. */
void cm_drop_crypt(fz_context *ctx, pdf_obj *stream);
/* Removes the Crypt filters of all streams that will be written, except one: from then on these streams
   are encrypted like the rest of the document. */
void cm_settle_crypt_filters(
    fz_context *ctx, pdf_document *doc, bool is_incremental, int except);

#endif
