/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "redact_text.h"

/* MuPDF's filter loses its place behind a letter that goes alone from within a string, behind each letter that
   goes from an array, and behind the numbers in arrays of scaled or vertical text. So such text is passed on in
   parts, each at its place. */

/* A code of a string. `cid` is negative if the font has no character for it. */
typedef struct {
  unsigned int value;
  int length, cid;
} text_code;

static text_code read_code(pdf_font_desc *font, unsigned char *byte, unsigned char *end)
{
  text_code code;
  code.length = pdf_decode_cmap(font->encoding, byte, end, &code.value);
  code.cid = pdf_lookup_cmap(font->encoding, code.value);
  return code;
}

void cm_lose_letter(fz_context *ctx, cm_redaction *redaction)
{
  if (redaction->is_trial && redaction->judged >= redaction->letter_capacity) {
    int old = redaction->letter_capacity, capacity = redaction->judged * 2 + 256;
    redaction->lost_letters = fz_realloc_array(ctx, redaction->lost_letters, capacity, bool);
    memset(redaction->lost_letters + old, 0, (size_t)(capacity - old) * sizeof(bool));
    redaction->letter_capacity = capacity;
  }
  if (redaction->is_trial)
    redaction->lost_letters[redaction->judged] = true;
}

static bool is_lost(const cm_redaction *redaction, int letter)
{
  return !redaction->is_trial && letter < redaction->letter_capacity
         && redaction->lost_letters[letter];
}

/* Moves the next letter by a distance along the line, in the space of the text. */
static void move_letter(cm_watcher *watcher, float distance)
{
  const cm_text_state *state = &watcher->tracker.now;
  fz_matrix *letter = &watcher->redaction->letter;
  *letter = state->font.desc->wmode == 0
              ? fz_pre_translate(*letter, distance * state->scale / 100, 0)
              : fz_pre_translate(*letter, 0, distance);
}

static void move_by_number(fz_context *ctx, cm_watcher *watcher, pdf_obj *number)
{
  move_letter(watcher, -pdf_to_real(ctx, number) * 0.001f * watcher->tracker.now.font.size);
}

static void move_behind(fz_context *ctx, cm_watcher *watcher, text_code code)
{
  const cm_text_state *state = &watcher->tracker.now;
  pdf_font_desc *font = state->font.desc;
  if (code.cid >= 0) {
    float width = font->wmode == 0 ? pdf_lookup_hmtx(ctx, font, code.cid).w
                                   : pdf_lookup_vmtx(ctx, font, code.cid).w;
    move_letter(watcher, width * 0.001f * state->font.size + state->spacing);
  }
  if (code.value == 32 && code.length == 1)
    move_letter(watcher, state->word_spacing);
}

/* Moves the next letter behind a string, whose first letter has this number. Whether a letter of it goes. */
static bool move_over(
    fz_context *ctx, cm_watcher *watcher, const char *text, size_t length, int *number)
{
  unsigned char *byte = (unsigned char *)text, *end = byte + length;
  bool loses = false;
  while (byte < end) {
    text_code code = read_code(watcher->tracker.now.font.desc, byte, end);
    if (code.cid >= 0)
      loses = is_lost(watcher->redaction, (*number)++) || loses;
    move_behind(ctx, watcher, code);
    byte += code.length;
  }
  return loses;
}

/* Tells the filter where the next letter is. */
static void place_letter(fz_context *ctx, cm_watcher *watcher)
{
  pdf_processor *chain = watcher->tracker.super.chain;
  fz_matrix m = watcher->redaction->letter;
  watcher->is_off_line = true;
  chain->op_Tm(ctx, chain, m.a, m.b, m.c, m.d, m.e, m.f);
}

/* Passes a string on, or an array if there is one. The next letter is behind it already. */
static void pass_part(
    fz_context *ctx, cm_watcher *watcher, unsigned char *text, size_t length, pdf_obj *array)
{
  pdf_processor *chain = watcher->tracker.super.chain;
  cm_redaction *redaction = watcher->redaction;
  bool took = redaction->took;
  redaction->took = false;
  if (array)
    chain->op_TJ(ctx, chain, array);
  else if (length > 0)
    chain->op_Tj(ctx, chain, (char *)text, length);
  if (redaction->took)
    place_letter(ctx, watcher);
  redaction->took = redaction->took || took;
}

/* Passes a string on with each letter that goes apart. */
static void show_parts(
    fz_context *ctx, cm_watcher *watcher, const char *text, size_t length, int number)
{
  unsigned char *part = (unsigned char *)text, *byte = part, *end = part + length;
  while (byte < end) {
    text_code code = read_code(watcher->tracker.now.font.desc, byte, end);
    bool goes = code.cid >= 0 && is_lost(watcher->redaction, number++);
    if (goes) {
      pass_part(ctx, watcher, part, (size_t)(byte - part), NULL);
      part = byte;
    }
    move_behind(ctx, watcher, code);
    byte += code.length;
    if (goes) {
      pass_part(ctx, watcher, part, (size_t)(byte - part), NULL);
      part = byte;
    }
  }
  pass_part(ctx, watcher, part, (size_t)(end - part), NULL);
}

void cm_show_string(fz_context *ctx, cm_watcher *watcher, const char *text, size_t length)
{
  fz_matrix start = watcher->redaction->letter;
  int first = watcher->redaction->judged, number = first;
  if (!move_over(ctx, watcher, text, length, &number))
    return pass_part(ctx, watcher, (unsigned char *)text, length, NULL);
  watcher->redaction->letter = start;
  show_parts(ctx, watcher, text, length, first);
}

/* Moves the next letter behind an array. Whether the filter would lose its place in it. */
static bool move_over_array(fz_context *ctx, cm_watcher *watcher, pdf_obj *array)
{
  const cm_text_state *state = &watcher->tracker.now;
  bool misplaces = state->scale != 100 || state->font.desc->wmode != 0;
  int number = watcher->redaction->judged;
  for (int i = 0; i < pdf_array_len(ctx, array); ++i) {
    pdf_obj *part = pdf_array_get(ctx, array, i);
    size_t length;
    const char *text = pdf_is_string(ctx, part) ? pdf_to_string(ctx, part, &length) : NULL;
    if (text)
      misplaces = move_over(ctx, watcher, text, length, &number) || misplaces;
    else
      move_by_number(ctx, watcher, part);
  }
  return misplaces;
}

void cm_show_array(fz_context *ctx, cm_watcher *watcher, pdf_obj *array)
{
  fz_matrix start = watcher->redaction->letter;
  if (!move_over_array(ctx, watcher, array))
    return pass_part(ctx, watcher, NULL, 0, array);
  watcher->redaction->letter = start;
  for (int i = 0; i < pdf_array_len(ctx, array); ++i) {
    pdf_obj *part = pdf_array_get(ctx, array, i);
    size_t length;
    const char *text = pdf_is_string(ctx, part) ? pdf_to_string(ctx, part, &length) : NULL;
    if (text)
      cm_show_string(ctx, watcher, text, length);
    else {
      move_by_number(ctx, watcher, part);
      place_letter(ctx, watcher);
    }
  }
}
