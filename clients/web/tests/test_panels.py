# SPDX-License-Identifier: MIT
"""The panels at the side, saving and downloading."""

from .browser import SIZE, ViewerTest


class PanelTests(ViewerTest):
    fixtures = [
        "annotations.pdf", "outline.pdf", "pages.pdf", "attachments.pdf",
        "signature-fields.pdf", "simple.pdf", "media.pdf", "form.pdf",
    ]  # fmt: skip

    def show(self, panel: str) -> None:
        self.page.get_by_role("navigation").get_by_label(panel, exact=True).click()
        self.page.get_by_role("heading", name=panel, exact=True).wait_for()

    def test_the_outline_leads_to_pages(self) -> None:
        self.open("outline.pdf")
        self.show("Outline")
        entries = self.page.get_by_role("treeitem")
        entries.first.wait_for()
        last = self.look("(await doc.ask('outline/get')).items.findLast((item) => item.pageIndex > 0)")
        entries.get_by_role("button", name=last["title"], exact=True).last.click()
        self.until(f"doc.view.pageIndex === {last['pageIndex']}")
        self.shoot("outline")

    def test_the_toolbar_opens_the_side(self) -> None:
        self.open("simple.pdf")
        self.page.locator("[data-action=side]").click()
        self.page.get_by_role("heading", name="Pages", exact=True).wait_for()
        self.page.locator(".toolbar [data-action=search]").click()
        self.page.get_by_role("heading", name="Search", exact=True).wait_for()
        self.page.locator("[data-action=side]").click()
        self.page.get_by_role("heading", name="Search", exact=True).wait_for(state="hidden")

    def test_in_a_narrow_window_a_panel_lies_over_the_pages(self) -> None:
        self.page.set_viewport_size({"width": 420, "height": 700})
        self.open("simple.pdf")
        before = self.look("viewer.viewport.size")
        self.show("Outline")
        self.assertEqual(self.look("viewer.viewport.size"), before)
        self.page.mouse.click(400, 400)
        self.page.get_by_role("heading", name="Outline", exact=True).wait_for(state="hidden")
        self.assertEqual(self.look("viewer.viewport.size"), before)

    def test_bookmarks_are_set_renamed_and_removed(self) -> None:
        self.open("simple.pdf")
        self.show("Bookmarks")
        self.page.get_by_label("Bookmark this page").click()
        row = self.page.get_by_role("listitem")
        row.get_by_role("button").first.dblclick()
        self.page.locator(".rename").fill("Here")
        self.page.locator(".rename").press("Enter")
        row.get_by_role("button", name="Here", exact=True).wait_for()
        self.page.get_by_label("Remove Here").click()
        self.page.get_by_text("There are no bookmarks.").wait_for()

    def test_only_bookmarks_are_dropped_among_bookmarks(self) -> None:
        self.open("simple.pdf")
        for name in ("A", "B", "C"):
            self.look(f"(await doc.ask('bookmarks/add', {{ bookmark: {{ name: '{name}', pageIndex: 0 }} }}))")
        self.show("Bookmarks")
        names = self.page.locator(".bookmark-name")
        rows = self.page.locator(".bookmark")
        self.wait(lambda: names.all_inner_texts() == ["A", "B", "C"])
        rows.nth(2).drag_to(rows.nth(1))
        self.wait(lambda: names.all_inner_texts() == ["A", "C", "B"])
        dropped = self.page.evaluate_handle("(() => { const all = new DataTransfer(); all.setData('text/plain', 'x'); return all; })()")
        for event in ("dragover", "drop"):
            rows.nth(0).dispatch_event(event, {"dataTransfer": dropped})
        self.look("await doc.ask('bookmarks/list')")
        self.assertEqual(names.all_inner_texts(), ["A", "C", "B"])

    def test_bookmarks_go_on_from_where_they_will_be(self) -> None:
        self.open("simple.pdf")
        for name in ("A", "B", "C"):
            self.look(f"(await doc.ask('bookmarks/add', {{ bookmark: {{ name: '{name}', pageIndex: 0 }} }}))")
        self.show("Bookmarks")
        names = self.page.locator(".bookmark-name")
        names.nth(0).focus()
        self.press_twice("Alt+ArrowDown")
        self.wait(lambda: names.all_inner_texts() == ["B", "C", "A"])
        self.press_twice("Delete")
        self.wait(lambda: names.all_inner_texts() == ["B", "C"])
        self.assertEqual(self.page.locator(".toast.error").count(), 0)

    def test_bookmarks_go_out_and_come_back(self) -> None:
        self.open("simple.pdf")
        self.show("Bookmarks")
        self.page.get_by_label("Bookmark this page").click()
        self.page.get_by_role("listitem").wait_for()
        self.page.get_by_label("Export bookmarks").click()
        self.page.get_by_label("Format").select_option("csv")
        with self.page.expect_download() as download:
            self.page.get_by_role("button", name="OK", exact=True).click()
        self.assertEqual(download.value.suggested_filename, "simple-bookmarks.csv")
        file = self.bridge.folder / "bookmarks.csv"
        download.value.save_as(file)
        self.page.get_by_role("listitem").get_by_label("Remove").click()
        self.page.get_by_text("There are no bookmarks.").wait_for()
        self.page.get_by_label("Import bookmarks").click()
        self.page.get_by_label("Format").select_option("csv")
        self.page.get_by_role("dialog").get_by_label("File", exact=True).set_input_files(file)
        self.page.get_by_role("button", name="OK", exact=True).click()
        self.page.get_by_role("listitem").wait_for()

    def test_the_outline_becomes_bookmarks(self) -> None:
        self.open("outline.pdf")
        self.show("Bookmarks")
        self.page.get_by_label("Import bookmarks").click()
        self.page.get_by_label("Format").select_option("outline")
        self.page.get_by_role("button", name="OK", exact=True).click()
        self.wait(lambda: self.page.get_by_role("listitem").count() > 2)

    def test_thousands_of_annotations_are_listed(self) -> None:
        self.open("simple.pdf")
        self.look(
            "doc.ask('annotations/add', { annotations: Array.from({ length: 2000 }, (_, place) =>"
            " ({ type: 'square', pageIndex: place % 2, rect: [20, 20, 60, 60], contents: `Number ${place}` })) })"
        )
        self.show("Annotations")
        rows = self.page.locator(".annotation")
        self.wait(lambda: rows.count() == 2000)
        shown = self.page.locator(".annotation-go")
        self.wait(lambda: 0 < shown.count() < 40)
        # Rows out of sight are empty until something leads there, and those that were left are empty again.
        last = self.look("(await doc.ask('annotations/list', { sortBy: 'page' })).annotations.at(-1)")
        self.look(f"doc.ask('selection/set', {{ annotations: ['{last['id']}'] }})")
        self.page.locator(".annotation.selected").get_by_text(last["contents"]).wait_for()
        self.page.wait_for_timeout(200)
        box = self.page.locator(".annotation.selected").bounding_box()
        self.assertLessEqual(box["y"] + box["height"], SIZE["height"] + 1)
        self.wait(lambda: 0 < shown.count() < 40)
        self.assertEqual(self.page.locator(".annotation").first.locator("button").count(), 0)
        # A change makes only the row of what was changed anew, which keeps the keys.
        self.page.locator(".annotation.selected .annotation-go").focus()
        self.look("(document.querySelectorAll('.annotation').forEach((row) => (row.isOld = true)), 0)")
        self.look(f"doc.ask('annotations/update', {{ id: '{last['id']}', changes: {{ contents: 'Changed' }} }})")
        self.page.locator(".annotation.selected").get_by_text("Changed").wait_for()
        self.assertEqual(self.look("[...document.querySelectorAll('.annotation')].filter((row) => !row.isOld).length"), 1)
        self.assertTrue(self.look("document.activeElement.matches('.selected > .annotation-go')"))

    def test_annotations_are_listed_answered_and_judged(self) -> None:
        self.open("annotations.pdf")
        self.show("Annotations")
        rows = self.page.locator(".annotation")
        rows.first.wait_for()
        rows.first.get_by_label("Reply").click()
        self.page.get_by_role("dialog").get_by_role("textbox").fill("I agree")
        self.page.get_by_role("button", name="OK", exact=True).click()
        self.page.locator(".replies").get_by_text("I agree").wait_for()
        rows.first.get_by_label("State").first.select_option("accepted")
        self.until("(await doc.ask('annotations/list')).annotations.some(({state}) => state === 'accepted')")
        self.page.get_by_label("Filter").fill("A square")
        self.wait(lambda: rows.count() == 1)
        rows.first.get_by_role("button").first.click()
        self.until("(await doc.ask('selection/get')).annotations[0] === 'square-1'")
        self.shoot("annotations")

    def test_attachments_are_taken_out(self) -> None:
        self.open("attachments.pdf")
        self.show("Attachments")
        row = self.page.locator(".panel-attachments .row button", has_text="table.csv")
        # A file may be larger than a message.
        with self.page.expect_response(lambda answer: "/file?path=" in answer.url) as file:
            with self.page.expect_download() as download:
                row.click()
        self.assertEqual(download.value.suggested_filename, "table.csv")
        self.assertEqual(file.value.status, 200)
        self.assertEqual(download.value.path().read_bytes(), b"a,b\n1,2\n")

    def test_fields_to_sign_are_listed(self) -> None:
        self.open("signature-fields.pdf")
        self.show("Signatures")
        self.page.get_by_role("button", name="Sign", exact=True).first.wait_for()

    def test_a_field_to_sign_is_listed_when_it_comes(self) -> None:
        self.open("simple.pdf")
        self.show("Signatures")
        self.page.get_by_text("There are no signatures.").wait_for()
        self.look("doc.ask('tool/set', { tool: 'signatureField' })")
        self.drag(0, 60, 60, 160, 100)
        field = self.page.locator(".signature-field")
        field.get_by_text("Page 1").wait_for()
        self.look("doc.ask('pages/move', { pages: [0], to: 1 })")
        field.get_by_text("Page 2").wait_for()
        for _ in range(2):
            self.look("doc.ask('document/undo')")
        self.page.get_by_text("There are no signatures.").wait_for()

    def test_media_are_listed(self) -> None:
        self.open("media.pdf")
        self.show("Media")
        self.page.locator(".panel-media .row button").first.wait_for()

    def test_changes_are_saved(self) -> None:
        self.open("simple.pdf", zoom="150")
        save = self.page.get_by_label("Save", exact=True)
        self.assertTrue(save.is_disabled())
        self.take("rectangle")
        self.drag(0, 60, 200, 160, 260)
        self.until("doc.isDirty")
        save.click()
        self.until("!doc.isDirty")
        self.assertIn(b"/Square", (self.bridge.documents / "simple.pdf").read_bytes())

    def test_a_copy_is_downloaded(self) -> None:
        self.open("simple.pdf")
        with self.page.expect_download() as download:
            self.page.get_by_label("Download a copy").click()
        self.assertTrue(download.value.path().read_bytes().startswith(b"%PDF"))

    def test_several_documents_are_open(self) -> None:
        self.open("simple.pdf", "annotations.pdf")
        tabs = self.page.locator(".tabs").get_by_role("tab")
        self.assertEqual(tabs.count(), 2)
        tabs.first.click()
        self.until("doc.fileName === 'simple.pdf'")
        self.sharp()
        self.page.get_by_label("Close simple.pdf").click()
        self.until("doc.fileName === 'annotations.pdf'")
        self.sharp()

    def test_selected_text_is_copied(self) -> None:
        self.open("simple.pdf", zoom="150")
        self.click(0, 75, 86, click_count=2)
        self.until("(await doc.ask('selection/get')).text")
        self.page.keyboard.press("Control+c")
        words = self.look("(await doc.ask('selection/get')).text.text")
        self.wait(lambda: self.page.evaluate("navigator.clipboard.readText()") == words)

    def test_fields_are_filled_in(self) -> None:
        self.open("form.pdf")
        field = self.look(
            "(await doc.ask('forms/list')).fields.find(({type, flags}) =>"
            " type === 'text' && !flags.includes('readOnly') && !flags.includes('password'))"
        )
        rect = field["widgets"][0]["rect"]
        self.click(field["widgets"][0]["pageIndex"], (rect[0] + rect[2]) / 2, (rect[1] + rect[3]) / 2)
        self.until("viewer.keys.takesText")
        self.page.keyboard.press("Control+a")
        self.page.keyboard.type("123")
        self.shoot("form")
        self.page.keyboard.press("Tab")
        field_id = field["id"]
        self.until(f"String((await doc.ask('forms/get', {{field: '{field_id}'}})).field.value).includes('123')")
