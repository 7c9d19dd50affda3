# SPDX-License-Identifier: MIT
"""Tests of the Python client."""
