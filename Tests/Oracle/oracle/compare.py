# SPDX-License-Identifier: AGPL-3.0-or-later
"""What recto says otherwise than other readers, as ``Difference`` values by kind."""

import collections
import unicodedata
from dataclasses import dataclass

# Readers round sizes to the point, and to single precision.
TOLERANCE = 0.6


@dataclass(frozen=True)
class Difference:
    file: str
    kind: str
    reader: str
    detail: str

    def __str__(self):
        return f"{self.file}: {self.kind} ({self.reader}): {self.detail}"


def differences(file, ours, others):
    """All differences of one file; ``others`` are facts by the name of their reader."""
    read = {name: facts for name, facts in others.items() if "pages" in facts}
    if "pages" not in ours:
        for name, facts in read.items():
            if facts["pages"]:
                yield Difference(file, "refused", name, f"{ours} against {facts['pages']} pages")
        return
    for name, facts in read.items():
        if facts["pages"] != ours["pages"]:
            detail = f"{ours['pages']} against {facts['pages']}"
            yield Difference(file, "pages", name, detail)
            continue
        for kind, compare in COMPARISONS.items():
            if kind in facts and kind in ours:
                for detail in compare(ours[kind], facts[kind]):
                    yield Difference(file, kind, name, detail)
    yield from text_differences(file, ours, read)


def text_differences(file, ours, read):
    """Pages of which recto reads another text than every other reader."""
    others = [facts["text"] for facts in read.values() if len(facts.get("text", [])) == ours["pages"]]
    for index, text in enumerate(ours["text"] if others else []):
        letters = _letters(text)
        if all(_differ(letters, _letters(other[index])) for other in others):
            detail = f"page {index}: {text[:60]!r} against {others[-1][index][:60]!r}"
            yield Difference(file, "text", "all", detail)


def _letters(text):
    """What a text consists of, whatever the order and the form in which it is written."""
    normal = unicodedata.normalize("NFKC", text)
    kept = (c for c in normal if not c.isspace() and unicodedata.category(c) != "Cf")
    return collections.Counter(kept)


def _differ(ours, theirs):
    distance = ((ours - theirs) + (theirs - ours)).total()
    return distance > max(3, 0.1 * max(ours.total(), theirs.total()))


def _numbers(ours, theirs):
    return all(abs(a - b) <= TOLERANCE for a, b in zip(ours, theirs))


def _sizes(ours, theirs):
    for index, (a, b) in enumerate(zip(ours, theirs)):
        if b is not None and not _numbers(a, b):
            yield f"page {index}: {a} against {b}"


def _boxes(ours, theirs):
    for index, (a, b) in enumerate(zip(ours, theirs)):
        for name in ("media", "crop"):
            if a.get(name) and b.get(name) and not _numbers(a[name], b[name]):
                yield f"page {index}, {name}: {a[name]} against {b[name]}"


def _outline(ours, theirs):
    if len(ours) != len(theirs):
        yield f"{len(ours)} entries against {len(theirs)}"
        return
    for a, b in zip(ours, theirs):
        a, b = [a[0], _words(a[1]), a[2]], [b[0], _words(b[1]), b[2]]
        if a != b:
            yield f"{a} against {b}"


def _words(text):
    return " ".join(text.split())


def _mapping(ours, theirs):
    for name in sorted(set(ours) | set(theirs)):
        a, b = ours.get(name, "nothing"), theirs.get(name, "nothing")
        if a != b:
            yield f"{name}: {a} against {b}"


def _fields(ours, theirs):
    def plain(fields):
        return {name: (field["type"], _value(field["value"])) for name, field in fields.items()}

    return _mapping(plain(ours), plain(theirs))


def _value(value):
    if isinstance(value, list):
        value = "".join(map(str, value))
    text = str(value or "").replace("\r\n", "\n").replace("\r", "\n")
    return "" if text == "Off" else text


def _metadata(ours, theirs):
    return _mapping(
        {key: _words(ours.get(key, "")) for key in theirs},
        {key: _words(text) for key, text in theirs.items()})


def _labels(ours, theirs):
    for index, (a, b) in enumerate(zip(ours, theirs)):
        if a != b:
            yield f"page {index}: {a!r} against {b!r}"


def _attachments(ours, theirs):
    if ours != theirs:
        yield f"{ours} against {theirs}"


COMPARISONS = {
    "labels": _labels,
    "sizes": _sizes,
    "boxes": _boxes,
    "outline": _outline,
    "destinations": _mapping,
    "fields": _fields,
    "attachments": _attachments,
    "metadata": _metadata,
}
