# SPDX-License-Identifier: AGPL-3.0-or-later
"""A document that anybody can open, and a file in it that takes a password (ISO 32000-2, 7.6: EFF)."""

import hashlib

from .canvas import Canvas
from .pdf import PDF

PASSWORD, OWNER = b"secret", b"owner"
PADDING = bytes.fromhex("28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a")
IDENTITY = hashlib.md5(b"A locked attachment").digest()
PERMISSIONS = -4
ROUNDS = 50


def rc4(key, data):
    state, j = list(range(256)), 0
    for i in range(256):
        j = (j + state[i] + key[i % len(key)]) % 256
        state[i], state[j] = state[j], state[i]
    i = j = 0
    out = bytearray()
    for byte in data:
        i = (i + 1) % 256
        j = (j + state[i]) % 256
        state[i], state[j] = state[j], state[i]
        out.append(byte ^ state[(state[i] + state[j]) % 256])
    return bytes(out)


def hashed(data):
    for _ in range(ROUNDS + 1):
        data = hashlib.md5(data).digest()
    return data


def rounds(key, data):
    """Algorithms 3 and 5: twenty times, with a key that differs each time."""
    for index in range(20):
        data = rc4(bytes(byte ^ index for byte in key), data)
    return data


def padded(password):
    return (password + PADDING)[:32]


def make():
    owner = rounds(hashed(padded(OWNER)), padded(PASSWORD))
    key = hashed(padded(PASSWORD) + owner + (PERMISSIONS & 0xFFFFFFFF).to_bytes(4, "little") + IDENTITY)
    user = rounds(key, hashlib.md5(PADDING + IDENTITY).digest()) + bytes(16)

    pdf = PDF(title="A locked attachment")
    pdf.page([0, 0, 200, 100], Canvas().text(20, 50, "Open to all"))
    stream = pdf.reserve()
    own = hashlib.md5(key + int(stream).to_bytes(3, "little") + bytes(2)).digest()
    pdf.put(stream, {"Type": "/EmbeddedFile"}, rc4(own, b"Not open to all\n"))
    file = pdf.add({"Type": "/Filespec", "F": "note.txt", "UF": "note.txt", "EF": {"F": stream}})
    pdf.catalog["Names"] = {"EmbeddedFiles": {"Names": ["note", file]}}
    crypt = {"Type": "/CryptFilter", "CFM": "/V2", "AuthEvent": "/EFOpen", "Length": 16}
    pdf.identity = IDENTITY
    pdf.encrypt = pdf.add({
        "Filter": "/Standard", "V": 4, "R": 4, "Length": 128, "P": PERMISSIONS,
        "O": owner, "U": user, "CF": {"StdCF": crypt},
        "StmF": "/Identity", "StrF": "/Identity", "EFF": "/StdCF",
    })  # fmt: skip
    return pdf.bytes()
