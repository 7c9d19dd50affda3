# SPDX-License-Identifier: AGPL-3.0-or-later
"""What pdfium says."""

import ctypes
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / ".pdfium"))

import pypdfium2.raw as pdfium  # noqa: E402

KEYS = ("Title", "Author", "Subject", "Keywords", "Creator", "Producer")
TYPES = {
    pdfium.FPDF_FORMFIELD_PUSHBUTTON: "button",
    pdfium.FPDF_FORMFIELD_CHECKBOX: "checkBox",
    pdfium.FPDF_FORMFIELD_RADIOBUTTON: "radio",
    pdfium.FPDF_FORMFIELD_COMBOBOX: "comboBox",
    pdfium.FPDF_FORMFIELD_LISTBOX: "listBox",
    pdfium.FPDF_FORMFIELD_TEXTFIELD: "text",
    pdfium.FPDF_FORMFIELD_SIGNATURE: "signature",
}


def facts(path):
    pdfium.FPDF_InitLibrary()
    document = pdfium.FPDF_LoadDocument(str(path).encode(), None)
    if not document:
        return {"refused": pdfium.FPDF_GetLastError()}
    count = pdfium.FPDF_GetPageCount(document)
    environment = pdfium.FPDF_FORMFILLINFO(version=2)
    form = pdfium.FPDFDOC_InitFormFillEnvironment(document, environment)
    pages = [pdfium.FPDF_LoadPage(document, index) for index in range(count)]
    return {
        "pages": count,
        "labels": [
            _string(pdfium.FPDF_GetPageLabel, document, index) or str(index + 1)
            for index in range(count)
        ],
        "sizes": [_size(page) for page in pages],
        "boxes": [
            {
                "media": _box(pdfium.FPDFPage_GetMediaBox, page),
                "crop": _box(pdfium.FPDFPage_GetCropBox, page),
            }
            for page in pages
        ],
        "text": [_text(page) for page in pages],
        "outline": list(_outline(document, None, 0, set())),
        "destinations": dict(_destinations(document)),
        "fields": _fields(form, pages),
        "metadata": {
            key: value
            for key in KEYS
            if (value := _string(pdfium.FPDF_GetMetaText, document, key.encode()))
        },
    }


def _string(function, *arguments):
    """Calls a function of pdfium that fills a buffer with UTF-16."""
    length = function(*arguments, None, 0)
    buffer = ctypes.create_string_buffer(max(length, 2))
    function(*arguments, buffer, length)
    return buffer.raw[: max(length - 2, 0)].decode("utf-16-le", "replace")


def _wide(function, *arguments):
    """The same of one that wants its buffer as UTF-16 units."""
    length = function(*arguments, None, 0)
    buffer = (ctypes.c_ushort * max(length // 2 + 1, 2))()
    function(*arguments, buffer, length)
    return bytes(buffer)[: max(length - 2, 0)].decode("utf-16-le", "replace")


def _size(page):
    return [pdfium.FPDF_GetPageWidthF(page), pdfium.FPDF_GetPageHeightF(page)] if page else None


def _box(function, page):
    sides = [ctypes.c_float() for _ in range(4)]
    if not page or not function(page, *sides):
        return None
    return [side.value for side in sides]


def _text(page):
    text = pdfium.FPDFText_LoadPage(page) if page else None
    if not text:
        return ""
    count = max(pdfium.FPDFText_CountChars(text), 0)
    buffer = (ctypes.c_ushort * (count * 2 + 2))()
    written = pdfium.FPDFText_GetText(text, 0, count, buffer)
    pdfium.FPDFText_ClosePage(text)
    return bytes(buffer)[: max(written - 1, 0) * 2].decode("utf-16-le", "replace")


def _outline(document, parent, level, seen):
    entry = pdfium.FPDFBookmark_GetFirstChild(document, parent)
    while entry:
        address = ctypes.cast(entry, ctypes.c_void_p).value
        if address in seen:
            return
        seen.add(address)
        target = pdfium.FPDFBookmark_GetDest(document, entry)
        page = pdfium.FPDFDest_GetDestPageIndex(document, target) if target else -1
        title = _string(pdfium.FPDFBookmark_GetTitle, entry)
        yield [level, title, page if page >= 0 else None]
        yield from _outline(document, entry, level + 1, seen)
        entry = pdfium.FPDFBookmark_GetNextSibling(document, entry)


def _destinations(document):
    for index in range(pdfium.FPDF_CountNamedDests(document)):
        length = ctypes.c_long(0)
        pdfium.FPDF_GetNamedDest(document, index, None, length)
        if length.value <= 0:
            continue
        buffer = ctypes.create_string_buffer(length.value)
        target = pdfium.FPDF_GetNamedDest(document, index, buffer, length)
        name = buffer.raw[: max(length.value - 2, 0)].decode("utf-16-le", "replace")
        page = pdfium.FPDFDest_GetDestPageIndex(document, target) if target else -1
        yield name, page if page >= 0 else None


def _fields(form, pages):
    fields = {}
    for page in filter(None, pages):
        for index in range(pdfium.FPDFPage_GetAnnotCount(page)):
            widget = pdfium.FPDFPage_GetAnnot(page, index)
            kind = TYPES.get(pdfium.FPDFAnnot_GetFormFieldType(form, widget)) if widget else None
            if kind is None:
                continue
            name = _wide(pdfium.FPDFAnnot_GetFormFieldName, form, widget)
            value = _wide(pdfium.FPDFAnnot_GetFormFieldValue, form, widget)
            if name:
                fields.setdefault(name, {"type": kind, "value": value})
    return fields
