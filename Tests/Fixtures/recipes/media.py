# SPDX-License-Identifier: AGPL-3.0-or-later
"""A sound, films within the file and beside it, and rich media; their bytes are no real ones."""

from .annotation import annotation, link, square, uri
from .canvas import Canvas
from .pdf import PDF

SIZE = [0, 0, 400, 500]


def make():
    pdf = PDF(title="Media", author="Ann Author")
    canvas = Canvas().text(40, 450, "Media", 24)
    for index, title in enumerate(["Sound", "Film", "Film elsewhere", "Screen", "Rich media"]):
        canvas.text(40, 405 - 80 * index, title)
    first = pdf.reserve()
    sound = pdf.add({"Type": "/Sound", "R": 8000, "B": 16, "E": "/Signed"}, bytes(range(16)))
    film = {"F": embedded(pdf, "film.mov", b"film")}
    clip = {"S": "/MCD", "D": embedded(pdf, "clip.bin", b"clip"), "CT": "video/mp4"}
    play = {"S": "/Rendition", "OP": 0, "R": {"S": "/MR", "C": clip}}
    assets = {"Names": ["player.swf", embedded(pdf, "player.swf", b"swf"),
                        "rich.mp4", embedded(pdf, "rich.mp4", b"rich")]}  # fmt: skip
    pdf.page(SIZE, canvas, [
        annotation(pdf, "Sound", box(0), "sound-1", frame(0), Sound=sound, Name="/Speaker"),
        annotation(pdf, "Movie", box(1), "movie-1", frame(1), Movie=film),
        annotation(pdf, "Movie", box(2), "movie-2", frame(2), Movie={"F": "clips/song.mpg"}),
        annotation(pdf, "Screen", box(3), "screen-1", frame(3), A=play),
        annotation(pdf, "RichMedia", box(4), "rich-1", frame(4),
                   RichMediaContent={"Assets": assets}),
        link(pdf, [300, 10, 390, 40], "link-1", A=uri("https://example.org/")),
        square(pdf, [300, 400, 390, 480], "square-1", interior=[1, 1, 1]),
    ], ref=first)  # fmt: skip
    pdf.page(SIZE, Canvas().text(40, 450, "No media", 24))
    return pdf.bytes()


def box(index):
    """The place of the annotation of this index, from the top."""
    return [200, 380 - 80 * index, 280, 440 - 80 * index]


def frame(index):
    return Canvas().fill([0.9, 0.9, 0.9]).rectangle(box(index), "f")


def embedded(pdf, name, content):
    """A file specification with its file."""
    file = pdf.add({"Type": "/EmbeddedFile", "Params": {"Size": len(content)}}, content)
    return pdf.add({"Type": "/Filespec", "F": name, "UF": name, "EF": {"F": file}})
