# SPDX-License-Identifier: MIT
"""Says in plain words what the user is at."""

from __future__ import annotations

from typing import Any, Dict, Optional

from ..call import Call
from .session import Session

#: Tools that the server takes by itself, for what the user points at.
OWN_TOOLS = (
    "pan", "textSelect", "multiSelect", "formFill", "richMedia", "annotationEdit", "vertexEdit",
    "calloutEdit", "markupEdit",
)  # fmt: skip


class Status:
    """Follows the tool, the selection, and what the tool needs from the user."""

    def __init__(self, session: Session):
        self._session = session
        self._tool = "pan"
        self._titles: Dict[str, str] = {}
        self._requirement: Optional[Any] = None
        self._has_text = False
        self._annotations = 0
        session.on("selection/didChange", self._selected)
        session.on_renewed(self._renewed)
        session.client.start("tool/list").then(self._listed)

    def take(self, result: Any) -> None:
        """Takes up what an event's result says."""
        self._tool = result.get("tool", self._tool)
        if "requirement" in result:
            self._requirement = result["requirement"]

    @property
    def text(self) -> str:
        """The question of the tool, or else the tool that was chosen, or else what is selected."""
        if self._requirement:
            return str(self._requirement["prompt"])
        if self._tool not in OWN_TOOLS:
            return f"{self._titles.get(self._tool, self._tool)} (Escape ends it)"
        if self._has_text:
            return "Text is selected"
        if self._annotations > 1:
            return f"{self._annotations} annotations are selected"
        return "An annotation is selected" if self._annotations else ""

    def _listed(self, call: Call) -> None:
        if call.error is None:
            self._titles = {tool["id"]: tool["title"] for tool in call.result()["tools"]}

    def _selected(self, params: Any) -> None:
        self._has_text = "text" in params
        self._annotations = len(params["annotations"])

    def _renewed(self) -> None:
        self._session.ask("tool/get", self.take)
        self._requirement = None
        self._has_text, self._annotations = False, 0
