# SPDX-License-Identifier: AGPL-3.0-or-later
"""What annotations can play, of every kind and with names that no file may have; the contents have
the heads of real files."""

import struct

from .annotation import annotation
from .canvas import Canvas
from .pdf import PDF

SIZE = [0, 0, 400, 600]


def make():
    pdf = PDF(title="Players", author="Ann Author")
    canvas = Canvas().text(40, 560, "Players", 24)
    first = pdf.reserve()
    boxes = iter([40 + 120 * column, 480 - 60 * row, 120 + 120 * column, 520 - 60 * row]
                 for row in range(8) for column in range(3))  # fmt: skip
    annotations = []

    def add(subtype, name, **entries):
        box = next(boxes)
        drawing = Canvas().fill([0.9, 0.9, 0.9]).rectangle(box, "f")
        annotations.append(pdf.add(annotation(pdf, subtype, box, name, drawing, **entries)))
        return annotations[-1]

    def sound(name, **entries):
        entries = {"Type": "/Sound", "R": 8000, **entries}
        return add("Sound", name, Sound=pdf.add(entries, bytes(range(0, 256)) * 16))

    def movie(name, file, **entries):
        return add("Movie", name, Movie={"F": file}, **entries)

    def rich(name, assets, **entries):
        names = [part for file, ref in assets for part in (file, ref)]
        content = {"Assets": {"Names": names}, **entries.pop("content", {})}
        return add("RichMedia", name, RichMediaContent=content, **entries)

    sound("sound-raw")
    sound("sound-stereo", R=44100, C=2, B=16, E="/Signed")
    sound("sound-mulaw", E="/muLaw")
    sound("sound-odd", E="/Vorbis")
    activation = {"ShowControls": True, "Mode": "/Repeat", "Volume": 0.5, "Rate": 2}
    movie("movie-mp4", embedded(pdf, "film.mov", mp4(12500), "video/quicktime"), A=activation)
    movie("movie-hostile", embedded(pdf, "../../.bash_history\n\u202egnp.sh", wave(4000)))
    movie("movie-dots", embedded(pdf, "...", b"\x1aE\xdf\xa3 webm"))
    movie("movie-script", embedded(pdf, "run.desktop", b"[Desktop Entry]\nExec=true"))
    movie("movie-elsewhere", "clips/song.mpg")
    clip = embedded(pdf, "clip", mp4(2000), None)
    parameters = {"BE": {"C": False, "V": 40, "RC": 3}, "MH": {"V": 60}}
    play = rendition(clip, "video/mp4", P=parameters)
    add("Screen", "screen-own", AA={"PV": {"S": "/Rendition", "OP": 4, "R": play}})
    target = add("Screen", "screen-target")
    other = pdf.add(rendition(embedded(pdf, "other.wav", wave(8000)), "audio/x-wav"))
    third = pdf.add(rendition(embedded(pdf, "third.mp3", b"ID3\x04third"), "audio/mp3"))
    for number, shown in [(1, other), (2, third)]:
        push = {"S": "/Rendition", "OP": 0, "R": shown, "AN": target}
        add("Link", f"button-{number}", A=push)
    add("Screen", "screen-empty")
    add("3D", "model", **{"3DD": pdf.add({"Type": "/3D", "Subtype": "/U3D"}, b"U3D\0" + bytes(28))})
    rich("rich-flash", [("game.swf", embedded(pdf, "game.swf", b"CWS\x09game"))])
    player = embedded(pdf, "VideoPlayer.swf", b"CWS\x09player")
    files = [("a.mp3", embedded(pdf, "a.mp3", b"ID3\x04a")),
             ("film.flv", embedded(pdf, "film.flv", b"FLV\x01film")),
             ("VideoPlayer.swf", player)]  # fmt: skip
    shown = {"Type": "/RichMediaInstance", "Subtype": "/Flash", "Asset": player,
             "Params": {"FlashVars": "skin=none.swf&source=film.flv&autoPlay=false"}}  # fmt: skip
    configuration = {"Subtype": "/Video", "Instances": [shown]}
    settings = {"Activation": {"Condition": "/PV"}}
    rich("rich-player", files, content={"Configurations": [configuration]},
         RichMediaSettings=settings)  # fmt: skip
    one = embedded(pdf, "one.mp4", mp4(1000))
    two = embedded(pdf, "two.mp4", mp4(2000))
    first_of_two, second_of_two = (
        pdf.add({"Subtype": "/Video", "Instances": [{"Subtype": "/Video", "Asset": asset}]})
        for asset in (one, two)
    )
    rich("rich-configured", [("one.mp4", one), ("two.mp4", two)],
         content={"Configurations": [first_of_two, second_of_two]},
         RichMediaSettings={"Activation": {"Condition": "/XA", "Configuration": second_of_two}})  # fmt: skip
    rich("rich-empty", [])
    pdf.page(SIZE, canvas, annotations, ref=first)
    pdf.page(SIZE, Canvas().text(40, 450, "No media", 24))
    return pdf.bytes()


def rendition(file, mime, **entries):
    clip = {"S": "/MCD", "D": file, "CT": mime}
    section = {"S": "/MCS", "D": clip}
    return {"S": "/SR", "R": [{"S": "/MR"}, {"S": "/MR", "C": section}], **entries}


def embedded(pdf, name, content, subtype=None):
    """A file specification with its file."""
    entries = {"Type": "/EmbeddedFile", "Params": {"Size": len(content)}}
    if subtype:
        entries["Subtype"] = "/" + subtype.replace("/", "#2F")
    file = pdf.add(entries, content)
    return pdf.add({"Type": "/Filespec", "F": name, "UF": name, "EF": {"F": file}})


def wave(count):
    """A WAVE file of so many samples of a byte, 8000 a second."""
    body = b"fmt " + struct.pack("<IHHIIHH", 16, 1, 1, 8000, 8000, 1, 8)
    body += b"data" + struct.pack("<I", count) + bytes([128]) * count
    return b"RIFF" + struct.pack("<I", len(body) + 4) + b"WAVE" + body


def mp4(milliseconds):
    """The head of a film of so many milliseconds."""
    header = bytes(12) + struct.pack(">II", 1000, milliseconds) + bytes(80)
    movie = box(b"moov", box(b"mvhd", header))
    return box(b"ftyp", b"isom\0\0\2\0isommp42") + movie + box(b"mdat", bytes(64))


def box(name, content):
    return struct.pack(">I", len(content) + 8) + name + content
