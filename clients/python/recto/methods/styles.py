# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import Optional, Sequence

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
        fields: Optional[Sequence[str]] = None,
        timeout: Optional[float] = None,
    ) -> StylesGetResult:
        """Returns the styles of tools for new annotations, and their presets.

        - `tool`: The tool's id.
        - `annotationType`: The first tool that creates annotations of this type, instead of `tool`.
        - `fields`: The members to return for each, besides the required ones; all unless given.

        Returns `styles`: The styles of the given tool, or of all tools that create annotations.
        `warning`: Why the saved arrangement could not be read, or cannot be saved.

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
        """Sets the style of a tool or preset, or selects a preset. A tool's style is for new
        annotations.

        - `tool`: The tool's id.
        - `annotationType`: The first tool that creates annotations of this type, instead of `tool`.
        - `style`: The changes to the preset, or to the tool if `preset` is not given. The tool's
          style follows its selected preset.
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
