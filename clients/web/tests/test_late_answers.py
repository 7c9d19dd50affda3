# SPDX-License-Identifier: MIT
"""Answers that come after the user has gone on: nothing is undone, taken for another thing or lost."""

from .browser import ViewerTest

ACTIVE = "document.activeElement?.closest('.panel-search') !== null"


class LateAnswerTests(ViewerTest):
    fixtures = ["pages.pdf", "simple.pdf", "annotations.pdf"]

    def wait_for_server(self) -> None:
        """Lets the server go on, until it has answered all that was asked."""
        self.let_server_go()
        self.look("await doc.ask('view/get')")
        self.until("doc.session.connection.waiting === 0 && viewer.viewport.isSettled")

    def layout(self) -> str:
        shown: str = self.look("`${viewer.viewport.view.layout} ${viewer.viewport.layout.places.length}`")
        return shown

    def test_the_server_sees_what_the_user_sees(self) -> None:
        self.open("pages.pdf", zoom="150")
        for turn in ("doc.act('interaction/command', { id: 'nextPage' })", "recto.toolbar.command('nextPage')"):
            self.look("viewer.viewport.command('view/goTo', { pageIndex: 0 })")
            self.sharp()
            self.until("viewer.foresight.foresees('nextPage')")
            self.hold_server()
            self.look(f"void {turn}")
            for _ in range(2):
                before = self.look("viewer.viewport.offset[1]")
                self.look("void viewer.viewport.scroller.element.scrollBy(0, 70)")
                self.until(f"viewer.viewport.offset[1] !== {before} && !viewer.viewport.isSettled")
            seen = self.look("viewer.viewport.offset[1]")
            self.wait_for_server()
            told = self.look("(await doc.ask('view/get')).offset[1]")
            self.assertAlmostEqual(self.look("viewer.viewport.offset[1]"), told, delta=1)
            if "toolbar" in turn:
                # What was shown at once stays, with what the user did after it.
                self.assertAlmostEqual(seen, told, delta=1)

    def test_the_last_arrangement_counts(self) -> None:
        self.open("pages.pdf", zoom="50")
        arrangement = self.page.locator(".layout-field")
        arrangement.select_option("single")
        self.wait(lambda: self.layout() == "single 1")
        self.hold_server()
        arrangement.select_option("continuous")
        arrangement.select_option("single")
        self.wait_for_server()
        self.assertEqual(self.layout(), "single 1")

    def test_each_turn_counts(self) -> None:
        self.open("simple.pdf", zoom="50")
        self.hold_server()
        for _ in range(2):
            self.page.locator(".toolbar [data-action=rotate]").click()
        self.let_server_go()
        self.until("viewer.viewport.view.rotation === 180")

    def test_a_bookmark_is_put_on_the_page_in_sight(self) -> None:
        self.open("pages.pdf", zoom="100")
        self.page.locator(".rail [data-action=bookmarks]").click()
        self.page.get_by_text("There are no bookmarks").wait_for()
        self.hold_server()
        self.look("void viewer.viewport.scroller.element.scrollBy(0, 1000)")
        self.until("!viewer.viewport.isSettled")
        self.page.locator(".panel-bookmarks [data-action=plus]").click()
        self.wait_for_server()
        self.page.locator(".bookmark").wait_for()
        page = self.look("(await doc.ask('view/get')).pageIndex")
        self.assertGreater(page, 0)
        self.assertEqual(self.look("(await doc.ask('bookmarks/list')).bookmarks[0].pageIndex"), page)

    def test_the_keys_stay_where_the_user_writes(self) -> None:
        self.open("simple.pdf", zoom="100")
        self.take("freeText")
        self.click(0, 60, 60)
        self.until("viewer.keys.takesText")
        self.hold_server()
        self.page.keyboard.type("abc")
        self.page.keyboard.press("Control+f")
        self.page.keyboard.type("fox")
        self.wait_for_server()
        self.assertTrue(self.look(ACTIVE))
        self.page.keyboard.type("es")
        self.assertEqual(self.page.locator(".panel-search input[type=search]").input_value(), "foxes")
        self.wait(lambda: [each.get("contents") for each in self.annotations()] == ["abc"])

    def test_a_tool_takes_no_keys_from_the_search(self) -> None:
        self.open("simple.pdf", zoom="100")
        self.page.get_by_role("tab", name="Draw", exact=True).click()
        self.hold_server()
        self.page.locator("[data-tool=rectangle]").click()
        self.page.keyboard.press("Control+f")
        self.wait_for_server()
        self.until("(await doc.ask('tool/get')).tool === 'rectangle'")
        self.assertTrue(self.look(ACTIVE))

    def test_a_tool_draws_before_the_server_has_answered(self) -> None:
        self.open("simple.pdf")
        self.until("viewer.keys && (await doc.session.request('toolbar/get')).groups.length")
        self.hold_server()
        self.look("void doc.act('tool/set', { tool: 'freehand' })")
        self.until("viewer.shadowRoot.querySelector('.window').classList.contains('draws')")

    def test_a_note_is_not_shown_once_the_pointer_has_gone(self) -> None:
        self.open("annotations.pdf", zoom="100")
        rect = next(each["rect"] for each in self.annotations() if each["type"] == "text" and each["pageIndex"] == 0)
        self.page.mouse.move(*self.at(0, (rect[0] + rect[2]) / 2, (rect[1] + rect[3]) / 2))
        note = "viewer.shadowRoot.querySelector('.note')"
        self.until(f"!{note}.hidden")
        self.page.mouse.move(5, 5)
        self.until(f"{note}.hidden")
        self.look(
            "void (window.asked = 0, doc.session.connection.request = new Proxy(doc.session.connection.request,"
            " { apply: (target, self, given) => { if (given[0] === 'view/convert') window.asked += 1;"
            " return Reflect.apply(target, self, given); } }))"
        )
        self.hold_server()
        self.page.mouse.move(*self.at(0, (rect[0] + rect[2]) / 2, (rect[1] + rect[3]) / 2))
        self.until("window.asked === 1")
        self.page.mouse.move(5, 5)
        self.wait_for_server()
        self.assertTrue(self.look(f"{note}.hidden"))

    def test_a_text_that_is_pasted_early_is_entered(self) -> None:
        self.open("simple.pdf", zoom="100")
        self.take("freeText")
        self.page.evaluate("navigator.clipboard.writeText('asted')")
        self.hold_server()
        self.click(0, 60, 60)
        for key in ("P", "Control+v", "."):
            self.page.keyboard.press(key)
        self.wait_for_server()
        self.until("viewer.overlay.items.some(({ text }) => text === 'Pasted.')")

    def test_the_server_knows_where_the_pointer_rests(self) -> None:
        self.open("simple.pdf", zoom="100")
        self.look(
            "void (window.told = [], doc.on('act', ({ params }) => params.phase === 'hover' && told.push(params.point[0])))"
        )
        self.hold_server()
        for x in (300, 340, 380):
            self.page.mouse.move(x, 400)
        self.until("window.told.length === 1")
        last = self.look("window.told[0]") + 80
        self.let_server_go()
        self.until(f"window.told.at(-1) === {last}")

    def test_bars_belong_to_the_document_that_is_being_opened(self) -> None:
        self.open("simple.pdf", zoom="100")
        self.take("rectangle")
        self.drag(0, 60, 60, 100, 100)
        self.until("doc.canUndo")
        path = str(self.bridge.documents / "pages.pdf")
        self.page.evaluate("async (path) => { window.next = await recto.session.open({ path }); }", path)
        self.hold_server()
        self.look("void recto.add(window.next)")
        self.assertTrue(self.page.locator(".toolbar [data-action=undo]").is_disabled())
        self.assertEqual(self.page.locator(".tab.selected").inner_text(), "pages.pdf")
        self.let_server_go()
        self.sharp()

    def test_a_question_waits_until_its_document_is_shown(self) -> None:
        self.open("simple.pdf", "annotations.pdf")
        self.take("imageStamp")
        self.hold_server()
        self.click(0, 300, 150)
        self.page.get_by_role("tab", name="simple.pdf").click()
        self.let_server_go()
        question = self.page.locator("recto-viewer dialog")
        question.wait_for(state="attached")
        self.assertFalse(question.is_visible())
        self.page.get_by_role("tab", name="annotations.pdf").click()
        question.wait_for()
        # It is modal again: the tabs are out of reach until it is answered.
        self.assertTrue(self.look("viewer.shadowRoot.querySelector('dialog').matches(':modal')"))
        self.page.keyboard.press("Escape")
        question.wait_for(state="detached")
        self.page.get_by_role("tab", name="simple.pdf").click()
        self.until("doc.fileName === 'simple.pdf'")

    def test_a_question_is_set_aside_with_its_document(self) -> None:
        self.open("annotations.pdf")
        self.take("link")
        self.drag(0, 100, 100, 200, 130)
        question = self.page.locator("recto-viewer dialog")
        question.wait_for()
        self.page.keyboard.type("https://example.org/abc")
        path = str(self.bridge.documents / "pages.pdf")
        self.page.evaluate("(path) => recto.opening.open({ path })", path)
        self.sharp()
        self.assertFalse(question.is_visible())
        before = self.look("viewer.viewport.offset[1]")
        self.page.keyboard.press("PageDown")
        self.until(f"viewer.viewport.offset[1] > {before}")
        self.page.get_by_role("tab", name="annotations.pdf").click()
        question.wait_for()
        self.page.keyboard.press("Enter")
        question.wait_for(state="detached")
        self.until("(await doc.ask('annotations/list')).annotations.some(({ link }) => link?.uri === 'https://example.org/abc')")

    def test_a_name_that_is_being_written_stays(self) -> None:
        self.open("pages.pdf")
        self.look("doc.ask('bookmarks/toggle', { pageIndex: 1 })")
        self.page.locator(".rail [data-action=bookmarks]").click()
        self.page.locator(".bookmark-name").dblclick()
        field = self.page.locator(".bookmark .rename")
        field.fill("Half a na")
        self.look("await doc.ask('bookmarks/toggle', { pageIndex: 2 })")
        self.look("await doc.ask('bookmarks/list')")
        self.assertEqual(field.input_value(), "Half a na")
        field.press("Enter")
        self.page.get_by_text("Half a na").wait_for()
        self.wait(lambda: self.page.locator(".bookmark").count() == 2)

    def test_the_search_forgets_what_another_document_had(self) -> None:
        self.open("annotations.pdf", "simple.pdf")
        self.page.keyboard.press("Control+f")
        self.page.keyboard.type("page")
        status = self.page.locator(".search-status")
        status.get_by_text("of").wait_for()
        self.hold_server()
        self.page.get_by_role("tab", name="annotations.pdf").click()
        self.assertEqual(status.inner_text(), "")
        self.assertEqual(self.page.locator(".hit").count(), 0)
        self.assertFalse(self.page.get_by_text("Mark for redaction").is_visible())
        self.let_server_go()
        status.get_by_text("0 of").wait_for()
