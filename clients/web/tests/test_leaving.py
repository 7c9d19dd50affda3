# SPDX-License-Identifier: MIT
"""Opening, saving and closing on slow machines: nothing is done twice, and no change is forgotten."""

from typing import Any, List

from .browser import ViewerTest


class LeavingTests(ViewerTest):
    fixtures = ["simple.pdf", "annotations.pdf", "pages.pdf"]

    def draw(self) -> None:
        self.take("rectangle")
        self.drag(0, 60, 60, 100, 100)
        self.until("doc.isDirty")

    def tabs(self) -> int:
        count: int = self.page.locator(".tab").count()
        return count

    def test_a_copy_leaves_the_changes_unsaved(self) -> None:
        self.open("simple.pdf", zoom="100")
        self.draw()
        with self.page.expect_download():
            self.page.locator(".toolbar [data-action=download]").click()
        self.look("await doc.ask('document/info')")
        self.assertTrue(self.look("doc.isDirty"))
        self.page.get_by_label("Close simple.pdf").click()
        self.page.get_by_role("dialog").get_by_role("button", name="Cancel").click()

    def test_a_save_counts_while_another_tab_is_shown(self) -> None:
        self.open("pages.pdf", "simple.pdf", zoom="100")
        self.draw()
        self.page.evaluate("void (window.first = recto.viewer.document)")
        self.hold_server()
        self.page.locator(".toolbar [data-action=save]").click()
        self.page.get_by_role("tab", name="pages.pdf").click()
        self.let_server_go()
        self.until("doc.fileName === 'pages.pdf' && !window.first.isDirty")
        self.wait(lambda: "●" not in self.page.locator(".tabs").inner_text())

    def test_a_text_that_is_entered_is_not_forgotten(self) -> None:
        self.open("simple.pdf", zoom="100")
        self.take("freeText")
        self.click(0, 60, 60)
        self.until("viewer.keys.takesText")
        self.page.keyboard.type("Hello")
        self.page.get_by_label("Close simple.pdf").click()
        self.page.get_by_role("dialog").get_by_role("button", name="Save").click()
        self.page.get_by_text("Choose a document").wait_for()
        self.assertIn(b"Hello", (self.bridge.documents / "simple.pdf").read_bytes())

    def test_a_text_that_is_entered_can_be_saved_and_taken_back_by_button(self) -> None:
        self.open("simple.pdf", zoom="100")
        self.take("freeText")
        self.click(0, 60, 60)
        self.until("viewer.keys.takesText")
        self.page.keyboard.type("Hello")
        save = self.page.locator(".toolbar [data-action=save]:enabled")
        save.click()
        save.wait_for(state="detached")
        self.assertIn(b"Hello", (self.bridge.documents / "simple.pdf").read_bytes())
        self.page.keyboard.type(" you")
        self.page.locator(".toolbar [data-action=undo]:enabled").click()
        self.until("!doc.hasWork")

    def test_a_double_click_opens_and_closes_once(self) -> None:
        self.page.goto(self.bridge.url)
        self.page.get_by_role("button", name="simple.pdf").dblclick()
        self.sharp()
        # Had it been opened twice, the other one would be there by now.
        self.look("await doc.ask('document/info')")
        self.assertEqual(self.tabs(), 1)
        self.look("void recto.opening.open({ path: doc.source.path })")
        self.assertEqual(self.tabs(), 1)
        self.hold_server()
        for _ in range(2):
            self.page.get_by_label("Close simple.pdf").click()
        self.let_server_go()
        self.page.get_by_text("Choose a document").wait_for()
        self.assertEqual(self.page.locator(".toast.error").count(), 0)

    def test_a_question_is_asked_once(self) -> None:
        self.open("simple.pdf")
        for _ in range(3):
            self.page.keyboard.press("Control+o")
        self.page.get_by_role("dialog").wait_for()
        self.page.keyboard.press("Control+o")
        self.assertEqual(self.page.locator("dialog").count(), 1)

    def test_a_server_that_ends_while_it_opens_a_file(self) -> None:
        self.open("simple.pdf")
        self.hold_server()
        self.look("void recto.opening.open({ path: doc.source.path.replace('simple', 'pages') })")
        self.kill_server()
        self.until("doc.fileName === 'pages.pdf'")
        self.sharp()
        self.assertEqual(self.tabs(), 2)
        self.complaints.clear()

    def test_a_server_that_ends_while_it_closes_a_file(self) -> None:
        self.open("annotations.pdf", "simple.pdf")
        self.hold_server()
        self.look("void (window.ended = doc.close().then(() => true))")
        self.kill_server()
        self.assertTrue(self.look("await window.ended"))
        self.until("(await recto.session.request('document/list')).documents.length === 1")
        self.complaints.clear()

    def test_a_document_that_is_gone_says_so_once(self) -> None:
        self.open("annotations.pdf", "simple.pdf")
        path = self.bridge.documents / "simple.pdf"
        kept = path.rename(path.with_suffix(".away"))
        self.kill_server()
        bar = self.page.locator(".notice").get_by_text("simple.pdf could not be opened again")
        bar.wait_for()
        self.page.mouse.move(500, 400)
        self.assertEqual(self.page.locator(".toast.error").all_inner_texts(), [])
        kept.rename(path)
        self.page.get_by_role("button", name="Try again").click()
        bar.wait_for(state="detached")
        self.sharp()
        path.unlink()
        self.kill_server()
        bar.wait_for()
        self.page.get_by_label("Close simple.pdf").click()
        self.wait(lambda: self.tabs() == 1)
        self.assertEqual(self.page.locator(".toast.error").all_inner_texts(), [])
        self.complaints.clear()

    def test_a_document_that_cannot_be_closed_stays(self) -> None:
        self.open("annotations.pdf", "simple.pdf")
        self.look(
            "void (doc.session.connection.request = new Proxy(doc.session.connection.request, { apply:"
            " (target, self, given) => given[0] === 'document/close' ? Promise.reject(new Error('No room is left.'))"
            " : Reflect.apply(target, self, given) }))"
        )
        self.look("void recto.run(() => recto.opening.reopen(viewer, { recovery: 'apply' }))")
        self.page.locator(".toast.error").get_by_text("No room is left.").wait_for()
        self.until("doc.fileName === 'simple.pdf'")
        self.sharp()
        self.assertEqual(self.tabs(), 2)
        self.draw()
        self.complaints = [each for each in self.complaints if "404" not in each]

    def test_a_copy_of_the_page_leaves_it_its_session(self) -> None:
        self.open("simple.pdf")
        with self.context.expect_page() as opened:
            self.page.evaluate("void window.open(location.href)")
        copy = opened.value
        copy.get_by_role("tab", name="simple.pdf").wait_for()
        self.assertEqual(self.look("doc.session.state"), "open")
        self.assertEqual(len(self.bridge.servers()), 2)
        self.assertEqual(self.page.locator(".toast").count(), 0)
        copy.close()

    def test_pictures_come_when_the_network_is_back(self) -> None:
        self.open("pages.pdf", zoom="150")
        self.context.set_offline(True)
        self.look("void viewer.viewport.scroller.element.scrollBy(0, 1500)")
        self.page.get_by_text("The connection is interrupted").wait_for()
        self.until("!viewer.pages.isSharp")
        self.context.set_offline(False)
        self.sharp()
        self.assertEqual(self.page.locator(".toast.error").all_inner_texts(), [])
        self.complaints.clear()

    def test_settings_that_cannot_reconnect_say_so(self) -> None:
        self.open("simple.pdf")
        self.page.route_web_socket("**", lambda socket: socket.close())
        self.look("void recto.session.restart({ author: 'Ann' })")
        self.page.get_by_text("The connection is interrupted").wait_for()
        self.complaints.clear()

    def leave(self) -> int:
        """How often the browser asks when the page is loaded anew; the answer is to leave."""
        asked: List[str] = []

        def leave(dialog: Any) -> None:
            asked.append(dialog.type)
            dialog.accept()

        self.page.on("dialog", leave)
        self.page.reload()
        self.page.remove_listener("dialog", leave)
        self.until("window.recto?.isReady")
        return len(asked)

    def test_a_text_that_is_being_entered_is_asked_about(self) -> None:
        self.open("annotations.pdf")
        self.page.get_by_role("navigation").get_by_label("Annotations", exact=True).click()
        self.page.get_by_label("Reply").first.click()
        self.assertEqual(self.leave(), 0)
        self.page.get_by_label("Reply").first.click()
        self.page.keyboard.type("A long and thoughtful reply")
        self.assertEqual(self.leave(), 1)
        # A reply that was given up, or given, is not in the way.
        for button in ("Cancel", "OK"):
            self.page.get_by_label("Reply").first.click()
            self.page.keyboard.type("Well")
            self.page.get_by_role("dialog").get_by_role("button", name=button, exact=True).click()
            self.page.get_by_role("dialog").wait_for(state="detached")
        self.page.locator(".replies").get_by_text("Well").wait_for()
        self.look("await doc.ask('document/save')")
        self.until("!doc.isDirty")
        self.assertEqual(self.leave(), 0)

    def test_a_name_that_is_being_entered_is_asked_about(self) -> None:
        self.open("simple.pdf")
        self.page.get_by_role("navigation").get_by_label("Layers", exact=True).click()
        self.page.get_by_label("Add a layer").click()
        self.page.keyboard.type("Plumbing")
        self.assertEqual(self.leave(), 1)
