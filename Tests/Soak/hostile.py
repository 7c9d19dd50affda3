# SPDX-License-Identifier: AGPL-3.0-or-later
"""A document with all by which a PDF can ask for the network, for files and for programs."""

SECRET = "Rumpelstiltskin"
CANARY = "canary.txt"


def hostile_document(folder):
    """The bytes of the document; what it names lies in a folder."""
    page = f"BT /F1 12 Tf 30 30 Td ({SECRET}) Tj ET /X1 Do".encode()
    links = [
        "/S /URI /URI (http://127.0.0.1:9/link)",
        "/S /Launch /F (/bin/true) /Win << /F (cmd.exe) >>",
        f"/S /Launch /F ({folder}/evil.sh)",
        f"/S /GoToR /F ({folder}/other.pdf) /D [0 /Fit]",
        "/S /GoToR /F << /FS /URL /F (http://127.0.0.1:9/remote.pdf) >> /D [0 /Fit]",
        "/S /SubmitForm /F << /FS /URL /F (http://127.0.0.1:9/submit) >> /Flags 4",
        f"/S /ImportData /F ({folder}/{CANARY})",
        f"/S /URI /URI (file://{folder}/{CANARY})",
        "/S /JavaScript /JS (app.launchURL('http://127.0.0.1:9/js'); app.openDoc('/etc/passwd');"
        " this.submitForm('http://127.0.0.1:9/');)",
        "/S /Rendition /OP 0 /AN 20 0 R /R << /S /MR /C << /S /MCD /CT (video/mp4) "
        "/D << /FS /URL /F (http://127.0.0.1:9/film.mp4) >> >> >>",
        "/S /Sound /Sound 12 0 R",
        "/S /Thread /F (http://127.0.0.1:9/thread.pdf) /D 0",
    ]
    numbers = range(20, 20 + len(links))
    objects = {
        1: b"<< /Type /Catalog /Pages 2 0 R /OpenAction 20 0 R /AcroForm 13 0 R "
           b"/AA << /WC << /S /JavaScript /JS (app.launchURL('http://127.0.0.1:9/')) >> >> "
           b"/Names << /EmbeddedFiles << /Names [(../../evil.txt) 11 0 R (a) 14 0 R] >> >> >>",
        2: b"<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>",
        3: ("<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 800] /Contents 5 0 R /Resources << /Font "
            "<< /F1 6 0 R >> /XObject << /X1 7 0 R >> >> /AA << /O 28 0 R >> /Annots ["
            + " ".join(f"{40 + n} 0 R" for n in range(len(links))) + " 60 0 R 61 0 R 62 0 R] >>"
            ).encode(),
        # Its contents are in another file (ISO 32000-2, 7.3.8.2).
        4: b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 800] /Contents 8 0 R >>",
        5: stream("", page),
        6: b"<< /Type /Font /Subtype /Type1 /BaseFont /Remote /FontDescriptor 9 0 R >>",
        7: stream(f"/Type /XObject /Subtype /Image /Width 4 /Height 1 /BitsPerComponent 8 "
                  f"/ColorSpace /DeviceGray /F ({folder}/{CANARY})", b""),
        8: stream(f"/F ({folder}/{CANARY}) /FFilter /ASCIIHexDecode", b""),
        9: b"<< /Type /FontDescriptor /FontName /Remote /FontFile 10 0 R >>",
        10: stream("/F << /FS /URL /F (http://127.0.0.1:9/font) >>", b""),
        11: b"<< /Type /Filespec /F (../../evil.txt) /UF (../../evil.txt) /EF << /F 12 0 R >> >>",
        12: stream("/Type /EmbeddedFile", b"evil"),
        13: b"<< /Fields [62 0 R] /XFA 15 0 R >>",
        14: b"<< /Type /Filespec /F (/etc/evil) /EF << /F 12 0 R >> >>",
        15: stream("", b"<xdp:xdp xmlns:xdp='http://ns.adobe.com/xdp/'><!DOCTYPE a SYSTEM "
                       b"'http://127.0.0.1:9/dtd'></xdp:xdp>"),
        60: b"<< /Type /Annot /Subtype /FileAttachment /Rect [300 700 320 720] /FS 11 0 R /NM (f) >>",
        61: b"<< /Type /Annot /Subtype /Screen /Rect [300 600 380 680] /NM (s) /A 29 0 R >>",
        62: b"<< /Type /Annot /Subtype /Widget /FT /Tx /T (t) /Rect [300 500 380 520] /NM (w) "
            b"/AA << /F 28 0 R /K 28 0 R >> >>",
    }
    for index, (number, action) in enumerate(zip(numbers, links)):
        objects[number] = f"<< /Type /Action {action} >>".encode()
        y = 780 - 40 * index
        objects[40 + index] = (f"<< /Type /Annot /Subtype /Link /Rect [20 {y - 30} 100 {y}] "
                               f"/A {number} 0 R /NM (l{index}) >>").encode()
    return write(objects)


def stream(entries, body):
    return f"<< {entries} /Length {len(body)} >>\nstream\n".encode() + body + b"\nendstream"


def write(objects):
    """A file of objects by their numbers."""
    out = bytearray(b"%PDF-1.7\n")
    places = {}
    for number, body in sorted(objects.items()):
        places[number] = len(out)
        out += f"{number} 0 obj\n".encode() + body + b"\nendobj\n"
    start, count = len(out), max(objects) + 1
    out += f"xref\n0 {count}\n".encode()
    for number in range(count):
        place = places.get(number)
        entry = f"{place:010} 00000 n \n" if place else "0000000000 65535 f \n"
        out += entry.encode()
    out += f"trailer\n<< /Size {count} /Root 1 0 R >>\nstartxref\n{start}\n%%EOF\n".encode()
    return bytes(out)
