/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_OBJECT_WORDS_H
#define CMUPDF_OBJECT_WORDS_H

#include <stdbool.h>
#include <stddef.h>

/* Looks in bytes of a file for the words that objects begin and end with. Uses nothing of the engine. */

/* The beginning of an object, `12 0 obj`. */
typedef struct {
  int number, generation;
  /* Where it is; `length` without one. */
  size_t at;
} cm_object_head;

/* The first one from a place on. */
cm_object_head cm_find_head(const unsigned char *bytes, size_t length, size_t from);
/* The first place of a word from a place on; `length` without one. */
size_t cm_find_word(const unsigned char *bytes, size_t length, size_t from, const char *word);
/* Whether `endobj` stands before a place, perhaps with line ends or spaces between them. */
bool cm_follows_object(const unsigned char *bytes, size_t place);
/* Whether `endstream` follows, perhaps after line ends or spaces. */
bool cm_ends_stream(const unsigned char *bytes, size_t length);
/* The number of bytes that belong to a stream, of those between the end that its length says, and what follows
   the stream. A misspelt `endstream` among them does not. */
size_t cm_stream_rest(const unsigned char *bytes, size_t length);

#endif
