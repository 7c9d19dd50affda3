#!/usr/bin/env python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""Tests that `recto --self-test` calls each library that it says it tries. $RECTO names the server."""

import os
import re
import subprocess
import sys
import unittest

#: A library, and a function that only the task for it calls.
TASKS = {
    "libxml2": "xmlCreatePushParserCtxt|xmlParseChunk|xmlReadMemory|xmlCtxtReadMemory",
    "libsynctex": "synctex_display_query|synctex_iterator_new_display",
    "libpcre2-8": "pcre2_compile_8",
    "libdeflate": "libdeflate_adler32",
    "libcrypto": "[A-Za-z0-9_]+",
}


class SelfTest(unittest.TestCase):
    def test_calls_each_library(self):
        """The dynamic loader of a debug build binds a function when it is called first."""
        server = os.environ["RECTO"]
        done = subprocess.run(
            [server, "--self-test"], capture_output=True, text=True, errors="replace",
            env={**os.environ, "LD_DEBUG": "bindings", "LD_BIND_NOW": ""},
        )
        self.assertEqual(done.returncode, 0, done.stdout)
        called = re.findall(r"binding file \S*recto \[0\] to \S*/(lib[\w-]+)\.so\S* .*symbol `(\w+)'", done.stderr)
        for library, functions in TASKS.items():
            names = [name for where, name in called if where == library]
            self.assertTrue(any(re.fullmatch(functions, name) for name in names), f"{library}: {names}")


if __name__ == "__main__":
    sys.exit(unittest.main())
