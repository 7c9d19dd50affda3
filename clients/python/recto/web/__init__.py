# SPDX-License-Identifier: MIT
"""Serves the web viewer on a loopback port: ``python -m recto.web [FILE…]``."""
