# SPDX-License-Identifier: MIT
"""Tests of the web viewer in Chromium, against a real server."""
