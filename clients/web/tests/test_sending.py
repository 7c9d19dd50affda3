# SPDX-License-Identifier: MIT
"""What leaves the viewer, or comes in: forms, mails, signatures, images."""

import shutil
from typing import Any

from .bridge import FIXTURES
from .browser import WHOLE, ViewerTest

#: An image of 40 × 20 pixels.
IMAGE = """(async () => {
  const canvas = new OffscreenCanvas(40, 20);
  const context = canvas.getContext("2d");
  context.fillStyle = "#c00";
  context.fillRect(0, 0, 40, 20);
  const data = new DataTransfer();
  data.items.add(new File([await canvas.convertToBlob()], "red.png", { type: "image/png" }));
  return data;
})()"""


class SendingTests(ViewerTest):
    browser_name = WHOLE
    fixtures = ["annotations.pdf", "form.pdf", "signature-fields.pdf", "simple.pdf", "media.pdf"]

    def test_the_data_of_a_form_is_shown_and_handed_out(self) -> None:
        self.open("form.pdf")
        self.look("await doc.ask('forms/submit', {url: 'https://example.org/in', format: 'xfdf'})")
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_text("POST https://example.org/in").wait_for()
        with self.page.expect_download() as download:
            dialog.get_by_role("button", name="Download the data").click()
        self.assertEqual(download.value.suggested_filename, "form.xfdf")
        self.assertIn("<xfdf", download.value.path().read_text())

    def test_a_button_submits_what_was_filled_in(self) -> None:
        self.open("form.pdf", zoom="150")
        self.until("viewer.viewport.scale === 1.5")
        button = self.look("(await doc.ask('forms/get', { field: 'clear' })).field.widgets[0]")
        link = {"kind": "submitForm", "url": "https://example.org/form", "flags": ["xfdf"]}
        change = {"id": button["annotationId"], "changes": {"link": link}}
        self.look(f"await doc.ask('annotations/update', {change})")
        self.click(0, 200, 80)
        self.until("viewer.keys.takesText")
        self.page.keyboard.press("Control+a")
        self.page.keyboard.type("Zoe Grün")
        # The text that is being entered goes with the form.
        left, top, right, bottom = button["rect"]
        self.click(0, (left + right) / 2, (top + bottom) / 2)
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_text("POST https://example.org/form").wait_for()
        self.shoot("submit")
        with self.page.expect_download() as download:
            dialog.get_by_role("button", name="Download the data").click()
        self.assertIn("Zoe Grün", download.value.path().read_text(encoding="utf-8"))

    def test_a_film_is_played_where_it_is_on_the_page(self) -> None:
        self.page.add_init_script("HTMLMediaElement.prototype.play = async function () { this.played_ = 1; }")
        self.open("media.pdf")
        medium = self.look("(await doc.ask('media/list')).media.find(({playable}) => playable)")
        play = {"annotationId": medium["annotationId"], "operation": "play"}
        self.look(f"await doc.ask('media/control', {play})")
        self.until("viewer.shadowRoot.querySelector('.player')?.played_")
        box = self.look("viewer.shadowRoot.querySelector('.player').getBoundingClientRect().toJSON()")
        left, top = self.at(medium["pageIndex"], *medium["rect"][:2])
        right, bottom = self.at(medium["pageIndex"], *medium["rect"][2:])
        for one, other in zip([box["left"], box["top"], box["right"], box["bottom"]], [left, top, right, bottom]):
            self.assertAlmostEqual(one, other, delta=2)
        self.look(f"await doc.ask('media/control', {dict(play, operation='stop')})")
        self.until("!viewer.shadowRoot.querySelector('.player')")

    def test_a_field_is_signed_with_a_certificate(self) -> None:
        self.open("signature-fields.pdf")
        self.page.get_by_role("navigation").get_by_label("Signatures", exact=True).click()
        self.page.get_by_role("button", name="Sign", exact=True).first.click()
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_label("Certificate").set_input_files(FIXTURES / "certificates" / "signer.p12")
        dialog.get_by_label("Password").fill("secret")
        dialog.get_by_label("Reason").fill("I agree")
        dialog.get_by_role("button", name="Sign", exact=True).click()
        self.page.get_by_text("The document is signed and saved.").wait_for()
        self.page.locator(".signature").get_by_text("I agree", exact=False).wait_for()
        signed = self.look("(await doc.ask('signatures/verify')).signatures[0]")
        self.assertIn(signed["verdict"], ("untrusted", "unknown"))
        self.assertIn(b"/ByteRange", (self.bridge.documents / "signature-fields.pdf").read_bytes())

    def test_a_file_of_the_users_own_is_handed_out_once_it_is_signed(self) -> None:
        self.page.goto(self.bridge.url)
        self.page.locator(".start input[type=file]").set_input_files(str(FIXTURES / "signature-fields.pdf"))
        self.until("window.recto?.viewer?.document")
        self.sharp()
        self.page.get_by_role("navigation").get_by_label("Signatures", exact=True).click()
        self.page.get_by_role("button", name="Sign", exact=True).first.click()
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_label("Certificate").set_input_files(FIXTURES / "certificates" / "signer.p12")
        dialog.get_by_label("Password").fill("secret")
        with self.page.expect_download() as download:
            dialog.get_by_role("button", name="Sign", exact=True).click()
        self.page.get_by_text("The document is signed. signature-fields.pdf is saved").wait_for()
        signed = self.bridge.documents / "signed.pdf"
        shutil.copy(download.value.path(), signed)
        self.page.goto("about:blank")
        self.open("signed.pdf")
        verified = self.look("(await doc.ask('signatures/verify')).signatures[0]")
        self.assertTrue(verified["intact"])

    def test_a_wrong_password_can_be_mended(self) -> None:
        self.open("signature-fields.pdf")
        self.page.get_by_role("navigation").get_by_label("Signatures", exact=True).click()
        self.page.get_by_role("button", name="Sign", exact=True).first.click()
        dialog = self.page.get_by_role("dialog")
        certificate = dialog.get_by_label("Certificate")
        certificate.set_input_files(FIXTURES / "certificates" / "signer.p12")
        # A chooser of files that is left without another file leaves the question open.
        certificate.dispatch_event("cancel", {"bubbles": True})
        dialog.get_by_label("Password").fill("wrong")
        dialog.get_by_label("Reason").fill("I agree")
        self.page.keyboard.press("Enter")
        dialog.get_by_role("alert").get_by_text("The password does not open").wait_for()
        self.assertEqual(dialog.get_by_label("Reason").input_value(), "I agree")
        self.page.keyboard.press("Control+a")
        self.page.keyboard.type("secret")
        self.page.keyboard.press("Enter")
        self.page.get_by_text("The document is signed and saved.").wait_for()

    def stamped(self) -> Any:
        self.wait(lambda: self.annotations(), "an image on the page")
        return self.annotations()[-1]

    def drop(self, x: float, y: float) -> None:
        """Drops an image at a place of the window."""
        self.page.evaluate(
            f"""async ([clientX, clientY]) => {{
              const dataTransfer = await {IMAGE};
              const target = document.querySelector("recto-viewer");
              const about = {{ dataTransfer, clientX, clientY, bubbles: true, cancelable: true }};
              target.dispatchEvent(new DragEvent("drop", about));
            }}""",
            [x, y],
        )

    def test_an_image_is_dropped_on_an_annotation(self) -> None:
        self.open("annotations.pdf", zoom="150")
        before = len(self.annotations())
        self.drop(*self.at(0, 90, 200))
        self.wait(lambda: len(self.annotations()) == before + 1, "an image on the page")
        (new,) = [each for each in self.annotations() if each["type"] == "stamp" and "customData" in each]
        left, top, right, bottom = new["rect"]
        for is_, due in zip(new["rect"], (70, 190, 110, 210)):
            self.assertAlmostEqual(is_, due, delta=1)
        self.until("viewer.viewport.isSettled")
        self.sharp()
        self.shoot("image-on-annotation")

    def test_an_image_without_a_place_is_not_kept(self) -> None:
        self.open("annotations.pdf", zoom="50")
        before = len(self.annotations())
        x, y = self.at(0, 0, 100)
        self.drop(x - 40, y)
        self.page.get_by_text("There is no page here for the image.").wait_for()
        self.take("fileAttachment")
        self.click(0, 250, 120)
        # The user is asked for a file.
        self.page.get_by_role("dialog").get_by_text("File to attach").first.wait_for()
        self.assertEqual(len(self.annotations()), before)

    def test_an_image_is_dropped_on_a_page(self) -> None:
        self.open("simple.pdf", zoom="150")
        self.drop(*self.at(0, 150, 200))
        left, top, right, bottom = self.stamped()["rect"]
        self.assertEqual(self.stamped()["type"], "stamp")
        self.assertAlmostEqual((right - left) / (bottom - top), 2, delta=0.1)
        self.assertTrue(left <= 150 <= right and top <= 200 <= bottom)

    def test_a_file_is_dropped_beside_the_pages(self) -> None:
        self.open("simple.pdf", zoom="150")
        document = (FIXTURES / "annotations.pdf").read_bytes()
        for place in (".rail", ".toolbar", ".tabs"):
            with self.subTest(place):
                name = f"own-{place[1:]}.pdf"
                self.page.evaluate(
                    """([place, name, bytes]) => {
                      const dataTransfer = new DataTransfer();
                      dataTransfer.items.add(new File([new Uint8Array(bytes)], name, { type: "application/pdf" }));
                      const about = { dataTransfer, bubbles: true, cancelable: true, composed: true };
                      for (const kind of ["dragover", "drop"]) {
                        const event = new DragEvent(kind, about);
                        document.querySelector(place).dispatchEvent(event);
                        if (!event.defaultPrevented) throw new Error(`The browser takes ${kind} on ${place}.`);
                      }
                    }""",
                    [place, name, list(document)],
                )
                self.until(f"doc?.fileName === '{name}'")

    def test_an_image_is_pasted(self) -> None:
        self.open("simple.pdf", zoom="150")
        self.page.evaluate(
            f"""async () => {{
              const clipboardData = await {IMAGE};
              const target = window.recto.viewer.viewport.scroller.element;
              target.dispatchEvent(new ClipboardEvent("paste", {{ clipboardData, bubbles: true, cancelable: true }}));
            }}"""
        )
        self.assertEqual(self.stamped()["type"], "stamp")

    def test_a_copied_image_comes_back_by_the_keyboard(self) -> None:
        self.open("simple.pdf", zoom="150")
        self.page.evaluate(
            f"""async () => {{
              const [image] = (await {IMAGE}).files;
              await navigator.clipboard.write([new ClipboardItem({{ "image/png": image }})]);
            }}"""
        )
        self.page.keyboard.press("Control+v")
        self.assertEqual(self.stamped()["type"], "stamp")


class MailTests(ViewerTest):
    fixtures = ["simple.pdf"]

    def test_a_mail_is_shown_and_left_to_the_users_program(self) -> None:
        self.page.add_init_script(
            "localStorage.setItem('recto.settings', JSON.stringify({ javascript: true }));"
            "window.opened = []; window.open = (address) => opened.push(address);"
        )
        self.open("simple.pdf")
        script = "app.mailMsg(true, 'ann@example.org; bob@example.org', '', '', 'A & B', 'Hello')"
        self.look(f"await doc.ask('action/run', {{action: {{kind: 'javaScript', script: {script!r}}}}})".replace('"', '`'))
        dialog = self.page.get_by_role("dialog")
        self.assertEqual(dialog.get_by_label("To").input_value(), "ann@example.org; bob@example.org")
        dialog.get_by_role("button", name="Open in mail program").click()
        address = "mailto:ann%40example.org,bob%40example.org?subject=A%20%26%20B&body=Hello"
        self.until("window.opened.length === 1")
        self.assertEqual(self.look("window.opened[0]"), address)
