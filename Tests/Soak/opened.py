# SPDX-License-Identifier: AGPL-3.0-or-later
"""A document in a server, and what it is between two requests."""

from edits import PASSWORD
from known import state
from server import Failure

INTERNAL = -32603


class Opened:
    """A document in a server."""

    def __init__(self, server, path, recovery="apply"):
        self.server = server
        try:
            self.answer = server.result("document/open", path=str(path), recovery=recovery)
        except Failure:
            self.answer = server.result("document/open", path=str(path), recovery=recovery,
                                        password=PASSWORD)
        self.id = self.answer["documentId"]

    def state(self, shown=True):
        return state(self.server, self.id, shown)

    def resolve(self, params):
        """Entries of the outline are named by their titles: ids are others in each document."""
        named = [k for k in ("id", "ids") if "title:" in str(params.get(k))]
        if not named:
            return params
        ids = {}

        def look(items):
            for item in items:
                ids["title:" + item["title"]] = item["id"]
                look(item.get("children", []))

        look(self.server.result("outline/get", documentId=self.id)["items"])
        of = {k: [ids.get(i, i) for i in params[k]] if k == "ids" else ids.get(params[k], params[k])
              for k in named}
        return params | of

    def send(self, method, params):
        return self.server.send(method, documentId=self.id, **params)

    def perform(self, method, params):
        """What it answers: None, or the code of its error."""
        try:
            self.server.result(method, documentId=self.id, **params)
        except Failure as failure:
            if failure.error["code"] == INTERNAL:
                raise
            self.refusal = failure
            return failure.error["code"]

    def close(self):
        self.server.result("document/close", documentId=self.id, discard=True)


class Moment:
    """The shadow between two requests."""

    def __init__(self, state, group):
        self.state = state
        # The group that is open becomes a step, where it has one.
        self.group = group
        history = dict(state["document/history"])
        name = history.pop("group", None)
        if name and group:
            history["undo"] = history["undo"] + [name]
        self.recovered = state | {"document/history": history}
