# SPDX-License-Identifier: MIT
"""The certificates that the user trusts."""

from .bridge import FIXTURES
from .browser import ViewerTest


class TrustTests(ViewerTest):
    fixtures = ["signed/cades.pdf"]

    def test_signers_are_trusted_by_their_authority(self) -> None:
        self.open("cades.pdf")
        self.look("recto.side.open('signatures')")
        self.page.locator(".signature.untrusted").wait_for()
        self.page.get_by_role("button", name="Trusted certificates…").click()
        dialog = self.page.get_by_role("dialog")
        file = dialog.get_by_label("Add files with certificates")
        # A file without a certificate is not kept.
        file.set_input_files(FIXTURES / "simple.pdf")
        dialog.get_by_role("button", name="OK", exact=True).click()
        self.wait(lambda: dialog.get_by_role("alert").text_content(), "what is refused")
        file.set_input_files(FIXTURES / "certificates" / "root.pem")
        dialog.get_by_role("button", name="OK", exact=True).click()
        self.page.locator(".signature.valid").wait_for()
        # The next visit knows it too.
        self.page.reload()
        self.page.locator(".signature.valid").wait_for()
        self.page.get_by_role("button", name="Trusted certificates…").click()
        self.shoot("trust")
        dialog.get_by_label("Remove root.pem").click()
        dialog.get_by_role("button", name="OK", exact=True).click()
        self.page.locator(".signature.untrusted").wait_for()
