# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import List, Optional

from ..asker import Asker
from ..types.document import AnnotationType
from ..types.styles import StylesGetResult, ToolStyle
from ..types.tool import Style


class StylesMethods(Asker):
    """Methods of `styles`."""

    def styles_get(
        self,
        *,
        tool: Optional[str] = None,
        annotationType: Optional[AnnotationType] = None,
        fields: Optional[List[str]] = None,
        timeout: Optional[float] = None,
    ) -> StylesGetResult:
        """Tells how the new annotations of tools look, and their presets.

        - `tool`: The tool's id.
        - `annotationType`: Instead of `tool`: the first tool that makes annotations of the type.
        - `fields`: The members to tell of each, besides those that its type requires; all unless
          given.

        Returns `styles`: The styles of the named tool, or of all tools that create annotations.
        `warning`: Why what was arranged could not be read, or cannot be kept.

        Errors: notFound.
        """
        return self._ask("styles/get", timeout, {
            "tool": tool,
            "annotationType": annotationType,
            "fields": fields,
        })

    def styles_set(
        self,
        *,
        tool: Optional[str] = None,
        annotationType: Optional[AnnotationType] = None,
        style: Optional[Style] = None,
        preset: Optional[int] = None,
        reset: Optional[bool] = None,
        timeout: Optional[float] = None,
    ) -> ToolStyle:
        """Gives a tool's new annotations another style, or one of its presets; or selects a preset.

        - `tool`: The tool's id.
        - `annotationType`: Instead of `tool`: the first tool that makes annotations of the type.
        - `style`: Changes to the preset, or to the tool if there is none. The tool's style goes
          along with the preset that is selected.
        - `preset`: The preset, from 0; without a `style` it is selected.
        - `reset`: Whether to reset style and presets. (Default: `False`.)

        Returns `ToolStyle`: see there.

        Errors: notFound.
        """
        return self._ask("styles/set", timeout, {
            "tool": tool,
            "annotationType": annotationType,
            "style": style,
            "preset": preset,
            "reset": reset,
        })
