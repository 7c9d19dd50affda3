/* SPDX-License-Identifier: AGPL-3.0-or-later */
/* Devices that search a page's contents until they have found enough. Soft masks and the contents of
   repeated tiles are passed over. */
#ifndef CONTENTS_SEARCH_H
#define CONTENTS_SEARCH_H

#include "CMuPDF.h"

/* The start of such a device. */
typedef struct {
  fz_device super;
  /* The most finds. */
  int most;
  /* How many more calls are allowed: hidden or empty contents take time as well. */
  int patience;
  bool is_done;
  /* The nesting depth of soft masks. */
  int masks;
} contents_search;

void cm_init_search(contents_search *search, int most);

/* Counts a call; ends the search after too many of them. */
void cm_count_call(fz_context *ctx, contents_search *search);

/* Ends the search from within a call. */
void cm_end_search(fz_context *ctx, contents_search *search);

/* Runs the page's contents through the device. Throws if the cookie aborts it. */
void cm_run_search(fz_context *ctx, pdf_page *page, contents_search *search, fz_cookie *cookie);

#endif
