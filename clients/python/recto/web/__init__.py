# SPDX-License-Identifier: AGPL-3.0-or-later
"""Serves the web viewer on a loopback port: ``python -m recto.web [FILE…]``."""
