# SPDX-License-Identifier: MIT
"""The element in a page of somebody else's, which names a document by attributes."""

from typing import Any

from .browser import ViewerTest


class EmbeddingTests(ViewerTest):
    fixtures = ["annotations.pdf", "simple.pdf", "form.pdf"]

    def embed(self, name: str) -> Any:
        """A page with the element in it before the element's script comes."""
        # Any page of the bridge's origin that is not the application.
        self.page.goto(f"{self.bridge.origin}/viewer/src/viewer/element.js")
        self.page.evaluate(
            "async ([bridge, token, src]) => {"
            " const viewer = document.createElement('recto-viewer');"
            " for (const [key, value] of Object.entries({ bridge, token, src })) viewer.setAttribute(key, value);"
            " Object.assign(viewer.style, { width: '600px', height: '500px' });"
            " document.body.replaceChildren(viewer); window.viewer = viewer;"
            " await import('/viewer/src/viewer/element.js'); }",
            [self.bridge.origin, self.bridge.token, str(self.bridge.documents / name)],
        )
        self.shows(name)
        # The answer comes after that about the keys.
        self.page.evaluate("viewer.document.ask('tool/get')")

    def shows(self, name: str) -> None:
        self.wait(
            lambda: self.page.evaluate("window.viewer.document?.fileName === %r" % name)
            and self.page.evaluate("window.viewer.pages?.isSharp"),
            f"{name} in the element",
        )

    def has_servers(self, count: int) -> None:
        self.wait(lambda: len(self.bridge.servers()) == count, f"{count} servers")
        self.page.wait_for_timeout(500)
        self.assertEqual(len(self.bridge.servers()), count)

    def test_an_element_has_one_server_and_ends_it(self) -> None:
        self.embed("simple.pdf")
        self.has_servers(1)
        first = self.bridge.servers()
        self.page.evaluate("viewer.parentElement.append(viewer)")
        self.page.evaluate("(() => { const { parentElement } = viewer; viewer.remove(); parentElement.append(viewer); })()")
        self.has_servers(1)
        self.assertEqual(self.bridge.servers(), first)
        self.shows("simple.pdf")
        self.page.evaluate("viewer.setAttribute('src', viewer.getAttribute('src').replace('simple', 'annotations'))")
        self.shows("annotations.pdf")
        self.has_servers(1)
        self.assertEqual(self.page.evaluate("viewer.shadowRoot.querySelectorAll('.frame').length"), 1)
        self.page.evaluate("viewer.remove()")
        self.has_servers(0)
        # It begins anew where it is put again.
        self.page.evaluate("document.body.append(viewer)")
        self.shows("annotations.pdf")

    def test_the_last_source_is_shown(self) -> None:
        self.embed("simple.pdf")
        self.page.evaluate(
            "(() => { const src = viewer.getAttribute('src');"
            " for (const name of ['annotations', 'simple', 'annotations'])"
            " viewer.setAttribute('src', src.replace('simple', name)); })()"
        )
        self.shows("annotations.pdf")
        # The servers of the sources before it have ended.
        self.has_servers(1)
        self.shows("annotations.pdf")

    def test_unsaved_changes_of_an_earlier_visit_go_on(self) -> None:
        def types() -> Any:
            return self.page.evaluate(
                "viewer.document.ask('annotations/list').then(({ annotations }) => annotations.map(({ type }) => type))"
            )

        for kind in ("square", "circle", "line"):
            annotation = {"type": kind, "pageIndex": 0, "rect": [20, 20, 60, 60]}
            if kind == "line":
                annotation["line"] = [20, 20, 60, 60]
            self.embed("simple.pdf")
            before = types()
            self.page.evaluate(
                "(annotation) => viewer.document.ask('annotations/add', { annotation })", annotation
            )
            self.assertEqual(types(), [*before, kind])
            self.page.goto("about:blank")
            self.has_servers(0)
        self.assertEqual(len(before), 2)

    def test_tab_goes_through_the_pages_and_leaves_them(self) -> None:
        for name, seen in (("annotations.pdf", True), ("simple.pdf", False)):
            self.embed(name)
            self.page.evaluate(
                "['before', 'after'].forEach((where) => { const button = document.createElement('button');"
                " button.id = where; viewer[where](button); })"
            )
            for first, key, last in (("before", "Tab", "after"), ("after", "Shift+Tab", "before")):
                self.page.evaluate(f"document.querySelector('#{first}').focus()")
                was_selected = False
                for _ in range(60):
                    self.page.keyboard.press(key)
                    self.page.wait_for_timeout(40)
                    was_selected |= self.page.evaluate("viewer.overlay.items.length > 0")
                    if self.focused() == last:
                        break
                self.assertEqual((name, self.focused()), (name, last))
                self.assertEqual(was_selected, seen)

    def focused(self) -> Any:
        return self.page.evaluate("document.activeElement.id")

    def test_tab_leaves_a_form_after_one_round(self) -> None:
        self.embed("form.pdf")
        self.page.evaluate("viewer.after(Object.assign(document.createElement('button'), { id: 'after' }))")
        self.page.evaluate(
            "void (window.fields = [], viewer.document.on('forms/didFocus', (focus) => fields.push(focus.annotationId)))"
        )
        for _ in range(2):
            self.page.evaluate("fields.length = 0, viewer.focus()")
            for _ in range(20):
                heard = self.page.evaluate("fields.length")
                self.page.keyboard.press("Tab")
                self.until(f"fields.length > {heard} || document.activeElement.id === 'after'")
                self.page.wait_for_timeout(60)
                if self.focused() == "after":
                    break
            self.assertEqual(self.focused(), "after")
            # Each field once, the first one again, and none.
            fields = self.page.evaluate("fields")
            self.assertEqual((len(set(fields[:8])), fields[8:]), (8, [fields[0], None]))
