# SPDX-License-Identifier: MIT
"""``python -m recto.view FILE``."""

import argparse
import sys

from ..errors import RectoError


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m recto.view", description="Shows a PDF.")
    parser.add_argument("file", nargs="?", help="the PDF; asked for in a window unless given")
    parser.add_argument("--server", help="the recto program; else $RECTO, else recto")
    parser.add_argument("--password", help="the document's password, instead of a question")
    arguments = parser.parse_args()
    try:
        import tkinter
    except ImportError:
        sys.exit("The viewer needs Tk for this Python: on Debian, apt install python3-tk.")
    from .opening import NothingChosen
    from .window import Window

    try:
        window = Window(arguments.file, server=arguments.server, password=arguments.password)
    except NothingChosen:
        return
    except (RectoError, FileNotFoundError, tkinter.TclError) as error:
        sys.exit(f"{error}")
    window.run()


if __name__ == "__main__":
    main()
