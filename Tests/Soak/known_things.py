# SPDX-License-Identifier: AGPL-3.0-or-later
"""What a client has learned from answers, so that its requests name things that there are."""

PAGE_MEMBERS = ("pageIndex", "pages", "first", "at", "to", "page", "firstPage", "lastPage")
# Whose ids a member has, where its name does not tell.
OWNERS = {"replyTo": "annotations", "group": "annotations", "popup": "annotations",
          "annotationId": "annotations", "annotation": "annotations", "parent": "outline",
          "field": "forms", "fields": "forms", "widgetId": "annotations", "tool": "tool",
          "notes": "annotations", "providerId": "bookmarks", "provider": "bookmarks"}
# What cannot be undone any more, at the latest once it is saved.
FINAL = ("document/reload", "signatures/sign", "annotations/applyRedactions", "document/sanitize")
MOST = 40


class Known:
    """Keeps strings by the document, the noun of the method and the member that told them."""

    def __init__(self, folder, files):
        self.folder = folder
        self.files = files
        self.strings = {}
        self.documents = {}
        # The open views of each document.
        self.views = {}
        # What the request that is made is about.
        self.current = "d1"
        self.passwords = {}
        # The documents that have another history than since they were opened first.
        self.reloaded = set()
        self.written = 0

    def turn_to_another(self, chance):
        """Chooses the document that the next request is about."""
        self.current = chance.choice(list(self.documents) or ["d1"])

    def wish(self, name):
        """The least chance that an optional member is given."""
        return 0.7 if name in ("pageIndex", "path", "field", "annotation", "bookmark") else 0

    def learn(self, method, params, result):
        """Takes what a request's answer tells."""
        if method == "document/open":
            self.documents[result["documentId"]] = result.get("pageCount", 1)
            self.views[result["documentId"]] = {result.get("viewId", "v1")}
        elif method == "document/close":
            self.documents.pop(params.get("documentId"), None)
        elif method in FINAL or params.get("encrypt"):
            self.reloaded.add(params.get("documentId"))
        elif method in ("view/open", "view/close"):
            views = self.views.setdefault(params.get("documentId"), set())
            if method == "view/open":
                views.add(result["viewId"])
            else:
                views.discard(params.get("viewId"))
        elif isinstance(result.get("pageCount"), int):
            self.documents[params.get("documentId")] = result["pageCount"]
        self.collect((params.get("documentId", ""), method.split("/")[0]), result, "")

    def hear(self, method, params):
        """Takes what a notification tells."""
        if method == "pages/didChange" and "pageCount" in params:
            self.documents[params["documentId"]] = params["pageCount"]
        if method in ("document/didReload", "document/didRecover"):
            self.reloaded.add(params["documentId"])
        if method == "document/didClose":
            self.documents.pop(params.get("documentId"), None)
        self.collect((params.get("documentId", ""), method.split("/")[0]), params, "")

    def collect(self, source, value, member):
        if isinstance(value, dict):
            for name, inner in value.items():
                self.collect(source, inner, name)
        elif isinstance(value, list):
            for inner in value[:60]:
                self.collect(source, inner, member)
        elif isinstance(value, str) and 0 < len(value) < 80:
            known = self.strings.setdefault((*source, member), {})
            known[value] = None
            if len(known) > MOST:
                known.pop(next(iter(known)))

    def string(self, name, noun, chance):
        """A value for a member of that name; None where nothing is known."""
        if name == "documentId":
            return self.current
        if name == "viewId":
            return chance.choice(sorted(self.views.get(self.current, ())) or ["v1"])
        if name in ("path", "imagePath", "roots"):
            return self.path(chance)
        if name in ("folder", "stateDirectory", "cacheDirectory"):
            return str(self.folder)
        owner = OWNERS.get(name, noun)
        keys = [(owner, name), (owner, "id"), (owner, name.rstrip("s") + "Id")]
        if name.endswith("Id"):
            keys.insert(0, (name[:-2] + "s", "id"))
            keys.insert(0, (name[:-2], "id"))
        if owner == "forms":
            keys.insert(0, ("forms", "name"))
        if name in ("annotations", "bookmarks", "ids"):
            keys.insert(0, (name, "id"))
        wanted = name in OWNERS or name in ("id", "ids", "annotations", "members") \
            or name.endswith("Id") or chance.random() < 0.3
        if not wanted or chance.random() < 0.05:
            return None
        for key in keys:
            for document in (self.current, ""):
                if (document, *key) in self.strings:
                    return chance.choice(list(self.strings[(document, *key)]))
        return None

    def path(self, chance):
        """A file of the private folder, mostly one that is there."""
        if chance.random() < 0.6:
            return str(self.folder / chance.choice(self.files))
        self.written = (self.written + 1) % 5
        ending = chance.choice([".pdf", ".pdf", ".json", ".csv", ".png", ".xfdf", ""])
        return str(self.folder / f"written-{self.written}{ending}")

    def number(self, name, chance):
        if name in PAGE_MEMBERS or name.endswith("pageIndex"):
            return chance.randrange(max(1, self.documents.get(self.current, 1)))
        return None
