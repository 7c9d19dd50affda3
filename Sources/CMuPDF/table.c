/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"
#include "peek.h"

/* Values of `repair_attempted`: the engine only tests whether it is 0. */
enum { repaired = 1, never_repaired = 2 };

/* Marks of numbers. */
enum { is_container = 1, is_within = 2, is_stray = 4 };

bool cm_was_repaired(fz_context *ctx, pdf_document *doc)
{
  return pdf_was_repaired(ctx, doc) == repaired;
}

bool cm_repair(fz_context *ctx, pdf_document *doc, cm_error *error)
{
  CM_CALL(ctx, error, pdf_repair_xref(ctx, doc));
}

bool cm_can_save_incrementally(fz_context *ctx, pdf_document *doc)
{
  int attempted = doc->repair_attempted;
  if (attempted == never_repaired)
    doc->repair_attempted = 0;
  bool can = pdf_can_be_saved_incrementally(ctx, doc) != 0;
  doc->repair_attempted = attempted;
  return can;
}

static bool is_digit(int byte) { return byte >= '0' && byte <= '9'; }

/* Reads the head of an object in its most common form, `12 0 obj`, in a fraction of the time of
   `pdf_lex`; also false for any other valid form. */
static bool reads_plain_head(fz_context *ctx, fz_stream *stream, int number)
{
  int64_t found = 0;
  int byte = fz_read_byte(ctx, stream);
  if (!is_digit(byte))
    return false;
  for (; is_digit(byte) && found <= INT_MAX; byte = fz_read_byte(ctx, stream))
    found = found * 10 + (byte - '0');
  if (found != number || byte != ' ' || !is_digit(byte = fz_read_byte(ctx, stream)))
    return false;
  for (int digits = 0; is_digit(byte) && digits < 5; ++digits)
    byte = fz_read_byte(ctx, stream);
  if (byte != ' ')
    return false;
  for (const char *rest = "obj"; *rest; ++rest)
    if (fz_read_byte(ctx, stream) != *rest)
      return false;
  byte = fz_read_byte(ctx, stream);
  return byte == EOF || byte == '\r' || byte == '\n' || byte == ' ' || byte == '<' || byte == '[';
}

/* Whether the object with a number begins at an offset in the file. */
static bool begins(fz_context *ctx, pdf_document *doc, int number, int64_t offset)
{
  pdf_lexbuf *buffer = &doc->lexbuf.base;
  bool does = false;
  fz_var(does);
  fz_try(ctx)
  {
    fz_seek(ctx, doc->file, offset, SEEK_SET);
    does = reads_plain_head(ctx, doc->file, number);
    if (!does) {
      fz_seek(ctx, doc->file, offset, SEEK_SET);
      does = pdf_lex(ctx, doc->file, buffer) == PDF_TOK_INT && buffer->i == number
             && pdf_lex(ctx, doc->file, buffer) == PDF_TOK_INT
             && pdf_lex(ctx, doc->file, buffer) == PDF_TOK_OBJ;
    }
  }
  fz_catch(ctx) cm_pass_over(ctx);
  return does;
}

/* Marks the numbers that an object stream lists (ISO 32000-2, 7.5.7). */
static void mark_contents(
    fz_context *ctx, pdf_document *doc, unsigned char *marks, int length, int container)
{
  pdf_lexbuf *buffer = &doc->lexbuf.base;
  pdf_obj *dictionary = NULL;
  fz_stream *stream = NULL;
  fz_var(dictionary);
  fz_var(stream);
  fz_try(ctx)
  {
    dictionary = pdf_load_object(ctx, doc, container);
    int count = pdf_dict_get_int(ctx, dictionary, PDF_NAME(N));
    stream = pdf_open_stream_number(ctx, doc, container);
    for (int i = 0; i < count; ++i) {
      int64_t number, place;
      if (!cm_read_head_number(ctx, stream, buffer, &number)
          || !cm_read_head_number(ctx, stream, buffer, &place))
        break;
      if (number <= 0 || number >= length)
        continue;
      pdf_xref_entry *entry = pdf_get_xref_entry_no_change(ctx, doc, (int)number);
      if (entry && entry->type == 'o' && entry->ofs == container)
        marks[number] |= is_within;
    }
  }
  fz_always(ctx)
  {
    fz_drop_stream(ctx, stream);
    pdf_drop_obj(ctx, dictionary);
  }
  fz_catch(ctx) cm_pass_over(ctx);
}

/* Marks the numbers with wrong cross-reference entries, and returns how many there are. */
static int mark_strays(fz_context *ctx, pdf_document *doc, unsigned char *marks, int length)
{
  int count = 0;
  for (int number = 1; number < length; ++number) {
    pdf_xref_entry *entry = pdf_get_xref_entry_no_change(ctx, doc, number);
    if (!entry || entry->obj)
      continue;
    if (entry->type == 'o' && entry->ofs > 0 && entry->ofs < length)
      marks[entry->ofs] |= is_container;
    if (entry->type != 'n' || begins(ctx, doc, number, entry->ofs))
      continue;
    marks[number] |= is_stray;
    ++count;
  }
  for (int number = 1; number < length; ++number)
    if ((marks[number] & (is_container | is_stray)) == is_container)
      mark_contents(ctx, doc, marks, length, number);
  for (int number = 1; number < length; ++number) {
    pdf_xref_entry *entry = pdf_get_xref_entry_no_change(ctx, doc, number);
    if (!entry || entry->obj || entry->type != 'o' || marks[number] & is_within)
      continue;
    marks[number] |= is_stray;
    ++count;
  }
  return count;
}

/* Call it while repairs are prevented. */
static bool leads_astray(fz_context *ctx, pdf_document *doc)
{
  int length = pdf_xref_len(ctx, doc);
  unsigned char *marks = fz_calloc(ctx, length, 1);
  bool does = false;
  fz_var(does);
  fz_try(ctx)
  {
    if (mark_strays(ctx, doc, marks, length) > 0) {
      cm_mark_reachable(ctx, doc, marks, length);
      for (int number = 1; number < length; ++number)
        does |= (marks[number] & (is_stray | cm_reached)) == (is_stray | cm_reached);
    }
  }
  fz_always(ctx) fz_free(ctx, marks);
  fz_catch(ctx) fz_rethrow(ctx);
  return does;
}

static void settle(fz_context *ctx, pdf_document *doc)
{
  bool is_astray = false;
  fz_var(is_astray);
  if (doc->repair_attempted)
    return;
  doc->repair_attempted = never_repaired;
  fz_try(ctx) is_astray = leads_astray(ctx, doc);
  fz_catch(ctx)
  {
    doc->repair_attempted = 0;
    fz_rethrow(ctx);
  }
  if (!is_astray)
    return;
  doc->repair_attempted = 0;
  pdf_repair_xref(ctx, doc);
}

bool cm_settle_table(fz_context *ctx, pdf_document *doc, cm_error *error)
{
  CM_CALL(ctx, error, settle(ctx, doc));
}

/* Frees the numbers with exactly these of some marks. */
static void free_marked(
    fz_context *ctx, pdf_document *doc, const unsigned char *marks, int length, int among, int wanted)
{
  for (int number = 1; number < length; ++number)
    if ((marks[number] & among) == wanted && pdf_object_exists(ctx, doc, number))
      pdf_delete_object(ctx, doc, number);
}

void cm_free_strays(fz_context *ctx, pdf_document *doc)
{
  int length = pdf_xref_len(ctx, doc);
  unsigned char *marks = fz_calloc(ctx, length, 1);
  if (!doc->repair_attempted)
    doc->repair_attempted = never_repaired;
  fz_try(ctx)
  {
    if (mark_strays(ctx, doc, marks, length) > 0)
      free_marked(ctx, doc, marks, length, is_stray, is_stray);
  }
  fz_always(ctx) fz_free(ctx, marks);
  fz_catch(ctx) fz_rethrow(ctx);
}

/* Reachable objects are in memory by now, so the streams that they were read from can be freed. */
void cm_free_unreachable(fz_context *ctx, pdf_document *doc)
{
  int length = pdf_xref_len(ctx, doc);
  unsigned char *marks = fz_calloc(ctx, length, 1);
  fz_try(ctx)
  {
    cm_mark_reachable(ctx, doc, marks, length);
    free_marked(ctx, doc, marks, length, cm_reached, 0);
  }
  fz_always(ctx) fz_free(ctx, marks);
  fz_catch(ctx) fz_rethrow(ctx);
}
