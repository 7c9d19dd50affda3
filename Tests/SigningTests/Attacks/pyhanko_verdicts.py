# SPDX-License-Identifier: AGPL-3.0-or-later
"""What pyHanko says of signed files: a line for each, `intact` and whether the changes are allowed.

python3 pyhanko_verdicts.py FOLDER
"""

import logging
import sys
from pathlib import Path

from pyhanko.keys import load_cert_from_pemder
from pyhanko.pdf_utils.reader import PdfFileReader
from pyhanko.sign.validation import validate_pdf_signature
from pyhanko_certvalidator import ValidationContext


def verdict(path, context):
    """Of the first signature: `allowed`, `refused`, or why there is none."""
    with path.open("rb") as file:
        reader = PdfFileReader(file)
        signatures = reader.embedded_signatures
        if not signatures:
            return "unsigned"
        status = validate_pdf_signature(signatures[0], signer_validation_context=context)
        return "allowed" if status.intact and status.docmdp_ok else "refused"


def main():
    logging.disable(logging.CRITICAL)
    folder, root = Path(sys.argv[1]), Path(sys.argv[2])
    context = ValidationContext(trust_roots=[load_cert_from_pemder(str(root))])
    for path in sorted(folder.glob("*.pdf")):
        try:
            answer = verdict(path, context)
        except Exception as error:  # pyHanko refuses files in many ways.
            answer = "error " + type(error).__name__
        print(path.stem, answer, sep="\t")


main()
