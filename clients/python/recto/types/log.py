# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import Literal


LogLevel = Literal["error", "warning", "info", "debug"]
