# SPDX-License-Identifier: MIT
"""``python -m recto FILE`` opens the viewer."""

from .view.__main__ import main

main()
