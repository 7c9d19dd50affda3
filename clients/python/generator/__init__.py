# SPDX-License-Identifier: MIT
"""Makes Python from the server's description of its protocol."""
