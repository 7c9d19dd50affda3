# SPDX-License-Identifier: AGPL-3.0-or-later
"""A user's hand in one document."""

import base64

from .ink import SCALE


class Hand:
    """Touches a document in its view. Points are in page space unless `space` says so."""

    def __init__(self, server, path, page=0):
        self.server, self.page = server, page
        self.path = path
        self.document = server.result("document/open", path=str(path))["documentId"]
        self.requirement = None

    def ask(self, method, **params):
        result = self.server.result(method, documentId=self.document, **params)
        if isinstance(result, dict) and result.get("error"):
            raise AssertionError(f"{method} {params}: {result['error']}")
        if isinstance(result, dict) and "requirement" in result:
            self.requirement = result["requirement"]
        return result

    def tool(self, name, style=None, **options):
        if style:
            self.ask("tool/setStyle", tool=name, style=style)
        return self.ask("tool/set", tool=name, options=options)

    def turn(self, degrees):
        self.ask("view/update", rotation=degrees)

    def tap(self, x, y, **params):
        return self.ask("interaction/tap", pageIndex=self.page, point=[x, y], **params)

    def drag(self, *points, **params):
        if "space" not in params:
            params["pageIndex"] = self.page
        return self.ask("interaction/drag", points=list(points), **params)

    def pointer(self, phase, x, y, **params):
        return self.ask(
            "interaction/pointer", pageIndex=self.page, phase=phase, point=[x, y], **params)

    def command(self, name):
        return self.ask("interaction/command", id=name)

    def answer(self, value):
        number = self.requirement["requirementId"]
        return self.ask("interaction/respond", requirementId=number, value=value)

    def add(self, **annotation):
        return self.ask("annotations/add", annotation={"pageIndex": self.page, **annotation})[
            "annotation"]

    def annotations(self, page=None):
        return self.ask("annotations/list", pageIndex=self.page if page is None else page)[
            "annotations"]

    def newest(self):
        return self.annotations()[-1]

    def picture(self, page):
        """The page as this server draws it: the width, and rows of RGB."""
        drawn = self.ask("page/render", pageIndex=page, scale=SCALE, format="rgba")
        data, stride, width = base64.b64decode(drawn["data"]), drawn["stride"], drawn["width"]
        rows = []
        for start in range(0, stride * drawn["height"], stride):
            row, rgb = data[start:start + 4 * width], bytearray(3 * width)
            for channel in range(3):
                rgb[channel::3] = row[channel::4]
            rows.append(bytes(rgb))
        return width, rows

    def save(self):
        self.ask("document/save")
