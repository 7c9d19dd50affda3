# SPDX-License-Identifier: AGPL-3.0-or-later
"""A page with a text field that is signed, and changed, by what is appended to the file."""

ROOM = 12_000
PAGE = "/Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Resources << /Font << /F 7 0 R >> >>"
TEXT = b"BT /F 18 Tf 30 150 Td (A document to sign) Tj ET"
LOOK = "<< /Type /XObject /Subtype /Form /BBox [0 0 200 20] /Resources << /Font << /F 7 0 R >> >>"


class Signed:
    """Its bytes are `data`."""

    def __init__(self):
        self.widgets, self.offsets, self.count = [6], {}, 8
        self.data = b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n"
        self.append(
            {
                1: "<< /Type /Catalog /Pages 2 0 R /AcroForm 5 0 R >>",
                2: "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
                3: self.page(),
                4: stream("<<", TEXT),
                5: self.form(),
                6: self.field(""),
                7: "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
            },
        )

    def page(self, turned=""):
        kids = " ".join(f"{number} 0 R" for number in self.widgets)
        return f"<< {PAGE} /Contents 4 0 R /Annots [{kids}] {turned} >>"

    def form(self):
        fields = " ".join(f"{number} 0 R" for number in self.widgets)
        return (
            f"<< /Fields [{fields}] /SigFlags {3 if len(self.widgets) > 1 else 0} "
            "/DA (/F 12 Tf 0 g) /DR << /Font << /F 7 0 R >> >> >>"
        )

    def field(self, value, look=""):
        return (
            "<< /Type /Annot /Subtype /Widget /FT /Tx /T (Text) /F 4 /P 3 0 R /Rect [30 100 230 120] "
            f"/DA (/F 12 Tf 0 g) /V ({value}) {look} >>"
        )

    def append(self, objects):
        """Appends objects, a table of where they are, and a trailer."""
        before, first = getattr(self, "table", None), len(self.offsets) == 0
        offsets = {0: 0} if first else {}
        for number, text in sorted(objects.items()):
            offsets[number] = len(self.data)
            body = text if isinstance(text, bytes) else text.encode("latin-1")
            self.data += b"%d 0 obj\n%s\nendobj\n" % (number, body)
        self.table = len(self.data)
        self.data += b"xref\n"
        for number, offset in sorted(offsets.items()):
            kind = b"00000 n" if number else b"65535 f"
            self.data += b"%d 1\n%010d %s \n" % (number, offset, kind)
        previous = f"/Prev {before}" if before else ""
        self.data += (
            f"trailer\n<< /Size {self.count} /Root 1 0 R {previous} >>\n"
            f"startxref\n{self.table}\n%%EOF\n"
        ).encode()
        self.offsets.update(offsets)
        return self

    def sign(self, name, kind, way, Type="/Sig", **entries):
        """Signs with what a way makes of the bytes, in a field that does not show."""
        field, value = self.count, self.count + 1
        self.count += 2
        self.widgets.append(field)
        more = " ".join(f"/{key} {text}" for key, text in entries.items())
        gap = "0" * ROOM
        self.append(
            {
                1: f"<< /Type /Catalog /Pages 2 0 R /AcroForm 5 0 R {permissions(value, more)} >>",
                3: self.page(),
                5: self.form(),
                field: f"<< /Type /Annot /Subtype /Widget /FT /Sig /T ({name}) /F 132 /P 3 0 R "
                f"/Rect [0 0 0 0] /V {value} 0 R >>",
                value: f"<< /Type {Type} /Filter /Adobe.PPKLite /SubFilter /{kind} "
                f"/ByteRange [0 0000000000 0000000000 0000000000] {more} /Contents <{gap}> >>",
            },
        )
        start = self.data.rindex(b"<" + gap.encode())
        end = start + ROOM + 2
        range_ = b"[0 %010d %010d %010d]" % (start, end, len(self.data) - end)
        place = self.data.rindex(b"[0 0000000000 0000000000")
        self.data = self.data[:place] + range_ + self.data[place + len(range_) :]
        message = way(self.data[:start] + self.data[end:])
        digits = message.hex().encode().ljust(ROOM, b"0")
        assert len(digits) == ROOM
        self.data = self.data[:start] + b"<" + digits + b">" + self.data[end:]
        return self

    def fill(self):
        look = self.count
        self.count += 1
        text = b"/Tx BMC q BT /F 12 Tf 2 5 Td (Filled in) Tj ET Q EMC"
        entries = f"/AP << /N {look} 0 R >>"
        return self.append({6: self.field("Filled in", entries), look: stream(LOOK, text)})

    def annotate(self):
        note = self.count
        self.count += 1
        self.widgets.append(note)
        page = self.page()
        self.widgets.pop()
        square = "<< /Type /Annot /Subtype /Square /F 4 /P 3 0 R /Rect [40 40 90 80] /C [1 0 0] >>"
        return self.append({3: page, note: square})

    def turn(self):
        return self.append({3: self.page("/Rotate 90")})


def permissions(value, more):
    return f"/Perms << /DocMDP {value} 0 R >>" if "DocMDP" in more else ""


def stream(head, content):
    return f"{head} /Length {len(content)} >>\nstream\n".encode() + content + b"\nendstream"


class Der:
    """As much of ASN.1 as entering a time stamp in a message takes."""

    @staticmethod
    def wrap(tag, content):
        size = len(content)
        if size < 128:
            return bytes([tag, size]) + content
        digits = size.to_bytes((size.bit_length() + 7) // 8, "big")
        return bytes([tag, 128 | len(digits)]) + digits + content

    @staticmethod
    def parts(data):
        """The tags and contents of what stands one after the other."""
        found, at = [], 0
        while at < len(data):
            tag, size = data[at], data[at + 1]
            at += 2
            if size >= 128:
                count = size & 127
                size, at = int.from_bytes(data[at : at + count], "big"), at + count
            found.append((tag, data[at : at + size]))
            at += size
        return found

    @classmethod
    def join(cls, parts):
        return b"".join(cls.wrap(tag, content) for tag, content in parts)

    @classmethod
    def with_unsigned_stamp(cls, message, stamp):
        """RFC 3161, appendix A: a stamp of the signature among what is not signed of the signer."""
        [(_, outer)] = cls.parts(message)
        kind, (wrapped, inner) = cls.parts(outer)
        [(_, signed)] = cls.parts(inner)
        fields = cls.parts(signed)
        [(_, signer)] = cls.parts(fields[-1][1])
        entries = cls.parts(signer)
        signature = next(content for tag, content in reversed(entries) if tag == 4)
        name = bytes.fromhex("060b2a864886f70d010910020e")
        attribute = cls.wrap(0x30, name + cls.wrap(0x31, stamp(signature)))
        entries.append((0xA1, attribute))
        fields[-1] = (fields[-1][0], cls.wrap(0x30, cls.join(entries)))
        body = cls.wrap(0x30, cls.join(fields))
        return cls.wrap(0x30, cls.join([kind, (wrapped, body)]))
