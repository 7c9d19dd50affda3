# SPDX-License-Identifier: AGPL-3.0-or-later
"""Tests of the web viewer in Chromium, against a real server."""
