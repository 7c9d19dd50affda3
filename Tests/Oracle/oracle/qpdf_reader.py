# SPDX-License-Identifier: AGPL-3.0-or-later
"""What qpdf's JSON says."""

import hashlib
import json
import subprocess

TIMEOUT = 60
KEYS = ("acroform", "outlines", "attachments", "pages")
PUSH_BUTTON, RADIO, COMBO = 1 << 16, 1 << 15, 1 << 17


def facts(path):
    status, output = _qpdf("--json=2", *(f"--json-key={key}" for key in KEYS), path)
    if status not in (0, 3):
        return {"refused": status}
    told = json.loads(output)
    return {
        "pages": len(told["pages"]),
        "outline": list(_outline(told["outlines"], 0)),
        "fields": _fields(told["acroform"]["fields"]),
        "attachments": sorted(_attachments(path, told["attachments"])),
    }


def _qpdf(*arguments):
    try:
        run = subprocess.run(
            ["qpdf", *(str(part) for part in arguments)], capture_output=True, timeout=TIMEOUT
        )
    except subprocess.TimeoutExpired:
        return "timeout", b""
    return run.returncode, run.stdout


def _outline(entries, level):
    for entry in entries:
        page = entry["destpageposfrom1"]
        yield [level, entry["title"], page - 1 if page else None]
        yield from _outline(entry["kids"], level + 1)


def _fields(entries):
    fields = {}
    for entry in entries:
        if entry["fullname"]:
            value = {"type": _kind(entry), "value": _value(entry["value"])}
            fields.setdefault(entry["fullname"], value)
    return fields


def _kind(entry):
    flags = entry["fieldflags"]
    return {
        "/Tx": "text",
        "/Sig": "signature",
        "/Ch": "comboBox" if flags & COMBO else "listBox",
        "/Btn": "button" if flags & PUSH_BUTTON else "radio" if flags & RADIO else "checkBox",
    }.get(entry["fieldtype"])


def _value(value):
    """A value without the prefix by which qpdf tells strings from names."""
    if isinstance(value, str):
        return value.removeprefix("u:") if value.startswith("u:") else value.removeprefix("/")
    if isinstance(value, list):
        return [_value(part) for part in value]
    return None


def _attachments(path, entries):
    for key, entry in entries.items():
        status, data = _qpdf(f"--show-attachment={key}", path)
        content = hashlib.sha256(data).hexdigest() if status in (0, 3) else f"qpdf {status}"
        yield [entry["preferredname"], content]
