# SPDX-License-Identifier: MIT
"""What the user settles: scripts of documents, and the author of comments."""

from typing import Any

from .browser import ViewerTest


class SettingsTests(ViewerTest):
    fixtures = ["scripts.pdf", "simple.pdf"]

    def fill(self) -> None:
        """Fills in two fields, of which a script makes a third one."""
        for field, value in (("price", "5"), ("quantity", "3")):
            self.look(f"(await doc.ask('forms/setValue', {{ field: '{field}', value: '{value}' }}))")

    def total(self) -> Any:
        return self.look("(await doc.ask('forms/get', { field: 'total' })).field.value")

    def bar(self) -> Any:
        return self.page.locator(".notice[data-kind=scripts]:visible")

    def test_scripts_are_offered_and_remembered(self) -> None:
        self.open("scripts.pdf")
        self.bar().wait_for()
        self.shoot("scripts")
        self.fill()
        self.assertNotEqual(self.total(), "15")
        self.bar().get_by_role("button", name="Run scripts", exact=True).click()
        # The values that were entered without scripts are kept.
        self.until("doc?.runsScripts && doc.canUndo")
        self.sharp()
        self.assertEqual(self.bar().count(), 0)
        self.assertEqual(self.look("(await doc.ask('forms/get', { field: 'price' })).field.value"), "5")
        self.look("(await doc.ask('forms/setValue', { field: 'quantity', value: '4' }))")
        self.wait(lambda: self.total() == "20", f"{self.total()} being the sum")
        self.page.on("dialog", lambda dialog: dialog.accept())
        self.look("(await doc.ask('document/save'))")
        self.page.reload()
        self.until("doc?.runsScripts")
        self.sharp()
        self.assertEqual(self.bar().count(), 0)

    def test_scripts_run_only_in_the_tab_in_which_they_were_let(self) -> None:
        self.open("scripts.pdf")
        self.bar().get_by_role("button", name="Run scripts", exact=True).click()
        self.until("doc?.runsScripts")
        self.page.close()
        # Another file may have the path by now.
        self.page = self.context.new_page()
        self.open("scripts.pdf")
        self.bar().wait_for()
        self.assertFalse(self.look("doc.runsScripts"))

    def settle(self, author: str, runs_scripts: bool) -> None:
        self.page.get_by_role("button", name="Settings").click()
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_label("Author of your comments").fill(author)
        dialog.get_by_label("Run scripts of documents").set_checked(runs_scripts)
        dialog.get_by_role("button", name="OK").click()
        dialog.wait_for(state="detached")

    def test_tabs_share_the_settings(self) -> None:
        self.open("scripts.pdf")
        self.settle("", True)
        self.until("doc?.runsScripts && !doc.session.isRestarting")
        other, self.page = self.page, self.context.new_page()
        self.page.goto(self.bridge.address("simple.pdf"))
        self.until("window.recto?.isReady")
        self.settle("Ann", False)
        first, self.page = self.page, other
        self.until("!doc?.runsScripts && !doc.session.isRestarting")
        # What this tab changes now leaves the rest as the other tab has set it.
        self.page.get_by_role("navigation").get_by_label("Outline", exact=True).click()
        kept = "JSON.parse(localStorage['recto.settings'])"
        self.until(f"{kept}.panel === 'outline'")
        self.assertEqual(self.look(f"[{kept}.author, {kept}.javascript]"), ["Ann", False])
        first.close()
        self.complaints = [each for each in self.complaints if "410" not in each and "404" not in each]

    def test_a_document_without_scripts_says_nothing(self) -> None:
        self.open("simple.pdf")
        self.assertEqual(self.bar().count(), 0)

    def test_a_script_in_a_button_offers_to_run_scripts(self) -> None:
        self.open("simple.pdf")
        run = "doc.ask('action/run', { action: { kind: 'javaScript', script: 'app.beep()' } })"
        self.look(run)
        self.bar().get_by_role("button", name="Not now", exact=True).click()
        # Who has declined is not asked again.
        self.look(run)
        self.page.get_by_text("Scripts are off").wait_for()
        self.assertEqual(self.bar().count(), 0)
        self.page.reload()
        self.until("window.recto?.isReady")
        self.look(run)
        self.bar().get_by_role("button", name="Run scripts", exact=True).click()
        self.until("doc?.runsScripts")
        self.sharp()
        self.assertEqual(self.bar().count(), 0)

    def test_an_author_is_entered(self) -> None:
        self.open("simple.pdf")
        self.take("rectangle")
        self.drag(0, 20, 20, 60, 40)
        self.until("doc.isDirty")
        self.page.get_by_role("button", name="Settings").click()
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_label("Author of your comments").fill("Ann Onym")
        self.shoot("settings")
        dialog.get_by_role("button", name="OK").click()
        # The work is taken over by the server that knows the author.
        self.wait(lambda: self.look("doc.session.isRestarting") is False and self.look("doc.canUndo"))
        self.assertEqual(len(self.annotations()), 1)
        self.take("rectangle")
        self.drag(0, 20, 60, 60, 80)
        self.wait(lambda: "Ann Onym" in [each.get("author") for each in self.annotations()])
        self.assertEqual(self.page.locator(".toast.error").all_inner_texts(), [])
        self.complaints = [each for each in self.complaints if "410" not in each and "404" not in each]


    def test_a_name_is_offered_once(self) -> None:
        self.context.add_init_script("localStorage['recto.settings'] = '{}'")
        self.open("simple.pdf")
        self.take("rectangle")
        self.drag(0, 20, 20, 60, 40)
        offer = self.page.get_by_role("button", name="Enter your name")
        offer.wait_for()
        self.shoot("author")
        offer.click()
        self.page.get_by_role("dialog").get_by_label("Author of your comments").wait_for()
        self.page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
        self.take("rectangle")
        self.drag(0, 20, 60, 60, 80)
        self.wait(lambda: len(self.annotations()) == 2)
        self.assertEqual(offer.count(), 0)


class PageFieldTests(ViewerTest):
    fixtures = ["outline.pdf", "simple.pdf"]

    def test_the_field_takes_what_it_shows(self) -> None:
        self.open("outline.pdf")
        labels = [each.get("label") for each in self.look("(await doc.ask('pages/list', { fields: ['label'] })).pages")]
        field, count = self.page.get_by_label("Page", exact=True).first, self.page.locator(".page-count")
        for index, label in enumerate(labels):
            self.page.keyboard.press("Control+g")
            self.page.keyboard.type(label)
            self.page.keyboard.press("Enter")
            self.until(f"viewer.viewport.pageIndex === {labels.index(label)}")
            self.wait(lambda: field.input_value() == label, f"{label}, not {field.input_value()}")
        number = labels.index(labels[-1]) + 1
        if labels[-1] != str(number):
            self.wait(lambda: count.text_content() == f"({number} of {len(labels)})")
        self.shoot("page-field")
        # Words that name no page are told of, and do not stay.
        before = self.look("viewer.viewport.pageIndex")
        self.page.keyboard.press("Control+g")
        self.page.keyboard.type("nonsense")
        self.page.keyboard.press("Enter")
        self.page.get_by_text("There is no page “nonsense”").wait_for()
        self.wait(lambda: field.input_value() == labels[before])

    def test_nothing_of_the_toolbar_is_cut_off(self) -> None:
        self.open("simple.pdf")
        for width in range(1000, 1200, 20):
            self.page.set_viewport_size({"width": width, "height": 700})
            self.page.wait_for_timeout(60)
            self.assertTrue(self.look("document.querySelector('.toolbar').scrollWidth <= document.querySelector('.toolbar').clientWidth"), width)


class NextStartTests(ViewerTest):
    fixtures = ["simple.pdf"]

    def test_the_next_start_finds_what_the_browser_keeps(self) -> None:
        # The port is noted at the start; each test begins without notes.
        self.bridge.restart()
        self.open("simple.pdf")
        self.page.keyboard.press("End")
        self.until("localStorage.getItem(`recto.place.${doc.source.path}`)?.includes('\"pageIndex\":2')")
        self.page.evaluate("localStorage.setItem('recto.test', 'kept')")
        self.page.goto("about:blank")
        self.bridge.restart()
        self.open("simple.pdf")
        self.assertEqual(self.page.evaluate("localStorage.getItem('recto.test')"), "kept")
        self.until("doc.view.pageIndex === 2")

    def test_a_page_of_an_earlier_start_says_that_it_is_over(self) -> None:
        self.bridge.restart()
        self.open("simple.pdf")
        self.bridge.restart()
        self.page.get_by_text("no longer valid").wait_for()
        self.assertFalse(self.page.get_by_text("trying again").is_visible())
        # What the browser tells of attempts that failed.
        self.complaints = [each for each in self.complaints if "401" not in each and "WebSocket" not in each and "ERR_" not in each]
