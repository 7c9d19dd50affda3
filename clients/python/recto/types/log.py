# SPDX-License-Identifier: AGPL-3.0-or-later
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import Literal


LogLevel = Literal["error", "warning", "info", "debug"]
