# SPDX-License-Identifier: AGPL-3.0-or-later
"""``python -m recto FILE`` opens the viewer."""

from .view.__main__ import main

main()
