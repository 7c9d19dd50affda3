# SPDX-License-Identifier: MIT
"""What an address names, when another one is followed and when the page is loaded again."""

from urllib.parse import urlencode

from .browser import ViewerTest


class AddressTests(ViewerTest):
    fixtures = ["annotations.pdf", "outline.pdf", "simple.pdf"]

    def choose(self, name: str) -> None:
        self.page.get_by_role("tab", name=name).click()
        self.until(f"doc.fileName === '{name}'")
        self.sharp()

    def follow(self, name: str, **place: str) -> None:
        """Follows a link to a document in the same window."""
        path = str(self.bridge.documents / name)
        self.page.evaluate("(hash) => { location.hash = hash; }", urlencode({"file": path, **place}))

    def reload(self) -> None:
        self.page.reload()
        self.until("window.recto?.isReady")
        self.sharp()

    def test_a_place_in_another_tab_is_shown_there(self) -> None:
        self.open("annotations.pdf", "outline.pdf")
        self.choose("annotations.pdf")
        self.follow("outline.pdf", page="2")
        self.until("doc.fileName === 'outline.pdf' && doc.view.pageIndex === 1")
        self.assertEqual(self.look("recto.viewers.map(({ document }) => document.view.pageIndex)"), [0, 1])
        # One that is not open yet comes to the front, too.
        self.follow("simple.pdf", page="3")
        self.until("doc.fileName === 'simple.pdf' && doc.view?.pageIndex === 2")
        self.assertEqual(self.look("recto.viewers.length"), 3)

    def test_a_place_in_a_file_that_is_not_there_is_none_in_another(self) -> None:
        self.open("outline.pdf")
        self.follow("gone.pdf", page="2")
        self.page.locator(".toast.error").wait_for()
        self.wait(lambda: "gone.pdf" not in self.page.url, "the address of what is open")
        self.assertEqual(self.look("[doc.fileName, doc.view.pageIndex]"), ["outline.pdf", 0])

    def test_a_place_without_a_file_is_in_the_tab_in_front(self) -> None:
        self.open("outline.pdf", "annotations.pdf")
        self.choose("outline.pdf")
        self.page.evaluate("location.hash = '#page=3'")
        self.until("doc.fileName === 'outline.pdf' && doc.view.pageIndex === 2")
        # So is one that is added to the address.
        self.page.evaluate("location.hash += '&page=1'")
        self.until("doc.fileName === 'outline.pdf' && doc.view.pageIndex === 0")

    def test_the_tab_in_front_is_there_after_a_reload(self) -> None:
        names = ["annotations.pdf", "outline.pdf", "simple.pdf"]
        self.open(*names)
        for name in ("outline.pdf", "simple.pdf", "annotations.pdf"):
            self.choose(name)
            self.reload()
            self.assertEqual(self.look("doc.fileName"), name)
            self.assertEqual(self.look("recto.viewers.map(({ document }) => document.fileName)"), names)

    def test_the_language_and_the_direction_stay(self) -> None:
        self.open("annotations.pdf", lang="de", dir="rtl")
        look = "[document.documentElement.lang, document.documentElement.dir]"
        self.assertEqual(self.look(look), ["de", "rtl"])
        self.reload()
        self.assertEqual(self.look(look), ["de", "rtl"])
        # Another place leaves them alone.
        self.page.evaluate("location.hash = '#page=2'")
        self.until("doc.view.pageIndex === 1")
        self.wait(lambda: "page" not in self.page.url, "the address of what is open")
        self.reload()
        self.assertEqual(self.look(look), ["de", "rtl"])
