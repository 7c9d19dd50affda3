# SPDX-License-Identifier: MIT
"""The panel of layers."""

from .browser import ViewerTest


class LayerTests(ViewerTest):
    fixtures = ["annotations.pdf", "layers.pdf"]

    def show(self, panel: str) -> None:
        self.page.get_by_role("navigation").get_by_label(panel, exact=True).click()
        self.page.get_by_role("heading", name=panel, exact=True).wait_for()

    def test_shown_layers_become_those_that_are_shown_first(self) -> None:
        self.open("layers.pdf")
        self.show("Layers")
        self.page.locator(".layers input:enabled").first.click()
        self.page.get_by_label("Show these layers at first").click()
        self.until("doc.isDirty")

    def test_layers_are_made_renamed_and_removed(self) -> None:
        self.open("annotations.pdf")
        self.show("Layers")
        self.page.get_by_text("There are no layers.").wait_for()
        self.page.get_by_label("Add a layer").click()
        self.page.locator(".rename").fill("Notes")
        self.page.locator(".rename").press("Enter")
        row = self.page.locator(".layers .row", has_text="Notes")
        row.wait_for()
        annotation = self.look("(await doc.ask('annotations/list')).annotations[0]")
        params = f"{{annotations: ['{annotation['id']}']}}"
        self.look(f"await doc.ask('selection/set', {params})")
        row.get_by_label("Put the selected annotations").click()
        layer = "(await doc.ask('annotations/list')).annotations[0].layer"
        self.until(f"{layer} !== undefined")
        self.shoot("layers")
        self.page.get_by_label("Rename Notes").click()
        self.page.locator(".rename").fill("Remarks")
        self.page.locator(".rename").press("Enter")
        self.page.locator(".layers .row", has_text="Remarks").wait_for()
        self.page.get_by_label("Remove Remarks").click()
        self.page.get_by_text("There are no layers.").wait_for()
        self.assertIsNone(self.look(layer))
        self.page.get_by_label("Undo").click()
        self.page.locator(".layers .row", has_text="Remarks").wait_for()

    def test_layers_are_hidden(self) -> None:
        self.open("layers.pdf")
        self.show("Layers")
        box = self.page.locator(".layers input:enabled").first
        was = box.is_checked()
        before = self.look("doc.look(0)")
        box.click()
        self.until(f"doc.look(0) !== {before!r}")
        self.wait(lambda: self.page.locator(".layers input:enabled").first.is_checked() != was)
