/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"

/* The engine reads the minutes of a time zone only behind an apostrophe, which some programs leave out. */
static int64_t date_of(fz_context *ctx, pdf_obj *object)
{
  const char *text = pdf_to_text_string(ctx, object);
  size_t zone = strcspn(text, "+-") + 3;
  char marked[32];
  size_t length = strnlen(text, sizeof marked);
  size_t minutes = zone < length && text[zone] == ':' ? zone + 1 : zone;
  if (length < minutes + 2 || strspn(text + minutes, "0123456789") < 2)
    return pdf_parse_date(ctx, text);
  fz_snprintf(marked, sizeof marked, "%.*s'%.2s", (int)zone, text, text + minutes);
  return pdf_parse_date(ctx, marked);
}

bool cm_to_date(fz_context *ctx, pdf_obj *object, int64_t *out, cm_error *error)
{
  CM_CALL(ctx, error, *out = pdf_is_string(ctx, object) ? date_of(ctx, object) : -1);
}
