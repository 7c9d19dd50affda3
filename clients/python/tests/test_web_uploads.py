# SPDX-License-Identifier: MIT
"""The bridge bounds what a session uploads, and leaves nothing of what does not come whole."""

import asyncio
import os
import signal
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

try:
    import aiohttp  # noqa: F401
except ImportError:
    raise unittest.SkipTest("aiohttp is missing: scripts/fetch-web") from None

from recto.web.files import upload
from recto.web.temporary import TemporaryFolder, remove_abandoned
from recto.web.uploads import Uploads, UploadsFull


class UploadTests(unittest.IsolatedAsyncioTestCase):
    def setUp(self) -> None:
        parent = tempfile.TemporaryDirectory()
        self.addCleanup(parent.cleanup)
        self.parent = Path(parent.name)
        self.uploads = Uploads(self.parent, patience=60, max_bytes=100, max_files=3)
        self.addCleanup(self.uploads.close)

    def folders(self) -> int:
        return len(os.listdir(self.uploads.folder))

    async def test_a_session_has_so_many_files(self) -> None:
        paths = [self.uploads.place("a.pdf", "one") for _ in range(3)]
        with self.assertRaises(UploadsFull):
            self.uploads.place("a.pdf", "one")
        self.uploads.place("a.pdf", "two")
        self.uploads.discard(paths[0])
        self.uploads.place("a.pdf", "one")
        self.assertEqual(self.folders(), 4)

    async def test_bytes_of_files_that_go_are_free_again(self) -> None:
        first, second = (self.uploads.place("a.pdf", "one") for _ in range(2))
        self.uploads.grow(first, "one", 60)
        with self.assertRaises(UploadsFull):
            self.uploads.grow(second, "one", 41)
        self.uploads.grow(second, "one", 40)
        self.uploads.discard(first)
        self.uploads.grow(second, "one", 60)

    async def test_a_file_that_is_held_by_a_second_page_counts_there(self) -> None:
        path = self.uploads.place("a.pdf", "one")
        path.write_bytes(b"x")
        self.uploads.grow(path, "one", 100)
        self.uploads.hold(str(path), "two")
        with self.assertRaises(UploadsFull):
            self.uploads.grow(self.uploads.place("b.pdf", "two"), "two", 1)
        self.uploads.release("two")
        self.uploads.grow(self.uploads.place("b.pdf", "two"), "two", 1)

    async def test_a_page_that_may_return_finds_its_files(self) -> None:
        uploads = Uploads(self.parent, patience=0.05, max_bytes=100, long_patience=60)
        self.addCleanup(uploads.close)
        left, lost = uploads.place("a.pdf", "one"), uploads.place("b.pdf", "two")
        uploads.release("one")
        uploads.release("two", may_return=True)
        await asyncio.sleep(0.2)
        self.assertEqual([left.parent.exists(), lost.parent.exists()], [False, True])

    async def test_files_that_nobody_has_open_are_bounded(self) -> None:
        paths = []
        for name in ("one", "two", "three"):
            paths.append(self.uploads.place("a.pdf", name))
            self.uploads.grow(paths[-1], name, 40)
        self.uploads.release("two", may_return=True)
        self.uploads.release("one", may_return=True)
        self.uploads.hold(str(paths[1]), "four")
        self.uploads.release("three", may_return=True)
        self.assertEqual([path.parent.exists() for path in paths], [True, True, True])
        self.uploads.release("four", may_return=True)
        self.assertEqual([path.parent.exists() for path in paths], [False, True, True])

    async def test_an_upload_that_is_cut_off_leaves_nothing(self) -> None:
        begun = asyncio.Event()

        class Content:
            async def iter_chunked(self, _: int):  # type: ignore[no-untyped-def]
                yield b"half"
                begun.set()
                await asyncio.Event().wait()

        request = mock.Mock(query={"name": "a.pdf"}, content=Content())
        session = mock.Mock(uploads=self.uploads, id="one")
        task = asyncio.ensure_future(upload(request, session, 100))
        await begun.wait()
        self.assertEqual(self.folders(), 1)
        task.cancel()
        with self.assertRaises(asyncio.CancelledError):
            await task
        self.assertEqual(self.folders(), 0)

    async def test_a_disk_that_is_full_leaves_nothing(self) -> None:
        class Content:
            async def iter_chunked(self, _: int):  # type: ignore[no-untyped-def]
                yield b"half"
                raise OSError(28, "No space left on device")

        request = mock.Mock(query={"name": "a.pdf"}, content=Content())
        with self.assertRaises(OSError):
            await upload(request, mock.Mock(uploads=self.uploads, id="one"), 100)
        self.assertEqual(self.folders(), 0)

    def test_a_bridge_whose_terminal_is_closed_leaves_nothing(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            environment = {**os.environ, "TMPDIR": folder, "XDG_STATE_HOME": folder + "/state"}
            command = [sys.executable, "-m", "recto.web", "--no-open", "--no-spare", "--port", "0"]
            with subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                env=environment,
                # The tests may run under nohup.
                preexec_fn=lambda: signal.signal(signal.SIGHUP, signal.SIG_DFL),
            ) as bridge:
                try:
                    assert bridge.stdout
                    self.assertIn(b"http", bridge.stdout.readline())
                    self.assertTrue(list(Path(folder).glob("recto-web-*")))
                    bridge.send_signal(signal.SIGHUP)
                    self.assertEqual(bridge.wait(20), 0)
                finally:
                    bridge.kill()
            self.assertEqual(list(Path(folder).glob("recto-web-*")), [])

    def test_the_next_bridge_removes_what_a_killed_one_left(self) -> None:
        with tempfile.TemporaryDirectory() as folder, mock.patch.object(tempfile, "tempdir", folder):
            program = "from recto.web.temporary import *; kept = TemporaryFolder(); print(kept.path, flush=True); input()"
            command = [sys.executable, "-c", program]
            environment = {**os.environ, "TMPDIR": folder}
            pipe = subprocess.PIPE
            with subprocess.Popen(command, stdin=pipe, stdout=pipe, env=environment) as bridge:
                assert bridge.stdout
                left = Path(bridge.stdout.readline().decode().strip())
                own, other = TemporaryFolder(), Path(folder, "recto-web-of-another-program")
                other.mkdir()
                (left / "secret.pdf").touch()
                remove_abandoned()
                self.assertTrue((left / "secret.pdf").exists())
                bridge.kill()
            remove_abandoned()
            self.assertEqual([left.exists(), own.path.exists(), other.exists()], [False, True, True])
            own.close()
            self.assertFalse(own.path.exists())


if __name__ == "__main__":
    unittest.main()
