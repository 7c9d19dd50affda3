#!/usr/bin/env python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""Writes signed/: a document signed in each of the ways that Recto reads and does not write.

Made by OpenSSL's command with the keys in certificates/, so that nothing of Recto's is in it. Each file
says when it was made, so it is only made where it is missing.
"""

import subprocess
import tempfile
from hashlib import sha1, sha256
from pathlib import Path

from recipes.signed import Der, Signed

HERE = Path(__file__).parent
KEYS = HERE / "certificates"
TOP = KEYS / "top.pem"

STAMPS = """
[tsa]
default_tsa = here
[here]
serial = {folder}/serial
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
ordering = no
tsa_name = no
ess_cert_id_chain = no
ess_cert_id_alg = sha256
"""


def main():
    (HERE / "signed").mkdir(exist_ok=True)
    for name, make in FILES.items():
        path = HERE / "signed" / (name + ".pdf")
        if not path.exists():
            with tempfile.TemporaryDirectory() as folder:
                path.write_bytes(make(Maker(Path(folder))))


class Maker:
    def __init__(self, folder):
        self.folder = folder
        for name in ["signer", "stamper"]:
            for what, options in {"key": ["-nocerts", "-nodes"], "pem": ["-clcerts", "-nokeys"]}.items():
                self.run("pkcs12", "-in", KEYS / f"{name}.p12", "-passin", "pass:secret", *options,
                         "-out", folder / f"{name}.{what}")  # fmt: skip
        (folder / "serial").write_text("3001\n")
        (folder / "stamps.cnf").write_text(STAMPS.format(folder=folder))

    def run(self, *arguments, given=None):
        command = ["openssl", *map(str, arguments)]
        return subprocess.run(command, input=given, check=True, capture_output=True).stdout

    def message(self, content, *options):
        self.file("content").write_bytes(content)
        return self.run("cms", "-sign", "-binary", "-nosmimecap", "-outform", "DER", *options,
                        "-in", self.file("content"), "-signer", self.file("signer.pem"),
                        "-inkey", self.file("signer.key"), "-certfile", KEYS / "root.pem")  # fmt: skip

    def file(self, name):
        return self.folder / name

    def stamp(self, content):
        """A token of RFC 3161."""
        self.file("query").write_bytes(
            self.run("ts", "-query", "-digest", sha256(content).hexdigest(), "-sha256", "-cert",
                     "-no_nonce"))  # fmt: skip
        return self.run("ts", "-reply", "-config", self.file("stamps.cnf"), "-section", "here",
                        "-queryfile", self.file("query"), "-signer", self.file("stamper.pem"),
                        "-inkey", self.file("stamper.key"), "-token_out")  # fmt: skip

    def detached(self, content):
        return self.message(content, "-md", "sha256")

    def brief(self, content):
        """By a certificate that expires at the end of 2027."""
        brief = self.file("brief.pem")
        if not brief.exists():
            self.run("pkcs12", "-in", HERE / "trust/brief.p12", "-passin", "pass:secret", "-nodes", "-out",
                     brief)  # fmt: skip
        self.file("content").write_bytes(content)
        return self.run("cms", "-sign", "-binary", "-nosmimecap", "-outform", "DER", "-md", "sha256", "-in",
                        self.file("content"), "-signer", brief)  # fmt: skip

    def brief_stamped(self, content):
        return Der.with_unsigned_stamp(self.brief(content), self.stamp)

    def cades(self, content):
        return self.message(content, "-md", "sha256", "-cades")

    def enclosed(self, content):
        return self.message(sha1(content).digest(), "-md", "sha1", "-nodetach")

    def plain(self, content):
        signature = self.run("dgst", "-sha1", "-sign", self.file("signer.key"), given=content)
        return Der.wrap(4, signature)

    def stamped(self, content):
        return Der.with_unsigned_stamp(self.detached(content), self.stamp)

    def stamped_for_another(self, content):
        return Der.with_unsigned_stamp(self.detached(content), lambda _: self.stamp(b"another"))

    def certificate(self):
        return self.run("x509", "-in", self.file("signer.pem"), "-outform", "DER")


def one(kind, way, **entries):
    return lambda maker: Signed().sign("One", kind, lambda data: way(maker, data), **entries).data


def x509(maker):
    certificate = f"<{maker.certificate().hex()}>"
    return Signed().sign("One", "adbe.x509.rsa_sha1", maker.plain, Cert=certificate).data


def stamped_document(maker):
    signed = Signed().sign("One", "adbe.pkcs7.detached", maker.detached)
    return signed.sign("Two", "ETSI.RFC3161", maker.stamp, Type="/DocTimeStamp").data


def brief_then_stamped(maker):
    signed = Signed().sign("One", "adbe.pkcs7.detached", maker.brief)
    return signed.sign("Two", "ETSI.RFC3161", maker.stamp, Type="/DocTimeStamp").data


def several(maker):
    signed = Signed().sign("One", "adbe.pkcs7.detached", maker.detached)
    return signed.sign("Two", "ETSI.CAdES.detached", maker.cades).data


def certified(level, *changes):
    def make(maker):
        params = f"<< /Type /TransformParams /V /1.2 /P {level} >>"
        reference = (
            f"[<< /Type /SigRef /TransformMethod /DocMDP /TransformParams {params} >>]"
        )
        signed = Signed().sign("One", "adbe.pkcs7.detached", maker.detached, Reference=reference)
        for change in changes:
            change(signed)
        return signed.data

    return make


FILES = {
    "cades": one("ETSI.CAdES.detached", Maker.cades),
    "pkcs7-sha1": one("adbe.pkcs7.sha1", Maker.enclosed),
    "x509-sha1": x509,
    "stamped": one("adbe.pkcs7.detached", Maker.stamped),
    "stamped-for-another": one("adbe.pkcs7.detached", Maker.stamped_for_another),
    "timestamp": stamped_document,
    "brief-stamped": one("adbe.pkcs7.detached", Maker.brief_stamped),
    "brief-timestamp": brief_then_stamped,
    "two-kinds": several,
    "certified": certified(2),
    "certified-filled": certified(2, Signed.fill),
    "certified-annotated": certified(2, Signed.annotate),
    "certified-3-annotated": certified(3, Signed.annotate),
    "certified-1-filled": certified(1, Signed.fill),
    "certified-page": certified(3, Signed.turn),
}


if __name__ == "__main__":
    main()
