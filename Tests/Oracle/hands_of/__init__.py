# SPDX-License-Identifier: AGPL-3.0-or-later
"""What hands make in documents, and how other readers draw it."""
