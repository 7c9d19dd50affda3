# SPDX-License-Identifier: AGPL-3.0-or-later
"""Tests of the Python client."""
