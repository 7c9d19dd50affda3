/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"
#include "peek.h"
#include "strays.h"

/* Marks of numbers, beside `cm_is_stray`. */
enum { is_container = 1, is_within = 2 };

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

typedef struct {
  unsigned char *marks;
  int length;
  /* For each number the object stream that it should be in, -1 for one that cannot be; 0: none. */
  int *containers;
  /* The object stream that is being read. */
  int container;
} contents;

static void mark_content(int number, void *state)
{
  contents *all = state;
  if (number > 0 && number < all->length && all->containers[number] == all->container)
    all->marks[number] |= is_within;
}

static void read_contents(fz_context *ctx, pdf_document *doc, pdf_obj *dictionary, contents *all)
{
  pdf_lexbuf *buffer = &doc->lexbuf.base;
  int count = pdf_dict_get_int(ctx, dictionary, PDF_NAME(N));
  fz_stream *stream = pdf_open_stream_number(ctx, doc, all->container);
  fz_try(ctx)
  {
    for (int i = 0; i < count; ++i) {
      int64_t number, place;
      if (!cm_read_head_number(ctx, stream, buffer, &number)
          || !cm_read_head_number(ctx, stream, buffer, &place))
        break;
      if (number <= INT_MAX)
        mark_content((int)number, all);
    }
  }
  fz_always(ctx) fz_drop_stream(ctx, stream);
  fz_catch(ctx) fz_rethrow(ctx);
}

/* Marks the numbers that an object stream lists (ISO 32000-2, 7.5.7). */
static void mark_contents(fz_context *ctx, pdf_document *doc, contents *all)
{
  pdf_obj *dictionary = NULL;
  fz_var(dictionary);
  fz_try(ctx)
  {
    dictionary = pdf_load_object(ctx, doc, all->container);
    if (!cm_list_contents(ctx, doc, all->container, dictionary, mark_content, all))
      read_contents(ctx, doc, dictionary, all);
  }
  fz_always(ctx) pdf_drop_obj(ctx, dictionary);
  fz_catch(ctx) cm_pass_over(ctx);
}

/* Marks object streams, and the numbers whose entries do not lead to an object in the file; returns how
   many of these there are. */
static int mark_entries(fz_context *ctx, pdf_document *doc, contents *all)
{
  int count = 0;
  for (int number = 1; number < all->length; ++number) {
    pdf_xref_entry *entry = pdf_get_xref_entry_no_change(ctx, doc, number);
    if (!entry || entry->obj)
      continue;
    if (entry->type == 'o') {
      bool is_possible = entry->ofs > 0 && entry->ofs < all->length;
      all->containers[number] = is_possible ? (int)entry->ofs : -1;
      if (is_possible)
        all->marks[entry->ofs] |= is_container;
    }
    if (entry->type != 'n' || begins(ctx, doc, number, entry->ofs))
      continue;
    all->marks[number] |= cm_is_stray;
    ++count;
  }
  return count;
}

int cm_mark_strays(fz_context *ctx, pdf_document *doc, unsigned char *marks, int length)
{
  contents all = {marks, length, NULL, 0};
  int count = 0;
  all.containers = fz_calloc(ctx, length, sizeof(int));
  fz_var(count);
  fz_try(ctx)
  {
    count = mark_entries(ctx, doc, &all);
    for (int number = 1; number < length; ++number)
      if ((marks[number] & (is_container | cm_is_stray)) == is_container) {
        all.container = number;
        mark_contents(ctx, doc, &all);
      }
    for (int number = 1; number < length; ++number) {
      if (!all.containers[number] || marks[number] & is_within)
        continue;
      pdf_xref_entry *entry = pdf_get_xref_entry_no_change(ctx, doc, number);
      if (!entry || entry->obj || entry->type != 'o')
        continue;
      marks[number] |= cm_is_stray;
      ++count;
    }
  }
  fz_always(ctx) fz_free(ctx, all.containers);
  fz_catch(ctx) fz_rethrow(ctx);
  return count;
}
