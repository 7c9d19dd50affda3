# SPDX-License-Identifier: MIT
"""Text within the width that the project keeps."""

import textwrap

WIDTH = 100


def wrapped(text, indent, hanging=None):
    """Lines of prose; `hanging` indents all but the first."""
    return textwrap.wrap(
        text,
        WIDTH,
        initial_indent=indent,
        subsequent_indent=indent if hanging is None else hanging,
        break_long_words=False,
        break_on_hyphens=False,
    )


def docstring(summary, paragraphs, indent):
    """A docstring: a summary, and paragraphs of lines that are indented already."""
    lines = wrapped(summary.replace("\\", "\\\\"), indent + '"""', indent)
    for paragraph in paragraphs:
        lines += ["", *(line.replace("\\", "\\\\") for line in paragraph)]
    if len(lines) == 1 and len(lines[0]) + 3 <= WIDTH:
        return [lines[0] + '"""']
    return [*lines, indent + '"""']


def bracketed(opening, parts, closing, indent):
    """`opening(parts)closing` on a line if it fits, else a part a line."""
    line = f"{indent}{opening}{', '.join(parts)}{closing}"
    if len(line) <= WIDTH:
        return [line]
    return [indent + opening, *(f"{indent}    {part}," for part in parts), indent + closing]
