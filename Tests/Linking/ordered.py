#!/usr/bin/env python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""Tests how scripts/linking finds the functions that a session takes. $RECTO names the server."""

import contextlib
import io
import os
import platform
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1] / "scripts/linking"))

import order  # noqa: E402
from breakpoints import Code, Tracer  # noqa: E402

PROGRAM = """
#include <pthread.h>
#include <unistd.h>
#include <sys/wait.h>
static int never(int value) { return value + 1; }
static void *in_thread(void *value) { return value; }
static int in_child(int value) { return value - 7; }
static int in_program(int count) { return count - 2; }
int main(int count, char **words)
{
  pthread_t thread;
  int status = count > 5 ? never(count) : 0;
  if (count == 2)
    return in_program(count);
  pthread_create(&thread, 0, in_thread, 0);
  pthread_join(thread, 0);
  if (fork() == 0)
    _exit(in_child(7));
  wait(&status);
  if (fork() == 0)
    execl(words[0], words[0], "again", (char *)0);
  wait(&status);
  return status;
}
"""
FUNCTIONS = {"main", "never", "in_thread", "in_child", "in_program"}


class Ordered(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    @unittest.skipUnless(platform.machine() == "x86_64", "needs x86-64")
    def test_finds_the_functions_of_threads_children_and_programs(self):
        source, program = self.folder / "program.c", self.folder / "program"
        source.write_text(PROGRAM)
        subprocess.run(["clang", "-O0", "-pthread", source, "-o", program], check=True)
        code = Code(program)
        tracer = Tracer(code)
        ends = [os.open("/dev/null", os.O_RDWR) for _ in range(2)]
        tracer.start([], dict(os.environ), ends)
        tracer.follow()
        names = {name for address in tracer.reached for name in code.names[address]}
        self.assertEqual(names & FUNCTIONS, FUNCTIONS - {"never"})

    def test_every_request_of_the_session_succeeds(self):
        said = io.StringIO()
        (server_input, to_server), (from_server, server_output) = os.pipe(), os.pipe()
        places = ["--state-directory", self.folder / "state", "--cache-directory", self.folder / "cache"]
        command = [os.environ["RECTO"], *places]
        server = subprocess.Popen(command, stdin=server_input, stdout=server_output)
        os.close(server_input)
        os.close(server_output)
        with contextlib.redirect_stderr(said):
            order.converse(self.folder, to_server, from_server)
        self.assertEqual((server.wait(), said.getvalue()), (0, ""))


if __name__ == "__main__":
    unittest.main()
