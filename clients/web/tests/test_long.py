# SPDX-License-Identifier: MIT
"""A document of ten thousands of pages."""

from pathlib import Path

from .browser import ViewerTest
from .writing import write_pdf

PAGES = 20_000


def write_long(file: Path, count: int) -> None:
    """Writes a PDF of many empty pages."""
    objects = [b"<</Type/Catalog/Pages 2 0 R>>"]
    kids = " ".join(f"{number + 3} 0 R" for number in range(count))
    objects.append(f"<</Type/Pages/Count {count}/MediaBox[0 0 300 400]/Kids[{kids}]>>".encode())
    objects += [b"<</Type/Page/Parent 2 0 R>>"] * count
    write_pdf(file, objects)


class LongTests(ViewerTest):
    def test_only_thumbnails_in_sight_have_elements(self) -> None:
        write_long(self.bridge.documents / "long.pdf", PAGES)
        self.open("long.pdf")
        self.page.get_by_role("navigation").get_by_label("Pages", exact=True).click()
        thumbnails = self.page.locator(".thumbnail")
        thumbnails.first.wait_for()
        self.assertLess(thumbnails.count(), 60)
        self.page.keyboard.press("Control+g")
        self.page.keyboard.type(str(PAGES - 50))
        self.page.keyboard.press("Enter")
        current = self.page.locator(f".thumbnail[data-page='{PAGES - 51}'][aria-current=page]")
        current.wait_for()
        self.assertTrue(current.is_visible())
        self.assertLess(thumbnails.count(), 60)
        current.click()
        self.page.keyboard.press("ArrowDown")
        self.until(f"document.activeElement.dataset.page === '{PAGES - 50}'")
        self.page.keyboard.press("ArrowUp")
        self.until(f"document.activeElement.dataset.page === '{PAGES - 51}'")
        last = self.page.locator(f".thumbnail[data-page='{PAGES - 1}']")
        self.page.locator(".panel-thumbnails .panel-content").evaluate("(list) => list.scrollTo(0, 1e9)")
        last.wait_for()
        last.click(modifiers=["Shift"])
        self.page.locator(".panel-thumbnails .panel-content").evaluate("(list) => list.scrollTo(0, 0)")
        self.page.locator(".thumbnail[data-page='0'][aria-selected=false]").wait_for()
        self.shoot("long")

    def scroll_to(self, position: float) -> None:
        """Drags the scroll bar: the element is scrolled to a part of its length."""
        self.look(f"void (({{ element }}) => element.scrollTo(0, element.scrollHeight * {position}))(viewer.viewport.scroller)")

    def test_the_scroll_bar_reaches_every_page(self) -> None:
        write_long(self.bridge.documents / "long.pdf", PAGES)
        # The canvas is 80 million pixels high.
        self.open("long.pdf", zoom="1000")
        self.scroll_to(1)
        self.until(f"viewer.viewport.pageIndex === {PAGES - 1}")
        self.sharp()
        self.scroll_to(0.5)
        self.until(f"Math.abs(viewer.viewport.pageIndex - {PAGES // 2}) < 10")
        self.sharp()
        self.scroll_to(0)
        self.until("viewer.viewport.offset[1] === 0 && viewer.viewport.pageIndex === 0")
        self.page.keyboard.press("End")
        self.until(f"viewer.viewport.pageIndex === {PAGES - 1}")
        self.scroll_to(0)
        self.until("viewer.viewport.offset[1] === 0 && viewer.viewport.pageIndex === 0")
        self.look("await viewer.viewport.command('view/update', { scrollAxis: 'horizontal' })")
        self.page.keyboard.press("End")
        self.until(f"viewer.viewport.pageIndex === {PAGES - 1}")
        self.sharp()
        left, _ = self.at(PAGES - 1, 0, 0)
        self.assertLess(left, 800)

    def test_small_steps_go_from_one_end_to_the_other(self) -> None:
        write_long(self.bridge.documents / "long.pdf", 10)
        self.open("long.pdf")
        # Each step is as long on the canvas as in the element, and none ends at a wall.
        worst = self.page.evaluate(
            """async () => {
              const { Stretch } = await import("/viewer/src/viewer/stretch.js");
              const [length, window, step] = [50_000_000, 700, 2000];
              const last = length - window;
              const walk = (start, by, end) => {
                const stretch = new Stretch();
                let [position, offset, worst] = [stretch.show(start, length, window), start, 0];
                while (offset !== end) {
                  const wanted = Math.min(Math.max(position + by, 0), stretch.elementLength - window);
                  position = stretch.scrolled(wanted, window);
                  const next = position + stretch.base;
                  const due = Math.min(Math.max(offset + by, 0), last);
                  if (next === offset) return "stuck";
                  worst = Math.max(worst, Math.abs(next - due));
                  offset = next;
                }
                return worst;
              };
              return [walk(last, -step, 0), walk(0, step, last), walk(7_000_000, -step, 0)];
            }"""
        )
        self.assertEqual(worst, [0, 0, 0])

    def test_thumbnails_that_are_gone_again_are_not_drawn(self) -> None:
        write_long(self.bridge.documents / "long.pdf", 400)
        self.open("long.pdf")
        # The pictures of the panel, which have its width, never come; those of the pages do.
        self.look(
            "void (({ resources }, picture) => { window.drawn = new Set(); resources.picture = (request, signal) => {"
            " const { page, width } = request; if (width !== 120) return picture.call(resources, request, signal);"
            " return new Promise((resolve, reject) => { drawn.add(page); signal.addEventListener('abort', () => {"
            " drawn.delete(page); reject(signal.reason); }); }); }; })(recto.session, recto.session.resources.picture)"
        )
        self.page.get_by_role("navigation").get_by_label("Pages", exact=True).click()
        self.until("window.drawn.size > 0")
        for place in (5_000, 10_000, 20_000):
            self.page.locator(".panel-thumbnails .panel-content").evaluate(f"(list) => list.scrollTo(0, {place})")
            self.until(f"[...window.drawn].every((page) => page > {place // 200 - 20})")
        self.assertLess(self.look("window.drawn.size"), 7)
