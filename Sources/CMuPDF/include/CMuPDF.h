/* SPDX-License-Identifier: AGPL-3.0-or-later */
#ifndef CMUPDF_H
#define CMUPDF_H
#include <mupdf/fitz.h>
#include <mupdf/pdf.h>
#endif
