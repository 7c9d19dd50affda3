# SPDX-License-Identifier: MIT
"""What the server's tool needs from the user: text goes by keys, of choices there is a list."""

from __future__ import annotations

import tkinter
from typing import Any, Callable, List, Optional, Tuple

from .session import Session

LONGEST = 8  # rows that a list shows at once

Place = Callable[[int], Optional[Tuple[float, float, float]]]


class Prompt:
    """Keeps the tool's requirement, and shows a list below the field that wants a choice.

    Keys go to the server all the time: the list shows what is chosen so far, and takes clicks.
    """

    def __init__(
        self,
        canvas: tkinter.Canvas,
        session: Session,
        where: Place,
        took: Callable[[Any], None],
    ):
        self._canvas, self._session = canvas, session
        self._where, self._took = where, took
        self._requirement: Optional[Any] = None
        self._before = ""
        self._anchor: Optional[Any] = None
        self._shows_entry = False
        self.list = tkinter.Listbox(
            canvas, exportselection=False, activestyle="none", takefocus=False
        )
        self.done = tkinter.Button(canvas, text="Done", takefocus=False, command=self._answer)
        self.list.bind("<ButtonRelease-1>", lambda _: self._clicked())

    @property
    def is_on_page(self) -> bool:
        """Whether the answer is given on the page: text that is drawn there, or a list at a field."""
        kind = self._requirement["kind"] if self._requirement else None
        return self._shows_entry if kind == "text" else kind == "choice" and bool(self._anchor)

    @property
    def is_text(self) -> bool:
        """Whether a text is entered on the page, and no choice of a list."""
        wanted = self._requirement
        return self.is_on_page and bool(wanted) and wanted["kind"] == "text"

    @property
    def enters_text(self) -> bool:
        """Whether letters are text for the server's tool."""
        wanted = self._requirement
        if not wanted or not self.is_on_page:
            return False
        return wanted["kind"] == "text" or wanted.get("takesOther", False)

    @property
    def draft(self) -> str:
        """The text that is entered on the page, if it is new and may be shown."""
        wanted = self._requirement
        if not wanted or not self.is_text or wanted.get("secret"):
            return ""
        text = str(wanted.get("value", ""))
        return text if text != self._before else ""

    def take(self, result: Any) -> None:
        """Takes up what an event's result says."""
        if "overlay" in result:
            items = result["overlay"]["items"]
            self._shows_entry = any(item["role"] == "entry" for item in items)
            rects = [item for item in items if item["kind"] == "rect"]
            self._anchor = rects[-1] if rects else None
        if "requirement" in result:
            self._note(result["requirement"])
            self._fill()

    def _note(self, wanted: Optional[Any]) -> None:
        former = self._requirement
        if not wanted or not former or wanted["requirementId"] != former["requirementId"]:
            self._before = wanted.get("value", "") if wanted else ""
        self._requirement = wanted

    def place(self) -> None:
        """Puts the list at its field, or hides it where there is nothing to choose."""
        wanted, anchor = self._requirement, self._anchor
        where = self._where(anchor["pageIndex"]) if anchor else None
        is_shown = self.is_on_page and wanted and wanted["kind"] == "choice"
        if not is_shown or not anchor or not where:
            self.list.place_forget()
            self.done.place_forget()
            return
        x, y, scale = where
        x0, y0, x1, y1 = anchor["rect"]
        width = max((x1 - x0) * scale, 80)
        left = max(0, min(x + x0 * scale, self._canvas.winfo_width() - width))
        several = wanted.get("takesSeveral", False)
        self.list.update_idletasks()
        length = self.list.winfo_reqheight()
        needed = length + (self.done.winfo_reqheight() if several else 0)
        top = self._top(y + y0 * scale, y + y1 * scale, needed)
        self.list.place(x=left, y=top, width=width)
        if several:
            self.done.place(x=left, y=top + length, width=width)

    def _top(self, above: float, below: float, needed: float) -> float:
        """Where a list begins that needs so many pixels: below its field, or above it if it fits there
        and not below, or else as low as it is in sight.
        """
        height = self._canvas.winfo_height()
        if below + needed <= height:
            return below
        return above - needed if above >= needed else max(0, height - needed)

    def _fill(self) -> None:
        wanted = self._requirement or {}
        choices: List[Any] = wanted.get("choices", [])
        self.list.delete(0, "end")
        several = wanted.get("takesSeveral", False)
        self.list.configure(
            selectmode="multiple" if several else "browse", height=min(len(choices), LONGEST)
        )
        for index, choice in enumerate(choices):
            self.list.insert("end", choice["title"])
            if choice["id"] in wanted.get("values", []):
                self.list.selection_set(index)
                self.list.see(index)
        self.place()

    def _clicked(self) -> None:
        if self._requirement:
            self._answer(goes_on=self._requirement.get("takesSeveral", False))
        self._canvas.focus_set()

    def _answer(self, goes_on: bool = False) -> None:
        wanted = self._requirement
        if not wanted:
            return
        chosen = [wanted["choices"][row]["id"] for row in self.list.curselection()]
        value = chosen if wanted.get("takesSeveral") else (chosen or [None])[0]
        if value is not None:
            answer = {"requirementId": wanted["requirementId"], "value": value}
            if goes_on:
                answer["goesOn"] = True
            self._session.ask("interaction/respond", self._took, **answer)
        self._canvas.focus_set()
