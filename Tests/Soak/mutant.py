# SPDX-License-Identifier: AGPL-3.0-or-later
"""Damages PDF files at random, the same way for the same chance."""

import re
import subprocess

NUMBER = re.compile(rb"(?<![\w.#-])-?\d+(?:\.\d+)?(?![\w.])")
REFERENCE = re.compile(rb"\b(\d+) \d+ R\b")
NAME = re.compile(rb"/[A-Za-z][A-Za-z0-9]*")
ODD = (b"-1", b"0", b"2147483648", b"-2147483648", b"4294967295", b"99999999999999999999", b"1e400",
       b"0.0000000001", b"-0.5", b"null", b"[]", b"<<>>", b"()", b"/N", b"true")


def damaged(path, donor, chance):
    """The bytes of a file, damaged; half of the time where its structure lies open."""
    original = path.read_bytes()
    if chance.random() < 0.6:
        original = plain(path) or original
    data = bytearray(original)
    for _ in range(chance.choice((1, 1, 2, 3, 5, 8, 13))):
        chance.choice(WAYS)(data, donor, chance)
    return bytes(data)


def plain(path):
    """The file without compression and object streams; None where qpdf cannot."""
    done = subprocess.run(
        ["qpdf", "--qdf", "--object-streams=disable", "--decrypt", str(path), "-"],
        capture_output=True, check=False, timeout=60)
    return done.stdout if done.returncode in (0, 3) else None


def some(data, chance, most):
    """A place in the file, and the end of a piece there."""
    start = chance.randrange(len(data) + 1)
    return start, min(len(data), start + 1 + chance.randrange(most))


def flip(data, _donor, chance):
    start, end = some(data, chance, 2000)
    for place in range(start, end):
        if chance.random() < 0.01:
            data[place] ^= 1 << chance.randrange(8)


def cut(data, _donor, chance):
    if chance.random() < 0.2:
        del data[chance.randrange(len(data) + 1):]
        return
    start, end = some(data, chance, 400)
    del data[start:end]


def repeat(data, _donor, chance):
    start, end = some(data, chance, 2000)
    place = chance.randrange(len(data) + 1)
    data[place:place] = data[start:end]


def splice(data, donor, chance):
    start, end = some(donor, chance, 3000)
    place, after = some(data, chance, 500)
    data[place:after] = donor[start:end]


def exchange(pattern, other):
    """A way that puts something else in the place of what a pattern finds."""
    def way(data, _donor, chance):
        start = chance.randrange(len(data) + 1)
        found = pattern.search(data, start) or pattern.search(data)
        if found:
            data[found.start():found.end()] = other(data, found, chance)
    return way


def odd(_data, _found, chance):
    return chance.choice(ODD)


def another(pattern):
    """What the pattern finds elsewhere: circles, and values of the wrong type."""
    def find(data, found, chance):
        start = chance.randrange(len(data) + 1)
        match = pattern.search(data, start) or found
        return bytes(match.group())
    return find


def lines(change):
    """A way that takes away, doubles or exchanges whole lines: objects, and operators of contents."""
    def way(data, _donor, chance):
        start = data.rfind(b"\n", 0, chance.randrange(len(data) + 1)) + 1
        end = start
        for _ in range(chance.choice((1, 1, 1, 2, 4))):
            end = data.find(b"\n", end) + 1 or len(data)
        change(data, start, end, chance)
    return way


def take(data, start, end, _chance):
    del data[start:end]


def double(data, start, end, chance):
    place = data.rfind(b"\n", 0, chance.choice((end, chance.randrange(len(data) + 1)))) + 1
    data[place:place] = data[start:end]


def number_behind(data, found, chance):
    """The key, and a number before what belongs to it."""
    return bytes(found.group()) + b" " + chance.choice((b"0", b"1", b"7", b"-3", b"0.5", odd(data, found, chance)))


WAYS = (*[lines(take)] * 2, *[lines(double)] * 2, *[exchange(NAME, number_behind)] * 2,
        flip, cut, repeat, splice, exchange(NUMBER, odd), exchange(REFERENCE, odd),
        *[exchange(REFERENCE, another(REFERENCE))] * 3, exchange(NAME, another(NAME)),
        exchange(NUMBER, another(NUMBER)))
