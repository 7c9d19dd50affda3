# SPDX-License-Identifier: AGPL-3.0-or-later
"""All methods of the wire. Made by generate.py."""

from .document import DocumentMethods
from .interaction import InteractionMethods
from .interaction_pointer import InteractionPointerMethods
from .selection import SelectionMethods
from .server import ServerMethods
from .tool import ToolMethods
from .view import ViewMethods
from .view_forward import ViewForwardMethods


class Methods(
    ServerMethods,
    DocumentMethods,
    ViewMethods,
    ViewForwardMethods,
    ToolMethods,
    InteractionMethods,
    InteractionPointerMethods,
    SelectionMethods,
):
    """All methods of the wire."""
