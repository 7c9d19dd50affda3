#!/usr/bin/env python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""Writes trust/: certificates that may sign documents and such as must not, and what authorities say of
revoked ones.

Made by OpenSSL through the package cryptography. Keys are random, so it is run once, before
make-signatures.py; the password of brief.p12, server.p12 and archive.p12 is "secret".
"""

import subprocess
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, rsa
from cryptography.hazmat.primitives.serialization import pkcs12
from cryptography.x509 import ocsp
from cryptography.x509.oid import NameOID, ObjectIdentifier

OUT = Path(__file__).parent / "trust"
PLACE = "http://example.org/"

USAGES = {
    "email": "1.3.6.1.5.5.7.3.4",
    "document": "1.3.6.1.5.5.7.3.36",
    "adobe": "1.2.840.113583.1.1.5",
    "microsoft": "1.3.6.1.4.1.311.10.3.12",
    "any": "2.5.29.37.0",
    "server": "1.3.6.1.5.5.7.3.1",
    "code": "1.3.6.1.5.5.7.3.3",
    "stamps": "1.3.6.1.5.5.7.3.8",
    "ocsp": "1.3.6.1.5.5.7.3.9",
}


def name(text):
    return x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, text)])


def curve():
    return ec.generate_private_key(ec.SECP256R1())


def usage(*names, critical=False):
    return x509.ExtendedKeyUsage([ObjectIdentifier(USAGES[one]) for one in names]), critical


def key_usage(*wanted):
    all_ = ["digital_signature", "content_commitment", "key_encipherment", "data_encipherment",
            "key_agreement", "key_cert_sign", "crl_sign", "encipher_only", "decipher_only"]  # fmt: skip
    return x509.KeyUsage(**{one: one in wanted for one in all_}), True


SIGNS = key_usage("digital_signature", "content_commitment")
ISSUES = key_usage("key_cert_sign", "crl_sign")


class One:
    """A certificate with its key. Without an issuer it vouches for itself."""

    serial = 4001

    def __init__(self, title, by=None, *extensions, ca=False, length=None, key=None, until=2049,
                 uses=None):  # fmt: skip
        self.key, self.by = key or curve(), by or self
        One.serial += 1
        builder = (
            x509.CertificateBuilder()
            .subject_name(name(title))
            .issuer_name(self.by.certificate.subject if by else name(title))
            .public_key(self.key.public_key())
            .serial_number(One.serial)
            .not_valid_before(datetime(2020, 1, 1))
            .not_valid_after(datetime(until, 12, 31, 23, 59, 59))
            .add_extension(x509.BasicConstraints(ca, length), True)
            .add_extension(*(uses or (ISSUES if ca else SIGNS)))
        )
        for value, critical in extensions:
            builder = builder.add_extension(value, critical)
        self.certificate = builder.sign(self.by.key, hashes.SHA256())

    @property
    def pem(self):
        return self.certificate.public_bytes(serialization.Encoding.PEM)

    def pack(self, file, *others):
        data = pkcs12.serialize_key_and_certificates(
            b"key", self.key, self.certificate, [other.certificate for other in others],
            serialization.BestAvailableEncryption(b"secret"))  # fmt: skip
        (OUT / file).write_bytes(data)


class Outdated:
    """A certificate that is signed with a hash with which the package signs no more."""

    def __init__(self, hash, by):
        with TemporaryDirectory() as folder:
            path = Path(folder)
            run = lambda *arguments: subprocess.run(
                ["openssl", *map(str, arguments)], check=True, capture_output=True).stdout  # fmt: skip
            (path / "by.pem").write_bytes(by.pem)
            (path / "by.key").write_bytes(by.key.private_bytes(
                serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8,
                serialization.NoEncryption()))  # fmt: skip
            run("req", "-new", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes",
                "-keyout", path / "one.key", "-subj", "/CN=" + hash, "-out", path / "one.csr")  # fmt: skip
            One.serial += 1
            self.pem = run(
                "x509", "-req", "-in", path / "one.csr", "-CA", path / "by.pem", "-CAkey", path / "by.key",
                "-days", 8000, "-set_serial", One.serial, "-" + hash.replace("-", "").lower())  # fmt: skip


def bundle(file, *certificates):
    (OUT / file).write_bytes(b"".join(one.pem for one in certificates))


def answer(file, about, issuer, by=None, this=datetime(2026, 12, 1), next=datetime(2026, 12, 31),
           revoked=None):  # fmt: skip
    by = by or issuer
    good = ocsp.OCSPCertStatus.GOOD if not revoked else ocsp.OCSPCertStatus.REVOKED
    reason = x509.ReasonFlags.key_compromise if revoked else None
    builder = (
        ocsp.OCSPResponseBuilder()
        .add_response(about.certificate, issuer.certificate, hashes.SHA1(), good, this, next, revoked, reason)
        .responder_id(ocsp.OCSPResponderEncoding.NAME, by.certificate)
    )
    if by is not issuer:
        builder = builder.certificates([by.certificate])
    data = builder.sign(by.key, hashes.SHA256())
    (OUT / file).write_bytes(data.public_bytes(serialization.Encoding.DER))


def crl(file, issuer, revoked=None, *extensions):
    builder = (
        x509.CertificateRevocationListBuilder()
        .issuer_name(issuer.certificate.subject)
        .last_update(datetime(2026, 12, 1))
        .next_update(datetime(2026, 12, 31))
    )
    for value, critical in extensions:
        builder = builder.add_extension(value, critical)
    if revoked:
        one, time = revoked
        entry = (
            x509.RevokedCertificateBuilder()
            .serial_number(one.certificate.serial_number)
            .revocation_date(time)
            .add_extension(x509.CRLReason(x509.ReasonFlags.superseded), False)
        )
        builder = builder.add_revoked_certificate(entry.build())
    data = builder.sign(issuer.key, hashes.SHA256())
    (OUT / file).write_bytes(data.public_bytes(serialization.Encoding.DER))


def place(file):
    return [x509.UniformResourceIdentifier(PLACE + file)]


def main():
    OUT.mkdir(exist_ok=True)
    root = One("Policy Root", ca=True)
    bundle("root.pem", root)

    unknown = x509.UnrecognizedExtension(ObjectIdentifier("1.2.3.4"), b"\5\0")
    signers = [One(kind, root, usage(kind)) for kind in USAGES if kind not in ("stamps", "ocsp")]
    signers += [
        One("none", root),
        One("server and email", root, usage("server", "email")),
        One("enciphers", root, uses=key_usage("key_encipherment")),
        One("unknown critical", root, (unknown, True)),
        One("stamps", root, usage("stamps", critical=True), uses=key_usage("digital_signature")),
        One("stamps, not critical", root, usage("stamps")),
        One("stamps and email", root, usage("stamps", "email", critical=True)),
        One("RSA 1024", root, key=rsa.generate_private_key(65537, 1024)),
        One("P-192", root, key=ec.generate_private_key(ec.SECP192R1())),
    ]
    authorities = {
        "for servers": One("for servers", root, usage("server"), ca=True),
        "for email": One("for email", root, usage("email"), ca=True),
        "not an authority": One("not an authority", root, uses=ISSUES),
        "signs no certificates": One("signs no certificates", root, ca=True, uses=key_usage("crl_sign")),
        "ends here": One("ends here", root, ca=True, length=0),
        "for example.org": One("for example.org", root, (
            x509.NameConstraints([x509.DirectoryName(name("example.org"))], None), True), ca=True),
    }  # fmt: skip
    authorities["too far"] = One("too far", authorities["ends here"], ca=True)
    below = [One("below " + title, by) for title, by in authorities.items()]
    signers.append(Outdated("SHA-1", root))
    bundle("signers.pem", *signers)
    bundle("authorities.pem", *authorities.values(), *below)

    points = x509.CRLDistributionPoints([x509.DistributionPoint(place("here"), None, None, None)])
    brief = One("Bea Brief", root, (points, False), until=2027)
    brief.pack("brief.p12", root)
    bundle("brief.pem", brief)
    One("server.example.org", root, usage("server")).pack("server.p12", root)
    One("Archive", root, usage("stamps", critical=True), uses=key_usage("digital_signature")).pack(
        "archive.p12", root)  # fmt: skip

    responder = One("Responder", root, usage("ocsp"))
    impostor = One("Impostor", root)
    other = One("Other", root)
    answer("good.ocsp", brief, root)
    answer("delegated.ocsp", brief, root, responder)
    answer("impostor.ocsp", brief, root, impostor)
    answer("other.ocsp", other, root)
    answer("early.ocsp", brief, root, this=datetime(2023, 11, 14), next=datetime(2023, 11, 21))
    answer("revoked.ocsp", brief, root, revoked=datetime(2021, 6, 1))
    later = datetime(2027, 1, 1)
    answer("later.ocsp", brief, root, this=later, next=datetime(2027, 2, 1), revoked=later)
    crl("good.crl", root)
    crl("revoked.crl", root, (brief, datetime(2021, 6, 1)))
    crl("here.crl", root, None, (scope(place("here")), True))
    crl("elsewhere.crl", root, None, (scope(place("elsewhere")), True))
    crl("authorities.crl", root, None, (scope(None, authorities=True), True))


def scope(names, authorities=False):
    return x509.IssuingDistributionPoint(
        full_name=names, relative_name=None, only_contains_user_certs=False,
        only_contains_ca_certs=authorities, only_some_reasons=None, indirect_crl=False,
        only_contains_attribute_certs=False)  # fmt: skip


if __name__ == "__main__":
    main()
