# SPDX-License-Identifier: MIT
"""Names, addresses and messages with words that are longer than a line."""

from .browser import ViewerTest
from .writing import write_page

NAME = "EmployeeSignature_AuthorizedRepresentative_" + "0" * 20
ADDRESS = "https://example.org/login?session=" + "8f2ab34c" * 20 + "&next=https%3A%2F%2Fother.example"

#: The parts of an element that reach out of it to a side, and short texts that are squeezed into a column.
BROKEN = """((box) => [...box.querySelectorAll("*")].filter((part) => {
  const { left, right, width } = part.getBoundingClientRect();
  const outer = box.getBoundingClientRect();
  const isOut = width > 0 && (left < outer.left - 1 || right > outer.right + 1 || part.scrollWidth > part.clientWidth + 1);
  const range = document.createRange();
  range.selectNodeContents(part);
  const lines = new Set([...range.getClientRects()].map(({ top }) => top));
  return isOut || (part.textContent.length < 9 && lines.size > 1);
}).map((part) => part.outerHTML.slice(0, 80)))"""


class LongWordTests(ViewerTest):
    fixtures = ["simple.pdf"]

    def setUp(self) -> None:
        super().setUp()
        annotations = [
            f"/Subtype/Widget/FT/Sig/T({NAME})/Rect[40 250 140 280]/F 4",
            f"/Subtype/Link/Rect[40 200 140 220]/A<</S/URI/URI({ADDRESS})>>",
        ]
        write_page(self.bridge.documents / "names.pdf", annotations)

    def whole(self, selector: str) -> None:
        """Checks that nothing of an element is cut off."""
        broken = f"{BROKEN}(document.querySelector('{selector}'))"
        self.wait(lambda: self.look(broken) == [], f"{self.look(broken)} having room")

    def test_a_field_with_a_long_name_is_signed_from_the_panel(self) -> None:
        self.open("names.pdf")
        self.look("recto.side.open('signatures')")
        field = self.page.locator(".signature-field")
        field.get_by_text(NAME).wait_for()
        self.shoot("long-signature-field")
        self.whole(".panel-signatures .panel-content")
        field.get_by_role("button", name="Sign", exact=True).click()
        self.page.get_by_role("dialog").wait_for()

    def test_the_size_of_an_attachment_with_a_long_name_is_in_one_line(self) -> None:
        self.open("simple.pdf")
        self.look(f"(await doc.ask('attachments/add', {{ data: 'YQ==', name: '{NAME}{NAME}.txt' }}))")
        self.look("recto.side.open('attachments')")
        self.page.get_by_text("1 KiB").wait_for()
        self.shoot("long-attachment")
        self.whole(".panel-attachments .panel-content")

    def test_an_address_is_shown_whole(self) -> None:
        self.open("names.pdf", zoom="100")
        self.click(0, 60, 190)
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_text(ADDRESS).wait_for()
        self.shoot("long-address")
        self.whole("dialog")
        self.assertFalse(dialog.evaluate("(dialog) => dialog.scrollWidth > dialog.clientWidth"))

    def test_messages_are_shown_whole(self) -> None:
        self.page.set_viewport_size({"width": 400, "height": 700})
        self.open("simple.pdf")
        self.look(f"recto.notices.say('{NAME}{NAME}')")
        self.look(f"recto.notices.show('test', '{NAME}{NAME}', [['Again', () => {{}}], ['Close', () => {{}}]])")
        self.shoot("long-messages")
        for selector in (".toasts", ".notices"):
            self.whole(selector)
