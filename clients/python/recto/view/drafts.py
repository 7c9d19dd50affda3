# SPDX-License-Identifier: MIT
"""Texts that lost their entry before they were finished."""

from __future__ import annotations

from typing import List

from .notice import Notice

LONGEST = 60  # characters that the notice shows


class Drafts:
    """Keeps texts until the user has copied them or wants them no more."""

    def __init__(self, notice: Notice):
        self._notice = notice
        self.texts: List[str] = []

    def offer(self, text: str) -> None:
        """Offers a text to copy, with those that are offered already."""
        self.texts.append(text)
        words = " ".join(" ".join(self.texts).split())
        shown = words if len(words) <= LONGEST else words[: LONGEST - 1] + "…"
        self._notice.show(
            f"This text was not finished: “{shown}”", Copy=self._copy, Close=self.texts.clear
        )

    def _copy(self) -> None:
        self._notice.clipboard_clear()
        self._notice.clipboard_append("\n".join(self.texts))
        self.texts.clear()
