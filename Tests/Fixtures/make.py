#!/usr/bin/env python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""Writes the fixtures beside this file: the same bytes each time.

The encrypted ones are random by nature, so they are made (with qpdf) only where they are missing.
`right-to-left.pdf` comes from `make-scripts.py`.
"""

import subprocess
from pathlib import Path

from recipes import actions, addresses, annotations, apryse, attachments, blocks
from recipes import bookmarks, boxes, calculated, columns, damaged, dark, fields, filling, form
from recipes import hidden, images, layers, locked_attachment, media, menus, modern, outline, pages
from recipes import players, redactions, sample
from recipes import scripts, signature_fields, simple, synctex, tagged, vertical

HERE = Path(__file__).parent

FIXTURES = {
    "actions.pdf": actions.make,
    "addresses.pdf": addresses.make,
    "annotations.pdf": annotations.make,
    "apryse.pdf": apryse.make,
    "attachments.pdf": attachments.make,
    "blocks.pdf": blocks.make,
    "bookmarks.pdf": bookmarks.make,
    "broken.pdf": damaged.broken,
    "calculated.pdf": calculated.make,
    "cropped.pdf": boxes.cropped,
    "cropped.synctex.gz": synctex.cropped,
    "dark.pdf": dark.make,
    "empty.pdf": lambda: b"",
    "fields.pdf": fields.make,
    "filling.pdf": filling.make,
    "form.pdf": form.make,
    "fuzzing/files/layers-in-a-circle.pdf": damaged.layers_in_a_circle,
    "fuzzing/files/misfits.pdf": damaged.misfits,
    "fuzzing/files/replaced-twice.pdf": damaged.replaced_twice,
    "fuzzing/files/rootless.pdf": damaged.rootless,
    "fuzzing/files/trees-in-a-circle.pdf": damaged.trees_in_a_circle,
    "hidden.pdf": hidden.make,
    "hopeless.pdf": damaged.hopeless,
    "images.pdf": images.make,
    "layers.pdf": layers.make,
    "locked-attachment.pdf": locked_attachment.make,
    "media.pdf": media.make,
    "menus.pdf": menus.make,
    "modern.pdf": modern.make,
    "outline.pdf": outline.make,
    "pages.pdf": pages.make,
    "players.pdf": players.make,
    "redactions.pdf": redactions.make,
    "rotated.pdf": boxes.rotated,
    "sample.pdf": sample.make,
    "scripts.pdf": scripts.make,
    "signature-fields.pdf": signature_fields.make,
    "simple.pdf": simple.make,
    "simple.synctex": synctex.simple,
    "tagged.pdf": tagged.make,
    "text.pdf": damaged.text,
    "truncated.pdf": damaged.truncated,
    "two-columns.pdf": columns.make,
    "userunit.pdf": boxes.user_unit,
    "vertical.pdf": vertical.make,
}

# name: user password, owner password, restrictions; AES-256 each.
ENCRYPTED = {
    "locked.pdf": ("user", "owner", ["--modify=none", "--extract=n", "--annotate=n"]),
    "owner.pdf": ("", "owner", ["--modify=none", "--annotate=n"]),
}


def main():
    for name, make in FIXTURES.items():
        (HERE / name).write_bytes(make())
    for name, (user, owner, restrictions) in ENCRYPTED.items():
        if not (HERE / name).exists():
            encrypt = ["--encrypt", user, owner, "256", *restrictions, "--"]
            subprocess.run(["qpdf", HERE / "simple.pdf", *encrypt, HERE / name], check=True)


if __name__ == "__main__":
    main()
