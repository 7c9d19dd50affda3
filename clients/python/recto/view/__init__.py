# SPDX-License-Identifier: MIT
"""A small viewer on Tk: it forwards events and draws what comes back, and knows nothing of PDF."""
