#!/usr/bin/env python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""Tests how scripts/linking has libraries loaded later, with a small library and a program."""

import json
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

HERE = Path(__file__).resolve().parent
LINKING = HERE.parents[1] / "scripts/linking"
sys.path.insert(0, str(LINKING))

import delay  # noqa: E402

delay.DELAYED["example"] = "tests"


def run(*words):
    return subprocess.run([str(word) for word in words], capture_output=True, text=True)


def compiled(*words):
    done = run("clang", "-O2", "-fPIC", *words)
    if done.returncode != 0:
        raise AssertionError(done.stderr)


class Delayed(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.library = self.folder / "libexample.so.1"
        compiled("-shared", f"-Wl,-soname,{self.library.name}", HERE / "library.c", "-o", self.library)
        program = ["-pthread", HERE / "program.c", f"-Wl,-rpath,{self.folder}"]
        compiled(*program, self.library, "-o", self.folder / "linked")
        self.found = delay.libraries(self.folder / "linked", ["example", "absent"])
        (self.folder / "stand-ins.S").write_text(delay.assembly(self.found))
        compiled(
            *program, f"-I{LINKING}", self.folder / "stand-ins.S", LINKING / "loader.c", "-o", self.folder / "late"
        )

    def program(self, *arguments):
        return run(self.folder / "late", *arguments)

    def test_finds_what_the_program_takes(self):
        self.assertEqual([library.name for library in self.found], ["example"])
        functions = ["apply", "fractions", "large_result", "twice", "variadic", "whole"]
        self.assertEqual(self.found[0].functions, functions)
        self.assertEqual(self.found[0].constants, {"numbers": 12})

    def test_all_calls_have_their_arguments_and_results(self):
        for _ in range(20):
            self.assertEqual(self.program("call").returncode, 0)

    def test_is_loaded_when_it_is_called(self):
        dynamic = run("readelf", "--dynamic", "--wide", self.folder / "late").stdout
        self.assertNotIn(self.library.name, dynamic)
        self.library.unlink()
        self.assertEqual(self.program().returncode, 0)
        missing = self.program("call")
        self.assertEqual(missing.returncode, 127)
        self.assertIn(self.library.name, missing.stderr)

    def test_a_note_names_the_library(self):
        note = self.folder / "note"
        compiled_note = run("objcopy", "-O", "binary", "--only-section=.note.dlopen", self.folder / "late", note)
        self.assertEqual(compiled_note.returncode, 0, compiled_note.stderr)
        text = note.read_bytes().split(b"FDO\0")[1].split(b"\0")[0]
        self.assertEqual(json.loads(text)[0]["soname"], [self.library.name])

    def test_stand_ins_are_assembled_for_other_machines(self):
        compiled("--target=aarch64-linux-gnu", f"-I{LINKING}", "-c", self.folder / "stand-ins.S", "-o", "/dev/null")

    def test_refuses_what_the_library_may_change(self):
        source = self.folder / "changing.c"
        source.write_text("int numbers[3] = {1, 2, 3};\n")
        changing = self.folder / "libchanging.so"
        compiled("-shared", source, "-o", changing)
        with self.assertRaisesRegex(SystemExit, "may change numbers"):
            delay.constants(delay.library("changing", changing, {"numbers"}))


if __name__ == "__main__":
    unittest.main()
