# SPDX-License-Identifier: MIT
"""What the tests of tools share."""

from typing import Any

from .browser import ViewerTest


class DrawingTest(ViewerTest):
    """A test that draws on a small page."""

    fixtures = ["simple.pdf", "annotations.pdf", "form.pdf", "text.pdf"]

    def setUp(self) -> None:
        super().setUp()
        self.open("simple.pdf", zoom="150")
        self.until("viewer.viewport.scale === 1.5")
        self.before = len(self.annotations())

    def made(self, type_: str) -> Any:
        """The annotation that was made meanwhile."""
        self.wait(lambda: len(self.annotations()) > self.before, f"a new {type_}")
        new = self.annotations()[-1]
        self.assertEqual(new["type"], type_)
        self.before = len(self.annotations())
        return new
