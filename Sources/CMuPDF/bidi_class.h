/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CM_BIDI_CLASS_H
#define CM_BIDI_CLASS_H

#include <mupdf/ucdn.h>
#include <stdbool.h>

/* Groups of the classes of characters in UAX #9. */

static inline bool is_right_to_left(int class)
{
  return class == UCDN_BIDI_CLASS_R || class == UCDN_BIDI_CLASS_AL;
}

static inline bool is_number(int class)
{
  return class == UCDN_BIDI_CLASS_EN || class == UCDN_BIDI_CLASS_AN;
}

#endif
