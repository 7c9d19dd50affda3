/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include "CMuPDF.h"

#include <mupdf/ucdn.h>

int cm_decompose(uint32_t character, uint32_t parts[CM_DECOMPOSITION], bool *is_form)
{
  *is_form = false;
  if (ucdn_decompose(character, &parts[0], &parts[1])) return parts[1] ? 2 : 1;
  *is_form = true;
  return ucdn_compat_decompose(character, parts);
}
