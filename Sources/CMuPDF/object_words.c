/* SPDX-License-Identifier: AGPL-3.0-or-later */
#define _GNU_SOURCE
#include "object_words.h"

#include <ctype.h>
#include <string.h>

/* A misspelt `endstream` has at most so many bytes, and wrong letters. */
enum { longest_word = 16, most_wrong = 3, longest_number = 8 };

static bool is_space(int byte)
{
  return byte == ' ' || byte == '\n' || byte == '\r' || byte == '\t' || byte == '\f' || byte == 0;
}

static bool is_digit(int byte) { return byte >= '0' && byte <= '9'; }

size_t cm_find_word(const unsigned char *bytes, size_t length, size_t from, const char *word)
{
  const unsigned char *found =
      from < length ? memmem(bytes + from, length - from, word, strlen(word)) : NULL;
  return found ? (size_t)(found - bytes) : length;
}

/* Reads a number that ends before a place, and moves the place before it. */
static bool reads_back(const unsigned char *bytes, size_t from, size_t *place, int *out)
{
  int digits = 0, factor = 1;
  *out = 0;
  while (*place > from && is_space(bytes[*place - 1])) --*place;
  for (; *place > from && is_digit(bytes[*place - 1]) && digits < longest_number; ++digits) {
    *out += factor * (bytes[--*place] - '0');
    factor *= 10;
  }
  return digits > 0 && (*place == from || !is_digit(bytes[*place - 1]));
}

cm_object_head cm_find_head(const unsigned char *bytes, size_t length, size_t from)
{
  cm_object_head head = {0, 0, length};
  for (size_t word = from; (word = cm_find_word(bytes, length, word, " obj")) < length; word += 4) {
    size_t place = word;
    if (word + 4 < length && !is_space(bytes[word + 4]) && !strchr("<[(/", bytes[word + 4]))
      continue;
    if (!reads_back(bytes, from, &place, &head.generation) || place == from
        || !is_space(bytes[place - 1]) || !reads_back(bytes, from, &place, &head.number)
        || (place > from && !is_space(bytes[place - 1])))
      continue;
    head.at = place;
    break;
  }
  return head;
}

bool cm_follows_object(const unsigned char *bytes, size_t place)
{
  static const char word[] = "endobj";
  size_t length = strlen(word);
  while (place > 0 && is_space(bytes[place - 1])) --place;
  return place >= length && !memcmp(bytes + place - length, word, length);
}

bool cm_ends_stream(const unsigned char *bytes, size_t length)
{
  static const char word[] = "endstream";
  size_t at = 0;
  while (at < length && is_space(bytes[at])) ++at;
  return length - at >= strlen(word) && !memcmp(bytes + at, word, strlen(word));
}

/* How many letters must be changed, added or removed to make `endstream` of a text, which may have spaces. */
static size_t distance(const unsigned char *text, size_t length)
{
  static const char word[] = "endstream";
  enum { count = sizeof word - 1 };
  size_t row[count + 1];
  for (size_t i = 0; i <= count; ++i) row[i] = i;
  for (size_t at = 0; at < length; ++at) {
    size_t diagonal = row[0];
    if (is_space(text[at]))
      continue;
    ++row[0];
    for (size_t i = 1; i <= count; ++i) {
      size_t least = diagonal + (tolower(text[at]) != word[i - 1]);
      diagonal = row[i];
      if (row[i] + 1 < least) least = row[i] + 1;
      if (row[i - 1] + 1 < least) least = row[i - 1] + 1;
      row[i] = least;
    }
  }
  return row[count];
}

/* Where a misspelt `endstream`, perhaps of two words, begins before a place; that place without one. */
static size_t misspelt(const unsigned char *bytes, size_t end)
{
  size_t best = end, least = most_wrong + 1, place = end;
  for (int words = 0; words < 2; ++words) {
    while (place > 0 && is_space(bytes[place - 1])) --place;
    while (place > 0 && !is_space(bytes[place - 1]) && end - place < longest_word) --place;
    size_t wrong = distance(bytes + place, end - place);
    if (wrong < least) {
      least = wrong;
      best = place;
    }
  }
  return best;
}

size_t cm_stream_rest(const unsigned char *bytes, size_t length)
{
  size_t start = 0, end = length;
  while (end > 0 && is_space(bytes[end - 1])) --end;
  size_t word = misspelt(bytes, end);
  while (start < word && is_space(bytes[start])) ++start;
  if (start == word)
    return 0;
  /* The line end before the word, or else before what follows, is no part of the stream. */
  size_t rest = word < end ? word : length;
  if (rest > 0 && bytes[rest - 1] == '\n') --rest;
  if (rest > 0 && bytes[rest - 1] == '\r') --rest;
  return rest;
}
