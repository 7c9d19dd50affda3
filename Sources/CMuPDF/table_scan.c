/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "table_scan.h"

#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

/* Longer heads are left to the engine. A match of Deflate that does not fit into the output is not copied
   at all, so there is room for one more than the head. */
enum { longest_head = 1 << 16, longest_match = 258, longest_number = 9 };

/* The mark of an entry that its object stream lists. */
enum { is_listed = 1 << 28 };

typedef struct {
  const unsigned char *bytes;
  size_t length;
  uint32_t *entries;
  int count;
  const bool *stops;
  /* How many more bytes may be decoded: a few bytes can unpack to gigabytes. */
  size_t budget;
  struct libdeflate_decompressor *inflater;
  unsigned char *head;
} scan;

typedef struct {
  const unsigned char *at, *end;
} cursor;

static bool is_space(int byte)
{
  return byte == ' ' || byte == '\n' || byte == '\r' || byte == '\t' || byte == '\f' || byte == 0;
}

static bool is_regular(int byte) { return !is_space(byte) && !strchr("()<>[]{}/%", byte); }

static void skip_space(cursor *place)
{
  while (place->at < place->end && is_space(*place->at)) ++place->at;
}

/* Reads at most nine digits. */
static bool reads_number(cursor *place, uint32_t *out)
{
  int digits = 0;
  uint32_t number = 0;
  for (; place->at < place->end && *place->at >= '0' && *place->at <= '9'; ++place->at) {
    if (++digits > longest_number)
      return false;
    number = number * 10 + (*place->at - '0');
  }
  *out = number;
  return digits > 0;
}

/* Reads a text that must be there. */
static bool reads(cursor *place, const char *text)
{
  size_t length = strlen(text);
  if ((size_t)(place->end - place->at) < length || memcmp(place->at, text, length) != 0)
    return false;
  place->at += length;
  return true;
}

/* Reads the beginning of an object: `12 0 obj`. */
static bool reads_start(scan *scan, uint32_t offset, int number, cursor *out)
{
  uint32_t found, generation;
  if (offset >= scan->length)
    return false;
  *out = (cursor){scan->bytes + offset, scan->bytes + scan->length};
  skip_space(out);
  if (!reads_number(out, &found) || found != (uint32_t)number || !reads(out, " ")
      || !reads_number(out, &generation) || !reads(out, " obj"))
    return false;
  return out->at == out->end || !is_regular(*out->at);
}

typedef struct {
  uint32_t count;
  uint32_t first;
  uint32_t length;
  bool is_deflated;
} stream_facts;

static bool is_name(cursor name, const char *text)
{
  return (size_t)(name.end - name.at) == strlen(text) && memcmp(name.at, text, strlen(text)) == 0;
}

static cursor read_regular(cursor *place)
{
  cursor word = {place->at, place->at};
  while (place->at < place->end && is_regular(*place->at))
    ++place->at;
  word.end = place->at;
  return word;
}

/* Reads a number, or a reference, of which only the first number is read. */
static bool reads_integer(cursor *place, uint32_t *number, bool *is_reference)
{
  uint32_t generation;
  *is_reference = false;
  if (!reads_number(place, number) || place->at == place->end || is_regular(*place->at))
    return false;
  cursor ahead = *place;
  skip_space(&ahead);
  if (reads_number(&ahead, &generation)) {
    skip_space(&ahead);
    if (!reads(&ahead, "R") || ahead.at == ahead.end || is_regular(*ahead.at))
      return false;
    *place = ahead;
    *is_reference = true;
  }
  return true;
}

/* Reads an entry whose value is a name or a number; any other one is not known. */
static bool reads_entry(cursor *place, stream_facts *facts)
{
  cursor key = read_regular(place);
  bool is_reference = false;
  uint32_t number = 0;
  skip_space(place);
  if (reads(place, "/")) {
    cursor value = read_regular(place);
    if (is_name(key, "Filter"))
      facts->is_deflated = is_name(value, "FlateDecode");
    return is_name(key, "Filter") || is_name(key, "Type");
  }
  if (!reads_integer(place, &number, &is_reference))
    return false;
  uint32_t *fact = is_name(key, "N") ? &facts->count
                 : is_name(key, "First") ? &facts->first
                 : is_name(key, "Length") ? &facts->length : NULL;
  if (!fact)
    return is_name(key, "Extends");
  *fact = number;
  return !is_reference;
}

/* Reads a stream's dictionary, to the beginning of its data. */
static bool reads_dictionary(cursor *place, stream_facts *facts)
{
  skip_space(place);
  if (!reads(place, "<<"))
    return false;
  for (skip_space(place); !reads(place, ">>"); skip_space(place))
    if (!reads(place, "/") || !reads_entry(place, facts))
      return false;
  skip_space(place);
  return reads(place, "stream\r\n") || reads(place, "stream\n");
}

/* Marks the entries that an object stream lists (ISO 32000-2, 7.5.7); returns how many are new. */
static int mark_listed(scan *scan, cursor head, uint32_t count, uint32_t container)
{
  int marked = 0;
  uint32_t number, place;
  for (uint32_t i = 0; i < count; ++i) {
    skip_space(&head);
    if (!reads_number(&head, &number) || head.at == head.end || !is_space(*head.at))
      return -1;
    skip_space(&head);
    if (!reads_number(&head, &place) || head.at == head.end || !is_space(*head.at))
      return -1;
    if (number >= (uint32_t)scan->count
        || scan->entries[number] != (cm_entry_in_stream | container))
      continue;
    scan->entries[number] |= is_listed;
    ++marked;
  }
  return marked;
}

/* The same for the object stream with a number; -1 if it is not known what it lists. */
static int read_container(scan *scan, int number)
{
  stream_facts facts = {0};
  cursor place;
  size_t got = 0;
  uint32_t entry = scan->entries[number];
  if ((entry & cm_entry_kind) != cm_entry_in_file
      || !reads_start(scan, entry & cm_entry_value, number, &place)
      || !reads_dictionary(&place, &facts) || !facts.is_deflated || facts.first > longest_head
      || facts.length > (size_t)(place.end - place.at))
    return -1;
  size_t wanted = facts.first + longest_match;
  if (scan->budget < wanted)
    return -1;
  scan->budget -= wanted;
  enum libdeflate_result result = libdeflate_zlib_decompress(
      scan->inflater, place.at, facts.length, scan->head, wanted, &got);
  /* If the output were not filled, it would list other numbers, and the check would fail. */
  if (result != LIBDEFLATE_INSUFFICIENT_SPACE
      && (result != LIBDEFLATE_SUCCESS || got < facts.first))
    return -1;
  cursor head = {scan->head, scan->head + facts.first};
  return mark_listed(scan, head, facts.count, (uint32_t)number);
}

static bool run(scan *scan, unsigned char *is_container)
{
  int in_streams = 0;
  cursor place;
  for (int number = 1; number < scan->count; ++number) {
    uint32_t value = scan->entries[number] & cm_entry_value;
    switch (scan->entries[number] & cm_entry_kind) {
    case cm_entry_in_file:
      if (!reads_start(scan, value, number, &place))
        return false;
      break;
    case cm_entry_in_stream:
      if (value == 0 || value >= (uint32_t)scan->count)
        return false;
      is_container[value] = 1;
      ++in_streams;
      break;
    }
  }
  for (int number = 1; number < scan->count && in_streams > 0; ++number) {
    if (!is_container[number])
      continue;
    if (__atomic_load_n(scan->stops, __ATOMIC_RELAXED))
      return false;
    int listed = read_container(scan, number);
    if (listed < 0)
      return false;
    in_streams -= listed;
  }
  return in_streams == 0;
}

bool cm_scan_table(
    const unsigned char *bytes, size_t length, uint32_t *entries, int count, const bool *stops)
{
  scan scan = {bytes, length, entries, count, stops, 8 * length + (1 << 20), NULL, NULL};
  unsigned char *is_container = calloc((size_t)count + 1, 1);
  scan.inflater = libdeflate_alloc_decompressor();
  scan.head = calloc(longest_head + longest_match, 1);
  bool passes = is_container && scan.inflater && scan.head && run(&scan, is_container);
  if (scan.inflater)
    libdeflate_free_decompressor(scan.inflater);
  free(scan.head);
  free(is_container);
  return passes;
}
