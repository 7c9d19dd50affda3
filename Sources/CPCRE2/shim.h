/* SPDX-License-Identifier: AGPL-3.0-or-later */
#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>
