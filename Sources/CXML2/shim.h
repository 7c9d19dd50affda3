/* SPDX-License-Identifier: AGPL-3.0-or-later */
#include <libxml/HTMLparser.h>
#include <libxml/parser.h>
#include <libxml/tree.h>
#include <libxml/SAX2.h>
