/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include <libxml/parser.h>
#include <libxml/tree.h>
