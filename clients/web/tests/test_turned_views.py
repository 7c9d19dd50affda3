# SPDX-License-Identifier: MIT
"""What lies beside the pages of a turned view is where it belongs."""

from typing import Any, List

from .browser import ViewerTest

ROTATIONS = (90, 180, 270)


class TurnedViewTests(ViewerTest):
    fixtures = ["annotations.pdf", "form.pdf"]
    context_options = {"has_touch": True}

    def turn(self, name: str, rotation: int) -> None:
        self.page.goto("about:blank")
        # Unsaved changes of the last turn are forgotten.
        self.wait(lambda: not self.bridge.servers(), "the end of the last page's server")
        self.bridge.renew()
        self.open(name)
        self.look(f"await viewer.viewport.command('view/update', {{ rotation: {rotation}, fit: 'page' }})")
        self.until(f"viewer.viewport.layout?.place(0).rotation === {rotation}")
        self.sharp()

    def at(self, page: int, x: float, y: float) -> List[float]:
        """Where the server says that a point is."""
        points = f"{{ points: [{x}, {y}], from: 'page', to: 'view', pageIndex: {page} }}"
        return self.look(
            f"(async () => {{ const {{ points }} = await doc.ask('view/convert', {points});"
            " const { left, top } = viewer.viewport.scroller.element.getBoundingClientRect();"
            " return [points[0] + left, points[1] + top]; })()"
        )

    def distance(self, box: Any, rect: List[float]) -> float:
        """How far an element is from a rectangle of the first page, in pixels."""
        xs, ys = zip(self.at(0, *rect[:2]), self.at(0, *rect[2:]))
        across = max(min(xs) - box["x"] - box["width"], box["x"] - max(xs), 0)
        along = max(min(ys) - box["y"] - box["height"], box["y"] - max(ys), 0)
        return float(across + along)

    def test_a_menu_is_at_its_selection(self) -> None:
        for rotation in ROTATIONS:
            with self.subTest(rotation):
                self.turn("annotations.pdf", rotation)
                self.page.mouse.click(*self.at(0, 80, 195))
                menu = self.page.get_by_role("menu")
                menu.wait_for()
                self.shoot(f"turned-{rotation}")
                self.assertLess(self.distance(menu.bounding_box(), [40, 160, 120, 230]), 60)

    def test_a_note_is_at_its_annotation(self) -> None:
        for rotation in ROTATIONS:
            with self.subTest(rotation):
                self.turn("annotations.pdf", rotation)
                self.page.mouse.move(*self.at(0, 350, 170))
                note = self.page.get_by_role("tooltip")
                note.wait_for()
                self.assertLess(self.distance(note.bounding_box(), [340, 160, 360, 180]), 40)

    def test_a_finger_moves_what_is_selected(self) -> None:
        for rotation in ROTATIONS:
            with self.subTest(rotation):
                self.turn("annotations.pdf", rotation)
                session = self.cdp()

                def touch(kind: str, *places: List[float], session: Any = session) -> None:
                    points = [{"x": x, "y": y, "id": 0} for x, y in places]
                    session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

                x, y = self.at(0, 80, 195)
                touch("touchStart", [x, y])
                touch("touchEnd")
                self.until("(await doc.ask('selection/get')).annotations[0] === 'square-1'")
                touch("touchStart", [x, y])
                for step in (10, 20, 30):
                    touch("touchMove", [x - step, y + step])
                touch("touchEnd")
                self.until("doc.isDirty")

    def test_text_is_entered_at_its_caret(self) -> None:
        for rotation in ROTATIONS:
            with self.subTest(rotation):
                self.turn("form.pdf", rotation)
                self.page.mouse.click(*self.at(0, 200, 80))
                self.until("viewer.keys.takesText && !viewer.keys.field.hidden")
                box = self.look("viewer.keys.field.getBoundingClientRect().toJSON()")
                self.assertLess(self.distance(box, [120, 70, 300, 90]), 20)
