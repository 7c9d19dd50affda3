# SPDX-License-Identifier: AGPL-3.0-or-later
"""A small viewer on Tk: it forwards events and draws what comes back, and knows nothing of PDF."""
