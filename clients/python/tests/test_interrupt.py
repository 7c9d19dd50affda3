# SPDX-License-Identifier: MIT
"""Ctrl+C in a terminal, and a notebook's interrupt, which go to the whole group of a process."""

import os
import signal
import subprocess
import sys
import unittest
from pathlib import Path

from recto import Client, RectoError

from .server import FAKE

#: A program that goes on after an interrupt, as a REPL and a notebook do.
PROGRAM = """
import signal, sys, time
from recto import Client
# A background job of a shell ignores interrupts.
signal.signal(signal.SIGINT, signal.default_int_handler)
client = Client(sys.argv[1:])
try:
    print("ready", flush=True)
    time.sleep(30)
except KeyboardInterrupt:
    print(client.request("echo")["method"], flush=True)
client.close()
"""


class Interrupts(unittest.TestCase):
    def test_the_server_goes_on(self):
        path = [str(Path(__file__).resolve().parents[1]), os.environ.get("PYTHONPATH", "")]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path)}
        with subprocess.Popen(
            [sys.executable, "-c", PROGRAM, *FAKE], stdout=subprocess.PIPE, text=True,
            env=environment, start_new_session=True,
        ) as program:  # fmt: skip
            self.assertEqual(program.stdout.readline(), "ready\n")
            os.killpg(program.pid, signal.SIGINT)
            self.assertEqual(program.communicate(timeout=30)[0], "echo\n")

    def test_a_request_that_is_interrupted_is_cancelled(self):
        with Client(FAKE) as client:
            calls = []
            start = client._connection.start

            def noted(*arguments):
                calls.append(start(*arguments))
                signal.setitimer(signal.ITIMER_REAL, 0.1)
                return calls[-1]

            client._connection.start = noted
            self.addCleanup(signal.signal, signal.SIGALRM, signal.getsignal(signal.SIGALRM))
            signal.signal(signal.SIGALRM, signal.default_int_handler)
            with self.assertRaises(KeyboardInterrupt):
                client.request("hang")
            client._connection.start = start
            with self.assertRaises(RectoError) as caught:
                calls[0].result(30)
            self.assertEqual(caught.exception.code, -32800)


if __name__ == "__main__":
    unittest.main()
