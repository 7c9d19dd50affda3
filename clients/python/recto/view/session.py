# SPDX-License-Identifier: AGPL-3.0-or-later
"""An open document and a view of it, as the parts of the window use them."""

from __future__ import annotations

from typing import Any, Callable, Optional, Set

from ..call import Call
from ..client import Client
from ..errors import RectoError
from ..events import Work
from ..types import View

#: Requests about a view; all others are about the document alone.
VIEW_NOUNS = ("view", "interaction", "selection", "tool")
#: What a user need not hear of.
QUIET = ("requestCancelled", "contentModified")


class Session:
    """Sends requests about one document without waiting, and passes on what comes back.

    All callbacks run where ``dispatch`` takes them. ``report`` is told what goes wrong.
    """

    def __init__(
        self,
        path: str,
        dispatch: Callable[[Work], None],
        server: Optional[str] = None,
        password: Optional[str] = None,
    ):
        self.report: Callable[[str], None] = print
        self._methods: Set[str] = set()
        self.client = Client(server, dispatch=dispatch, client_info={"name": "recto.view"})
        try:
            self.opened = self.client.document_open(path=path, password=password)
            self.document: str = self.opened["documentId"]
            #: What the view shows, as the server told last.
            self.view: View = self.client.view_get(documentId=self.document)
        except BaseException:
            self.client.close()
            raise
        self.on("view/didChange", self._take)
        self.on("pages/didChange", self._count)
        self.client.start("server/describe").then(self._described)

    def offers(self, method: str) -> bool:
        """Whether the server has a method; nobody knows that of any when the window opens."""
        return method in self._methods

    def ask(
        self,
        method: str,
        then: Optional[Callable[[Any], None]] = None,
        finally_: Optional[Callable[[], None]] = None,
        on_partial: Optional[Callable[[Any], None]] = None,
        **params: Any,
    ) -> Optional[Call]:
        """Sends a request; ``then(result)`` if it succeeds, ``finally_()`` in any case."""
        params["documentId"] = self.document
        if method.split("/")[0] in VIEW_NOUNS:
            params["viewId"] = self.opened["viewId"]

        def answered(call: Call) -> None:
            if call.error is None:
                if then:
                    then(call.result())
            elif call.error.kind not in QUIET:
                self.report(call.error.message)
            if finally_:
                finally_()

        try:
            return self.client.start(method, on_partial=on_partial, **params).then(answered)
        except RectoError as error:
            self.report(error.message)
            return None

    def on(self, notification: str, callback: Callable[[Any], None]) -> None:
        """Lets a callback run at the notifications that are about this document."""

        def told(params: Any) -> None:
            if params.get("documentId", self.document) == self.document:
                callback(params)

        self.client.on(notification, told)

    def go_to(self, entry: Any) -> None:
        """Shows where an entry of the outline, a bookmark or a match leads."""
        action = entry.get("action") or {}
        if action.get("destination"):
            self.ask("view/goTo", destination=action["destination"])
        elif entry.get("pageIndex") is not None:
            self.ask("view/goTo", pageIndex=entry["pageIndex"])
        else:
            self.report(f"This leads out of the document ({action.get('kind', 'no action')}).")

    def close(self) -> None:
        self.client.close()

    def _described(self, call: Call) -> None:
        if call.error is None:
            self._methods = {method["name"] for method in call.result()["methods"]}

    def _count(self, params: Any) -> None:
        self.opened["pageCount"] = params["pageCount"]

    def _take(self, params: Any) -> None:
        if params["viewId"] == self.opened["viewId"]:
            self.view = params["view"]
