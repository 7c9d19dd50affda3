# SPDX-License-Identifier: MIT
"""Asks for a signature: one that is kept, one that is drawn, a name, or an image."""

from __future__ import annotations

import tkinter
from tkinter import filedialog, ttk
from typing import Any, Callable, Dict, List, Optional

from .session import Session

COLORS = {"Black": "#000000", "Blue": "#1a3fb0", "Red": "#c0202a"}
SIZE = (460, 170)


class Signing:
    """A window of its own for as long as the server's tool wants a signature."""

    def __init__(self, root: tkinter.Misc, session: Session, took: Callable[[Any], None]):
        self._root, self._session, self._took = root, session, took
        self.dialog: Optional[SignatureDialog] = None

    def take(self, result: Any) -> None:
        """Takes up what an event's result says of what is needed."""
        if "requirement" not in result:
            return
        self.close()
        wanted = result["requirement"]
        if wanted and wanted["kind"] == "signature":
            self.dialog = SignatureDialog(self._root, wanted, self._answer)

    @property
    def is_begun(self) -> bool:
        """Whether the user has drawn or written something that is not used yet."""
        dialog = self.dialog
        return bool(dialog and (dialog.strokes or dialog.text.get().strip()))

    def close(self) -> None:
        if self.dialog:
            self.dialog.destroy()
        self.dialog = None

    def _answer(self, requirement: str, value: Optional[Dict[str, Any]]) -> None:
        self.close()
        params: Dict[str, Any] = {"value": value} if value else {"cancel": True}
        self._session.ask(
            "interaction/respond", self._took, requirementId=requirement, **params
        )


class SignatureDialog(tkinter.Toplevel):
    """A pad to draw on, a line for a name, and the list of those that are kept."""

    def __init__(
        self,
        root: tkinter.Misc,
        wanted: Any,
        answer: Callable[[str, Optional[Dict[str, Any]]], None],
    ):
        super().__init__(root)
        self.title(wanted["prompt"])
        self.resizable(False, False)
        self._answer, self._id = answer, wanted["requirementId"]
        self.strokes: List[List[float]] = []
        self.color = tkinter.StringVar(self, "Black")
        self.width = tkinter.DoubleVar(self, 2)
        self.store = tkinter.BooleanVar(self, False)
        self.text = tkinter.StringVar(self)
        self._saved = [choice["id"] for choice in wanted.get("choices", [])]
        self.list = tkinter.Listbox(self, exportselection=False, height=4)
        for choice in wanted.get("choices", []):
            self.list.insert("end", choice["title"])
            if choice["id"] in wanted.get("values", []):
                self.list.selection_set("end")
        self.pad = tkinter.Canvas(
            self, width=SIZE[0], height=SIZE[1], background="white", highlightthickness=1
        )
        self._build()
        self.pad.bind("<ButtonPress-1>", lambda e: self.strokes.append([e.x, e.y]))
        self.pad.bind("<B1-Motion>", self._draw)
        self.list.bind("<Double-Button-1>", lambda _: self.use_saved())
        self.bind("<Escape>", lambda _: answer(self._id, None))
        self.protocol("WM_DELETE_WINDOW", lambda: answer(self._id, None))

    def _build(self) -> None:
        if self._saved:
            ttk.Label(self, text="Kept").pack(anchor="w", padx=8, pady=(8, 2))
            self.list.pack(fill="x", padx=8)
            ttk.Button(self, text="Use this one", command=self.use_saved).pack(
                anchor="e", padx=8, pady=4
            )
        ttk.Label(self, text="Draw").pack(anchor="w", padx=8, pady=(8, 2))
        self.pad.pack(padx=8)
        style = ttk.Frame(self)
        for name in COLORS:
            ttk.Radiobutton(
                style, text=name, value=name, variable=self.color, command=self._redraw
            ).pack(side="left", padx=4)
        ttk.Label(style, text="Thickness").pack(side="left", padx=(12, 2))
        ttk.Spinbox(
            style, from_=0.5, to=10, increment=0.5, width=5, textvariable=self.width,
            command=self._redraw,
        ).pack(side="left")  # fmt: skip
        ttk.Button(style, text="Clear", command=self.clear).pack(side="right")
        style.pack(fill="x", padx=8, pady=4)
        ttk.Label(self, text="Or enter a name").pack(anchor="w", padx=8, pady=(4, 2))
        ttk.Entry(self, textvariable=self.text).pack(fill="x", padx=8)
        foot = ttk.Frame(self)
        ttk.Checkbutton(foot, text="Keep it", variable=self.store).pack(side="left")
        ttk.Button(foot, text="Sign", command=self.use).pack(side="right")
        ttk.Button(foot, text="Image…", command=self.choose_image).pack(side="right", padx=4)
        foot.pack(fill="x", padx=8, pady=8)

    def use_saved(self) -> None:
        chosen = self.list.curselection()
        if chosen:
            self._answer(self._id, {"saved": self._saved[chosen[0]]})

    def use(self) -> None:
        """Signs with what was drawn, else with the name; with nothing the window stays."""
        strokes = [stroke for stroke in self.strokes if len(stroke) > 2]
        if strokes:
            self._sign({"strokes": strokes, "width": self.width.get()})
        elif self.text.get().strip():
            self._sign({"text": self.text.get().strip()})

    def choose_image(self) -> None:
        path = filedialog.askopenfilename(parent=self, title="Image")
        if path:
            self._answer(self._id, {"image": {"path": path}, "store": self.store.get()})

    def clear(self) -> None:
        self.strokes.clear()
        self._redraw()

    def _sign(self, signature: Dict[str, Any]) -> None:
        color = COLORS[self.color.get()]
        self._answer(self._id, {**signature, "color": color, "store": self.store.get()})

    def _draw(self, event: Any) -> None:
        if self.strokes:
            self.strokes[-1] += [event.x, event.y]
            self._redraw()

    def _redraw(self) -> None:
        self.pad.delete("ink")
        for stroke in self.strokes:
            if len(stroke) > 2:
                self.pad.create_line(
                    *stroke, fill=COLORS[self.color.get()], width=self.width.get(),
                    smooth=True, capstyle="round", tags="ink",
                )  # fmt: skip
