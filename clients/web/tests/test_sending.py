# SPDX-License-Identifier: MIT
"""What leaves the viewer, or comes in: forms, mails, signatures."""

import shutil
from typing import Any

from .bridge import FIXTURES
from .browser import WHOLE, ViewerTest


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

    def open_own_file(self) -> None:
        self.page.goto(self.bridge.url)
        self.page.locator(".start input[type=file]").set_input_files(str(FIXTURES / "signature-fields.pdf"))
        self.until("window.recto?.viewer?.document")
        self.sharp()

    def about_to_sign(self) -> Any:
        """The dialogue for the first field, with a certificate and its password."""
        self.page.get_by_role("navigation").get_by_label("Signatures", exact=True).click()
        self.page.get_by_role("button", name="Sign", exact=True).first.click()
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_label("Certificate").set_input_files(FIXTURES / "certificates" / "signer.p12")
        dialog.get_by_label("Password").fill("secret")
        return dialog

    def test_a_field_is_signed_with_a_certificate(self) -> None:
        self.open("signature-fields.pdf")
        dialog = self.about_to_sign()
        dialog.get_by_label("Reason").fill("I agree")
        dialog.get_by_role("button", name="Sign", exact=True).click()
        self.page.get_by_text("The document is signed and saved.").wait_for()
        self.page.locator(".signature").get_by_text("I agree", exact=False).wait_for()
        signed = self.look("(await doc.ask('signatures/verify')).signatures[0]")
        self.assertIn(signed["verdict"], ("untrusted", "unknown"))
        self.assertIn(b"/ByteRange", (self.bridge.documents / "signature-fields.pdf").read_bytes())

    def test_a_document_without_fields_is_signed(self) -> None:
        self.open("simple.pdf")
        self.page.get_by_role("navigation").get_by_label("Signatures", exact=True).click()
        self.page.get_by_text("There are no signatures.").wait_for()
        self.page.get_by_role("button", name="Sign the document…").click()
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_text("shows nothing on a page").wait_for()
        dialog.get_by_label("Certificate").set_input_files(FIXTURES / "certificates" / "signer.p12")
        dialog.get_by_label("Password").fill("secret")
        dialog.get_by_role("button", name="Sign", exact=True).click()
        self.page.get_by_text("The document is signed and saved.").wait_for()
        signed = self.look("(await doc.ask('signatures/verify')).signatures[0]")
        self.assertTrue(signed["intact"])
        widgets = self.look("(await doc.ask('signatures/list')).signatures[0].widgets")
        self.assertTrue(all(box[0] == box[2] for box in (each["rect"] for each in widgets)))

    def test_a_file_of_the_users_own_is_handed_out_once_it_is_signed(self) -> None:
        self.open_own_file()
        dialog = self.about_to_sign()
        with self.page.expect_download() as download:
            dialog.get_by_role("button", name="Sign", exact=True).click()
        self.page.get_by_text("The document is signed. signature-fields.pdf is saved").wait_for()
        signed = self.bridge.documents / "signed.pdf"
        shutil.copy(download.value.path(), signed)
        self.page.goto("about:blank")
        self.open("signed.pdf")
        verified = self.look("(await doc.ask('signatures/verify')).signatures[0]")
        self.assertTrue(verified["intact"])

    def test_a_signed_file_that_was_not_handed_out_is_not_saved(self) -> None:
        self.open_own_file()
        self.look("void (doc.session.resources.download = async () => { throw new Error('the network is gone'); })")
        dialog = self.about_to_sign()
        dialog.get_by_role("button", name="Sign", exact=True).click()
        self.page.get_by_text("the network is gone").wait_for()
        self.assertEqual(self.look("[doc.isDirty, doc.isUnsaved]"), [False, True])
        self.look("delete doc.session.resources.download")
        with self.page.expect_download():
            self.page.keyboard.press("Control+s")
        self.until("!doc.isUnsaved")
        self.complaints.clear()

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
