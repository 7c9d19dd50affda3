# SPDX-License-Identifier: MIT
"""An open document and a view of it, as the parts of the window use them."""

from __future__ import annotations

from typing import Any, Callable, Dict, List, Optional, Set, Tuple

from ..call import Call
from ..client import Client
from ..errors import RectoError, ServerExited
from ..events import Work
from ..types import View

#: What may become of unsaved changes that were found: ``apply``, ``discard``, or nothing yet.
Decide = Callable[[Any], Optional[str]]
#: Asks for the document's password, told whether one was wrong; None gives up.
AskPassword = Callable[[bool], Optional[str]]
#: Requests about a view; all others are about the document alone.
VIEW_NOUNS = ("view", "interaction", "selection", "tool")
#: What a user need not hear of.
QUIET = ("requestCancelled", "contentModified")


class Session:
    """Sends requests about one document without waiting, and passes on what comes back.

    All callbacks run where ``dispatch`` takes them. ``report`` is told what goes wrong, ``exited``
    that the server has ended. ``decide`` is asked about changes that an earlier session left unsaved,
    ``ask_password`` for the password of a document that needs one.
    """

    def __init__(
        self,
        path: str,
        dispatch: Callable[[Work], None],
        server: Optional[str] = None,
        password: Optional[str] = None,
        decide: Decide = lambda _: None,
        ask_password: AskPassword = lambda _: None,
    ):
        self.report: Callable[[str], None] = print
        self.exited: Callable[[ServerExited], None] = lambda error: self.report(error.message)
        self.path = path
        self._password, self._ask_password = password, ask_password
        #: Whether changes of an earlier session are left for later. A new change sets them aside.
        self._are_left = False
        self._start_server = lambda: Client(
            server, dispatch=dispatch, client_info={"name": "recto.view"}
        )
        self._methods: Set[str] = set()
        self._told: List[Tuple[str, Callable[[Any], None]]] = []
        self._renewed: List[Callable[[], None]] = []
        self._lost: List[Callable[[], None]] = []
        self.view: View
        self._begin(lambda: self._open(decide))
        self.on("view/didChange", self._take)
        self.on("document/didChange", self._changed)
        self.on("pages/didChange", self._count)
        self.on("document/didReload", self._renew)
        self.on("document/didRecover", self._recovered)
        self.on("document/didClose", lambda _: self._tell(self._lost))

    def _begin(self, opening: Callable[[], Any]) -> None:
        """Starts a server and opens the document in it."""
        client = self.client = self._start_server()
        try:
            self._take_document(opening())
        except BaseException:
            self.client.close()
            raise
        self.client.on_exit(lambda error: self._ended(client, error))
        self.client.start("server/describe").then(self._described)

    def _open(self, decide: Decide) -> Any:
        """Opens the document; asks what to do with changes that were left unsaved."""
        opened = self._request_open(None)
        recovery = decide(opened["recovery"]) if opened.get("recovery") else None
        if recovery is None:
            self._are_left = "recovery" in opened
            return opened
        self.client.document_close(documentId=opened["documentId"])
        return self._request_open(recovery)

    def _request_open(self, recovery: Optional[str]) -> Any:
        while True:
            given = {"password": self._password, "recovery": recovery}
            members = {name: value for name, value in given.items() if value is not None}
            try:
                return self.client.request("document/open", path=self.path, **members)
            except RectoError as error:
                if error.kind != "passwordRequired":
                    raise
                password = self._ask_password(error.data.get("wrong", False))
                if password is None:
                    raise
                self._password = password

    def _take_document(self, opened: Any) -> None:
        #: What ``document/open`` answered, with the number of pages kept up to date.
        self.opened = opened
        self.document: str = opened["documentId"]
        #: What the view shows, as the server told last.
        self.view = self.client.view_get(documentId=self.document)

    def restart(self) -> None:
        """Starts another server, and opens the document with its unsaved changes.

        Those of an earlier session that were left for later stay so. The view stays where it was.
        Raises ``RectoError`` where that fails.
        """
        view = self.view
        self.client.close()
        self._begin(lambda: self._request_open(None if self._are_left else "apply"))
        for notification, told in self._told:
            self.client.on(notification, told)
        for change in ({"size": view["size"], "scale": view["scale"]}, {"offset": view["offset"]}):
            self.view = self.client.view_update(
                documentId=self.document, viewId=self.opened["viewId"], **change
            )
        self._tell(self._renewed)

    def reload(self, refused: Callable[[RectoError], None]) -> None:
        """Lets the server read the file again; asks for its password if it has another one now.

        ``refused(error)`` is told where that fails.
        """

        def failed(error: RectoError) -> None:
            if error.kind == "passwordRequired":
                password = self._ask_password(error.data.get("wrong", False))
                if password is not None:
                    self._password = password
                    self.ask("document/reload", refused=failed, password=password)
                    return
            refused(error)

        self.ask("document/reload", refused=failed)

    def on_renewed(self, callback: Callable[[], None]) -> None:
        """Lets ``callback()`` run when the document was read again: nothing may be as it was."""
        self._renewed.append(callback)

    def on_lost(self, callback: Callable[[], None]) -> None:
        """Lets ``callback()`` run when what was selected or under way is gone with its process."""
        self._lost.append(callback)

    def offers(self, method: str) -> bool:
        """Whether the server has a method; nobody knows that of any when the window opens."""
        return method in self._methods

    def ask(
        self,
        method: str,
        then: Optional[Callable[[Any], None]] = None,
        finally_: Optional[Callable[[], None]] = None,
        on_partial: Optional[Callable[[Any], None]] = None,
        refused: Optional[Callable[[RectoError], None]] = None,
        **params: Any,
    ) -> Optional[Call]:
        """Sends a request; ``then(result)`` if it succeeds, ``finally_()`` in any case.

        ``refused(error)`` is told of an error instead of ``report``.
        """
        params["documentId"] = self.document
        if method.split("/")[0] in VIEW_NOUNS:
            params["viewId"] = self.opened["viewId"]

        def answered(call: Call) -> None:
            if call.error is None:
                if then:
                    then(call.result())
            elif call.error.kind not in QUIET:
                if refused:
                    refused(call.error)
                else:
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

        self._told.append((notification, told))
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
        self.exited = lambda _: None
        self._lost.clear()
        self.client.close()

    def _ended(self, client: Client, error: ServerExited) -> None:
        if client is self.client:
            self._tell(self._lost)
            self.exited(error)

    def _renew(self, result: Dict[str, Any]) -> None:
        """Another version of the file was read."""
        self.opened = result
        self.ask("view/get", self._renewed_view)

    def _renewed_view(self, result: Any) -> None:
        self.view = result
        self._tell(self._renewed)

    def _recovered(self, _: Any) -> None:
        """The document's process was lost, and another one has the document."""
        self._tell(self._lost)
        self.ask("view/get", self._renewed_view)

    @staticmethod
    def _tell(callbacks: List[Callable[[], None]]) -> None:
        for callback in callbacks:
            callback()

    def _changed(self, _: Any) -> None:
        self._are_left = False

    def _described(self, call: Call) -> None:
        if call.error is None:
            self._methods = {method["name"] for method in call.result()["methods"]}

    def _count(self, params: Any) -> None:
        self.opened["pageCount"] = params["pageCount"]

    def _take(self, params: Any) -> None:
        if params["viewId"] == self.opened["viewId"]:
            self.view = params["view"]
