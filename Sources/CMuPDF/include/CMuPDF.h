/* SPDX-License-Identifier: AGPL-3.0-or-later */

/*
 * MuPDF behind functions that never throw. MuPDF reports errors by longjmp, which must not cross a
 * Swift frame: every call that can throw is made here, inside fz_try, and returns true when it
 * succeeded, or false with `error` filled in. Policy is limited to fixed bounds of redaction and page
 * rescue.
 *
 * Ownership: objects returned through an `out` pointer belong to the caller, who drops them with the
 * matching cm_drop_… function. Arguments still belong to the caller.
 */
#ifndef CMUPDF_H
#define CMUPDF_H

#include "context.h"
#include "object.h"
#include "document.h"
#include "file_attributes.h"
#include "table.h"
#include "page.h"
#include "page_tree.h"
#include "graft.h"
#include "render.h"
#include "annotation.h"
#include "widget.h"
#include "displayed_text.h"
#include "layout.h"
#include "reading_order.h"
#include "picture.h"
#include "pixels.h"
#include "png_tokens.h"
#include "segments.h"
#include "images.h"
#include "journal.h"
#include "save.h"
#include "read_back.h"
#include "revisions.h"
#include "redact.h"
#include "layers.h"
#include "names.h"
#include "script.h"

#endif
