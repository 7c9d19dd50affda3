/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include <mupdf/fitz.h>
#include <mupdf/pdf.h>
