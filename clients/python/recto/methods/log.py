# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import Optional

from ..asker import Asker
from ..types.log import LogLevel


class LogMethods(Asker):
    """Methods of `log`."""

    def log_set_level(
        self,
        *,
        level: Optional[LogLevel] = None,
        timeout: Optional[float] = None,
    ) -> None:
        """Sets the level of log messages sent as `log/message`.

        - `level`: The least severe level to send; without it, no messages are sent.
        """
        self._ask("log/setLevel", timeout, {"level": level})
