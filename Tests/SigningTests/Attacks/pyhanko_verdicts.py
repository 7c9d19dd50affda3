# SPDX-License-Identifier: AGPL-3.0-or-later
"""What pyHanko says of signed files: a line for each, `allowed`, or `refused` and why.

python3 pyhanko_verdicts.py FOLDER ROOT
"""

import binascii
import io
import logging
import re
import sys
from pathlib import Path

from pyhanko.keys import load_cert_from_pemder
from pyhanko.pdf_utils import generic
from pyhanko.pdf_utils.reader import PdfFileReader
from pyhanko.sign.validation import validate_pdf_signature
from pyhanko_certvalidator import ValidationContext


DIGITS = re.compile(rb"<((?:[0-9A-Fa-f]{2})*)>")
read_hex_string = generic.read_hex_string_from_stream


def read_digits(stream):
    """As pyHanko does it, but not a byte at a time if there are only digits, as in a signature."""
    place = stream.tell()
    found = DIGITS.match(stream.read(1 << 16))
    stream.seek(place + (found.end() if found else 0))
    if not found:
        return read_hex_string(stream)
    return generic.pdf_string(binascii.unhexlify(found.group(1)))


generic.read_hex_string_from_stream = read_digits


def verdict(path, context):
    """On the first signature: whether it is intact and the changes since are allowed."""
    with io.BytesIO(path.read_bytes()) as file:
        signatures = PdfFileReader(file).embedded_signatures
        if not signatures:
            return "refused: there is no signature"
        status = validate_pdf_signature(signatures[0], signer_validation_context=context)
        if status.intact and status.valid and status.trusted and status.docmdp_ok:
            return "allowed"
        return f"refused: {status.diff_result or status.summary()}"


def main():
    logging.disable(logging.CRITICAL)
    folder, root = Path(sys.argv[1]), Path(sys.argv[2])
    context = ValidationContext(trust_roots=[load_cert_from_pemder(str(root))])
    for path in sorted(folder.glob("*.pdf")):
        try:
            answer = verdict(path, context)
        except Exception as error:  # pyHanko refuses what it cannot read with errors of many kinds.
            answer = f"refused: {type(error).__name__} {error}"
        print(path.stem, " ".join(answer.split()), sep="\t")


main()
