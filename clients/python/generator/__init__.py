# SPDX-License-Identifier: AGPL-3.0-or-later
"""Makes Python from the server's description of its protocol."""
