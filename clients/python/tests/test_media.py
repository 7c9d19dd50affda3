# SPDX-License-Identifier: MIT
"""The viewer plays through a program of the user's; here one that only notes what it is given."""

import os
import stat
import sys
import tempfile
import unittest
from pathlib import Path

from .viewer import ViewerTest

PLAYER = """#!{python}
import sys, time
note = {note!r}
with open(note, "a") as file:
    file.write(sys.argv[-1] + "\\n")
time.sleep(60)
"""


class MediaTest(ViewerTest):
    fixture = "players.pdf"

    def setUp(self):
        folder = Path(tempfile.mkdtemp())
        self.note = folder / "played"
        program = folder / "player"
        program.write_text(PLAYER.format(python=sys.executable, note=str(self.note)))
        program.chmod(program.stat().st_mode | stat.S_IXUSR)
        os.environ["RECTO_PLAYER"] = str(program)
        self.addCleanup(os.environ.pop, "RECTO_PLAYER")
        super().setUp()

    def played(self):
        return self.note.read_text().split("\n")[:-1] if self.note.exists() else []

    def test_a_film_is_played_from_a_file_and_ends(self):
        self.client.media_control(
            documentId=self.document, annotationId="movie-mp4", operation="play"
        )
        self.until(self.played, "the player is told")
        path = self.played()[0]
        self.assertTrue(path.endswith(".mp4"))
        self.assertTrue(os.path.exists(path))
        self.screenshot("media.png")
        player = self.window.player
        process = player._playing["movie-mp4"]
        for operation in ["pause", "resume", "stop"]:
            self.client.media_control(
                documentId=self.document, annotationId="movie-mp4", operation=operation
            )
        self.until(lambda: process.poll() is not None, "the player has ended")
        self.assertEqual(player._playing, {})

    def test_closing_the_window_ends_what_plays(self):
        self.client.media_control(
            documentId=self.document, annotationId="sound-raw", operation="play"
        )
        self.until(self.played, "the player is told")
        process = self.window.player._playing["sound-raw"]
        self.window.player.stop_all()
        self.assertIsNotNone(process.poll())

    def test_what_lies_elsewhere_is_only_told(self):
        self.client.media_control(
            documentId=self.document, annotationId="movie-elsewhere", operation="play"
        )
        self.until(lambda: "clips/song.mpg" in self.status(), "the status tells of the file")
        self.assertEqual(self.played(), [])


if __name__ == "__main__":
    unittest.main()
