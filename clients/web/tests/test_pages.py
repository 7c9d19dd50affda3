# SPDX-License-Identifier: MIT
"""The list of pages: turned, moved, deleted, by the mouse and by keys."""

from typing import Any, List, Sequence

from .browser import ViewerTest

#: What a canvas shows, and nothing if it shows nothing.
PICTURE = """(canvas) => {
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width || 1, canvas.height || 1);
  return data.some(Boolean) ? canvas.toDataURL() : "";
}"""


class PageListTests(ViewerTest):
    fixtures = ["pages.pdf"]
    removes_pages = True

    def show(self, panel: str) -> None:
        self.page.get_by_role("navigation").get_by_label(panel, exact=True).click()
        self.page.get_by_role("heading", name=panel, exact=True).wait_for()

    def test_pages_are_turned_deleted_and_come_back(self) -> None:
        self.open("pages.pdf")
        self.show("Pages")
        pages = self.page.locator(".thumbnail")
        count = self.look("doc.pageCount")
        self.wait(lambda: pages.count() == count)
        pages.nth(1).click()
        self.page.get_by_label("Delete pages").click()
        self.until(f"doc.pageCount === {count - 1}")
        self.wait(lambda: pages.count() == count - 1)
        self.page.get_by_label("Undo").click()
        self.until(f"doc.pageCount === {count}")
        self.sharp()
        self.shoot("pages")

    def test_pages_are_moved_by_dragging(self) -> None:
        self.open("pages.pdf")
        self.show("Pages")
        pages = self.page.locator(".thumbnail")
        before = self.look("(await doc.ask('page/text', {pageIndex: 0})).text")
        pages.nth(2).wait_for()
        box = pages.nth(2).bounding_box()
        assert box
        below = {"x": box["width"] / 2, "y": box["height"] - 6}
        pages.nth(0).drag_to(pages.nth(2), target_position=below)
        self.until(f"(await doc.ask('page/text', {{pageIndex: 2}})).text === {before!r}")

    def test_pages_of_another_window_are_not_dropped(self) -> None:
        self.open("pages.pdf")
        self.show("Pages")
        before = self.words()
        kinds = self.page.locator(".thumbnail").first.evaluate(
            "(page) => { const dataTransfer = new DataTransfer();"
            " page.dispatchEvent(new DragEvent('dragstart', { dataTransfer })); return [...dataTransfer.types]; }"
        )
        self.assertEqual(len(kinds), 1)
        self.page.reload()
        self.until("window.recto?.isReady")
        self.page.locator(".thumbnail").nth(1).click()
        dragged = self.page.evaluate_handle(
            "(kind) => { const dragged = new DataTransfer(); dragged.setData(kind, ''); return dragged; }", kinds[0]
        )
        for event in ("dragover", "drop"):
            self.page.locator(".thumbnail").first.dispatch_event(event, {"dataTransfer": dragged})
        self.until("doc.session.connection.waiting === 0")
        self.assertEqual(self.words(), before)

    def focused_page(self) -> int:
        page: int = self.look("Number(document.activeElement?.dataset?.page ?? -1)")
        return page

    def chosen(self) -> Any:
        found = self.look("[...document.querySelectorAll('.thumbnail[aria-selected=true]')].map((e) => e.dataset.page)")
        return [int(page) for page in found]

    def test_pages_are_arranged_by_the_keyboard(self) -> None:
        self.open("pages.pdf")
        self.show("Pages")
        texts = "(await Promise.all([...Array(doc.pageCount).keys()].map((pageIndex) =>" \
            " doc.ask('page/text', { pageIndex })))).map(({ text }) => text.trim().split(/\\s/)[0])"
        before = self.look(texts)
        self.page.locator(".thumbnail").nth(0).wait_for()
        self.page.locator(".thumbnail").nth(0).focus()
        self.page.keyboard.press("ArrowDown")
        self.assertEqual((self.focused_page(), self.chosen()), (1, [1]))
        # The keys and the choice go along with the page.
        self.page.keyboard.press("Alt+ArrowDown")
        self.until(f"({texts})[2] === {before[1]!r}")
        self.wait(lambda: (self.focused_page(), self.chosen()) == (2, [2]), "the moved page")
        self.page.keyboard.press("Alt+ArrowUp")
        self.until(f"({texts})[1] === {before[1]!r}")
        self.wait(lambda: (self.focused_page(), self.chosen()) == (1, [1]), "the page to be back")
        self.page.keyboard.press("Shift+ArrowDown")
        self.assertEqual(self.chosen(), [1, 2])
        # The pages with the keys are deleted, not the one in sight.
        self.page.keyboard.press("Delete")
        self.until(f"doc.pageCount === {len(before) - 2}")
        self.assertEqual(self.look(texts), [before[0], *before[3:]])
        self.wait(lambda: self.focused_page() == 1, "the keys to stay")
        # Undo works beside the pages too.
        self.page.keyboard.press("Control+z")
        self.until(f"doc.pageCount === {len(before)}")
        self.page.keyboard.press("Control+y")
        self.until(f"doc.pageCount === {len(before) - 2}")
        self.wait(lambda: self.focused_page() == 1, "the keys to stay")
        self.page.keyboard.press("Home")
        self.page.keyboard.press("Control+ArrowDown")
        self.assertEqual((self.focused_page(), self.chosen()), (1, [0]))

    def words(self) -> List[str]:
        """The text of each page."""
        found: List[str] = self.look(
            "(await Promise.all([...Array(doc.pageCount).keys()].map((pageIndex) =>"
            " doc.ask('page/text', { pageIndex })))).map(({ text }) => text.trim())"
        )
        return found

    def test_steps_before_the_answer_add_up(self) -> None:
        self.open("pages.pdf")
        self.show("Pages")
        first, second, third, *others = self.words()
        self.page.locator(".thumbnail").nth(0).click()
        self.press_twice("Alt+ArrowDown")
        self.wait(lambda: self.words() == [second, third, first, *others], "two steps")
        self.wait(lambda: (self.focused_page(), self.chosen()) == (2, [2]), "the moved page")
        self.press_twice("Delete")
        self.until(f"doc.pageCount === {len(others) + 2}")
        self.assertEqual(self.words(), [second, third, *others])
        self.assertEqual(self.page.locator(".toast.error").count(), 0)

    def test_a_change_is_about_the_pages_that_were_chosen(self) -> None:
        self.open("pages.pdf")
        self.show("Pages")
        first, second, third, *others = self.words()
        pages = self.page.locator(".thumbnail")
        pages.nth(0).click()
        self.hold_server()
        self.page.keyboard.press("Alt+ArrowDown")
        self.page.locator(".panel-thumbnails [data-action=duplicate]").click()
        pages.nth(2).click()
        self.let_server_go()
        self.wait(lambda: self.words() == [second, first, first, third, *others], "the copy of the moved page")

    def test_a_double_click_deletes_once(self) -> None:
        self.open("pages.pdf")
        self.show("Pages")
        first, second, *others = self.words()
        self.page.locator(".thumbnail").nth(1).click()
        delete = self.page.get_by_label("Delete pages")
        delete.dblclick()
        self.until(f"doc.pageCount === {len(others) + 1}")
        self.assertEqual(self.words(), [first, *others])
        # Two clicks before the answer delete the page in sight, and not the one that comes in its place.
        self.look("await viewer.viewport.command('view/goTo', { pageIndex: 0 })")
        self.hold_server()
        for _ in range(2):
            delete.click()
        self.let_server_go()
        self.until(f"doc.pageCount === {len(others)} && doc.session.connection.waiting === 0")
        self.assertEqual(self.words(), others)

    def test_turned_pages_stay_chosen(self) -> None:
        self.open("pages.pdf")
        self.show("Pages")
        self.page.locator(".thumbnail").nth(1).click()
        turn = self.page.locator(".panel-thumbnails").get_by_label("Turn right", exact=True)
        for expected in (90, 180):
            turn.click()
            self.until(f"(await doc.ask('pages/list')).pages[1].rotation === {expected}")
            self.wait(lambda: self.chosen() == [1], "the page to stay chosen")
        self.until("(await doc.ask('pages/list')).pages[0].rotation === 0")

    def test_turned_and_cropped_pages_keep_their_pictures(self) -> None:
        self.open("pages.pdf")
        self.show("Pages")
        pictures = [self.picture(0)]
        self.page.locator(".thumbnail").first.click()
        self.page.locator(".panel-thumbnails").get_by_label("Turn right", exact=True).click()
        pictures.append(self.picture(0, pictures))
        self.look("void doc.ask('pages/crop', { pages: [0], margins: [60, 30, 30, 30] })")
        self.picture(0, pictures)
        self.complaints = [each for each in self.complaints if "getImageData" not in each]

    def picture(self, page: int, earlier: Sequence[str] = ()) -> str:
        """The small picture of a page once it has come and is a new one."""
        found: List[str] = []

        def is_there() -> bool:
            found[:] = [self.page.locator(".thumbnail canvas").nth(page).evaluate(PICTURE)]
            return bool(found[0]) and found[0] not in earlier

        self.wait(is_there, "a new picture")
        return found[0]

    def test_pictures_that_are_not_there_yet_have_the_colour_of_paper(self) -> None:
        self.open("pages.pdf")
        self.show("Pages")
        self.page.locator(".thumbnail canvas").first.wait_for()
        background = "getComputedStyle(document.querySelector('.thumbnail canvas')).backgroundColor"
        self.until(f"{background} === 'rgb(255, 255, 255)'")
        self.page.emulate_media(color_scheme="dark")
        self.until(f"{background} === 'rgb(30, 32, 36)' && recto.theme.colors.paper === '#1e2024'")

    def test_a_picture_that_was_dropped_is_fetched_again_at_once(self) -> None:
        self.open("pages.pdf")
        fetched, taken = self.page.evaluate(
            """async () => {
              const { PictureQueue } = await import("/viewer/src/viewer/picture-queue.js");
              const canvas = new OffscreenCanvas(1, 1);
              canvas.getContext("2d");
              const blank = await canvas.convertToBlob();
              let [fetched, taken] = [0, 0];
              const picture = async () => (fetched++, blank);
              const queue = new PictureQueue({ picture }, console.error, 1);
              const wanted = [{ key: "a", urgency: 0, request: {}, take: () => taken++ }];
              queue.want(wanted);
              queue.want([]);
              queue.want(wanted);
              // The end of the first fetch leaves the second one its place.
              queue.want(wanted);
              await queue.settled();
              await new Promise((resolve) => setTimeout(resolve, 50));
              queue.want(wanted);
              await queue.settled();
              return [fetched, taken];
            }"""
        )
        self.assertEqual((fetched, taken), (3, 2))
