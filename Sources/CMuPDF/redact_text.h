/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* The text of the contents that a redaction reads: its state, its fonts and its place. */
#ifndef REDACT_TEXT_H
#define REDACT_TEXT_H

#include "redaction.h"

/* The operators that set a number of this state. */
#define CM_TRACKED(DO)                                                                             \
  DO(Tc, float, spacing) DO(Tw, float, word_spacing) DO(Tz, float, scale) DO(TL, float, leading)   \
  DO(Ts, float, rise) DO(Tr, int, mode) DO(w, float, width) DO(J, int, cap) DO(j, int, join)       \
  DO(M, float, miter)

/* Notes in a trial that the letter that is judged now goes. */
void cm_lose_letter(fz_context *ctx, cm_redaction *redaction);
/* Passes a string or an array of text on, and moves the place of the next letter behind it. */
void cm_show_string(fz_context *ctx, cm_watcher *watcher, const char *text, size_t length);
void cm_show_array(fz_context *ctx, cm_watcher *watcher, pdf_obj *array);

/* Makes a new processor track the state of the stream that is read next, which is that of a new page. A Q
   too many is left out, as the engine does. */
void cm_track_text(cm_tracker *tracker);
void cm_drop_tracker(fz_context *ctx, pdf_processor *proc);
/* Sets the font of the current state, which is kept. */
void cm_set_font(fz_context *ctx, cm_tracker *tracker, cm_font font);

/* Makes a watcher pass on text where the engine draws it, always within a text object (ISO 32000-2, 9.4.1):
   MuPDF's filter does not know the place of other text, and writes it without its font. */
void cm_watch_places(cm_watcher *watcher);
/* Ends the open text object, after what may change the place of text. */
void cm_close_text(fz_context *ctx, cm_watcher *watcher);
/* Makes a watcher track fonts, also those that graphics states set. */
void cm_watch_fonts(cm_watcher *watcher);
/* Passes on the current font if the filter does not know it: the stream inherits it. */
void cm_pass_font(fz_context *ctx, cm_watcher *watcher);
/* Puts a font that has a name of the watcher's own into the resources that are written. */
void cm_name_lent(
    fz_context *ctx, const cm_redaction *redaction, pdf_obj *resources, const char *name);
/* Lets a redaction begin with a form, which inherits the state of a new page. */
void cm_begin_with_form(cm_redaction *redaction);
/* Begins the stream of a watcher with the state that it inherits. Throws. */
void cm_begin_stream(fz_context *ctx, cm_watcher *watcher);
/* Gives a form without resources those of the stream that draws it (ISO 32000-2, 7.8.3), which MuPDF's
   filter does not do. */
void cm_inherit_resources(fz_context *ctx, pdf_processor *proc, pdf_obj *form);
/* Lets a watcher and its filter look in the resources around a form for what the form's own do not have. */
void cm_watch_resources(cm_watcher *watcher);
/* Passes a form on, so that it inherits the state of a new page: its own contents set what they need. */
void cm_draw_form(
    fz_context *ctx, const cm_tracker *tracker, const char *name, pdf_obj *form);

#endif
