# SPDX-License-Identifier: MIT
"""What screen readers are told: the field, link or annotation that has the keys, and the structure."""

from typing import Any, Dict

from .browser import ViewerTest


class ScreenReaderTests(ViewerTest):
    fixtures = ["annotations.pdf", "fields.pdf", "form.pdf", "simple.pdf", "tagged.pdf"]

    def show(self, name: str) -> None:
        self.open(name, zoom="100")
        self.page.locator("recto-viewer .window").first.focus()

    def hears(self, *words: str) -> None:
        """Waits until all words are announced, and nothing else."""
        expected = ", ".join(words)
        self.until(f"viewer.shadowRoot.querySelector('[role=status]').textContent === {expected!r}")

    def focused(self) -> Dict[str, Any]:
        """The element with the focus, as the browser tells it to a screen reader."""
        cdp = self.cdp()
        cdp.send("Accessibility.enable")
        for node in cdp.send("Accessibility.getFullAXTree")["nodes"]:
            properties = {each["name"]: each["value"].get("value") for each in node.get("properties", [])}
            if properties.get("focused") and node["role"]["value"] != "RootWebArea":
                values = {name: node.get(name, {}).get("value") for name in ("name", "description", "role")}
                return {**properties, **values}
        return {}

    def test_fields_are_announced(self) -> None:
        self.show("form.pdf")
        self.look("await doc.ask('forms/focus', { field: 'name' })")
        self.look("await doc.ask('forms/focus', { field: 'agree' })")
        self.hears("agree", "Check box", "not checked")
        self.page.keyboard.press("Space")
        self.hears("agree", "checked")
        self.page.keyboard.press("Space")
        self.hears("agree", "not checked")

    def test_the_field_that_takes_text_has_its_name_and_state(self) -> None:
        self.show("form.pdf")
        self.page.keyboard.press("Tab")
        self.until("viewer.keys.takesText")
        self.look("await doc.act('forms/focus', { field: 'name' })")
        self.hears("Your full name", "Text field", "Ann", "required")
        entry = self.focused()
        self.assertEqual(entry["name"], "Your full name")
        self.assertEqual(entry["description"], "Ann, required")
        self.assertEqual(entry["roledescription"], "Text field")
        self.assertTrue(entry["required"])

    def test_a_password_is_not_told(self) -> None:
        self.show("fields.pdf")
        self.look("await doc.ask('forms/setValue', { field: 'secret', value: 'sesame' })")
        self.look("await doc.act('forms/focus', { field: 'secret' })")
        self.hears("secret", "Password", "filled in")
        self.assertNotIn("sesame", self.page.locator("main").inner_html())

    def test_choices_are_told_by_their_titles(self) -> None:
        self.show("form.pdf")
        fields = self.look("(await doc.ask('forms/list')).fields")
        chosen = next(each for each in fields if each["type"] == "comboBox" and each["value"])
        titles = {each["value"]: each["title"] for each in chosen["options"]}
        self.look(f"await doc.act('forms/focus', {{ field: '{chosen['id']}' }})")
        self.hears(chosen.get("label", chosen["name"]), "Combo box", titles[chosen["value"]])

    def test_links_and_annotations_are_announced(self) -> None:
        self.show("annotations.pdf")
        highlight = self.look("(await doc.ask('annotations/get', { id: 'highlight-1' })).annotation")
        self.page.keyboard.press("Tab")
        words = [highlight.get("contents") or highlight["coveredText"], highlight.get("author")]
        self.hears("Highlight", *filter(None, words))
        links = self.look("(await doc.ask('page/links', { pageIndex: 0 })).links")
        for link, target in zip(links, ("Page 2", "https://example.org/")):
            self.page.keyboard.press("Tab")
            place = f"{{ pageIndex: 0, rect: {link['rect']} }}"
            self.hears("Link", self.look(f"(await doc.ask('page/text', {place})).text.trim()"), target)
        self.look("await doc.ask('selection/set', { annotations: ['square-1', 'circle-1'] })")
        self.hears("2 annotations are selected.")
        self.look("await doc.ask('selection/set', { annotations: [] })")
        self.hears()

    def test_other_text_that_is_entered_has_no_field(self) -> None:
        self.show("simple.pdf")
        self.take("freeText")
        self.click(0, 60, 60)
        self.until("viewer.keys.takesText")
        entry = self.focused()
        self.assertEqual((entry["name"], entry.get("roledescription")), ("Text", None))

    def test_items_are_in_lists(self) -> None:
        self.show("tagged.pdf")
        page = self.page.get_by_role("group", name="Page 1", exact=True)
        items = page.get_by_role("list").get_by_role("listitem")
        items.first.wait_for(state="attached")
        self.assertEqual(items.all_text_contents(), ["First item", "Second item"])
        # They stay in their places.
        rects = self.look(
            "(await doc.ask('page/layout', {pageIndex: 0, format: 'blocks', order: 'structure'}))"
            ".blocks.filter(({ role }) => role === 'LI').map(({ rect }) => rect)"
        )
        for rect, item in zip(rects, items.all()):
            box = item.bounding_box()
            left, top = self.at(0, rect[0], rect[1])
            self.assertAlmostEqual(box["x"], left, delta=1)
            self.assertAlmostEqual(box["y"], top, delta=1)

    def test_the_text_for_screen_readers_is_never_seen(self) -> None:
        self.open("simple.pdf")
        self.until("viewer.shadowRoot.querySelector('div.text p')")
        color = "getComputedStyle(viewer.shadowRoot.querySelector('div.text p')).color"
        self.page.emulate_media(forced_colors="active")
        self.until("matchMedia('(forced-colors: active)').matches")
        self.assertEqual(self.look(color), "rgba(0, 0, 0, 0)")
        self.shoot("forced-colors")
