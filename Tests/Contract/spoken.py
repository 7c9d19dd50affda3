# SPDX-License-Identifier: AGPL-3.0-or-later
"""The messages of transcripts: who says what, and to which method it belongs."""

import json
import re

FENCE = re.compile(r"^```transcript(?!-raw)[^\n]*\n(.*?)^```", re.MULTILINE | re.DOTALL)
CALL = re.compile(r"^([\w$][\w$/]*)(?: (.*))?$", re.DOTALL)
CLIENT, SERVER = "→", "←"


def messages(text, notifications):
    """Each message that a document's transcripts show as a whole: (what, method, value).

    `what` is "params", "result" or "error" of what the client calls, and "told", "asked" or "answer"
    of what the server does. A client's notification has no answer.
    """
    for fence in FENCE.finditer(text):
        yield from _spoken(_entries(fence.group(1)), notifications)


def _entries(body):
    """The entries of a fence, each with its continuation lines joined."""
    entries = []
    for line in body.splitlines():
        if line[:2] in (f"{CLIENT} ", f"{SERVER} "):
            entries.append(line)
        elif line[:1] == " " and entries:
            entries[-1] += "" if _is_within_string(entries[-1]) else " "
            entries[-1] += line.lstrip()
    return entries


def _is_within_string(text):
    return len(re.findall(r'(?<!\\)"', text)) % 2 == 1


def _spoken(entries, notifications):
    waiting, asked, count = [], [], 0
    for entry in entries:
        speaker, rest = entry[0], entry[2:]
        if speaker == SERVER and rest.startswith("#"):
            number, _, rest = rest[1:].partition(" ")
            answered = [each for each in waiting if str(each[0]) == number]
        else:
            answered = waiting[:1]
        call = CALL.match(rest)
        if call and call.group(1) not in ("error", "true", "false", "null"):
            value = _value(call.group(2) or "{}")
            method = call.group(1)
            if speaker == CLIENT:
                if method not in notifications:
                    count += 1
                    waiting.append((count, method))
                yield "params", method, value
            elif method in notifications:
                yield "told", method, value
            else:
                asked.append(method)
                yield "asked", method, value
            continue
        is_error = rest.startswith("error ")
        value = _value(rest[6:] if is_error else rest)
        if speaker == CLIENT:
            if asked and not is_error and not isinstance(value, list):
                yield "answer", asked.pop(), value
        elif answered and not isinstance(value, list):
            waiting.remove(answered[0])
            yield ("error" if is_error else "result"), answered[0][1], value


def _value(text):
    """A value; None if the transcript leaves a part of it out."""
    try:
        return json.loads(text)
    except json.JSONDecodeError:
        return None
