# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, List, Literal, TypedDict


if TYPE_CHECKING:
    from .document import AnnotationType, Rect


PlaybackStart = Literal["touch", "pageOpen", "pageVisible"]


class _Playback(TypedDict):
    """What every `Playback` has."""

    #: When it begins by itself; `touch`: when the user touches it.
    start: PlaybackStart


class Playback(_Playback, total=False):
    """How a document wants something to be played, as far as it says so."""

    #: Whether the player's controls are shown.
    controls: bool
    #: How often it is played; 0: again and again.
    repeats: float
    #: 0 to 1.
    volume: float
    #: 1 is the usual one.
    speed: float


class _Media(TypedDict):
    """What every `Media` has."""

    #: The annotation.
    annotationId: str
    #: Its type: `sound`, `movie`, `screen`, `richMedia` or `3D`.
    kind: AnnotationType
    #: The page.
    pageIndex: int
    #: The place on it, in page space.
    rect: Rect
    #: The file's name in the document; never use it as a path.
    name: str
    #: Its MIME type by content, or else as the document says, or else by its name.
    mimeType: str
    #: Whether the document holds it.
    embedded: bool
    #: Whether players play it: sounds and films, but neither Flash nor models.
    playable: bool
    #: Whether the page shows a picture of it until it plays.
    poster: bool
    #: How the document wants it to be played.
    playback: Playback


class Media(_Media, total=False):
    """The media of an annotation."""

    #: The type that the document declares, if it differs.
    declaredType: str
    #: If it does not: the file that it names.
    reference: str
    #: How large it is, where the document tells it.
    bytes: int
    #: In seconds, where the beginning of the file tells it.
    duration: float
    #: For rich media with several files: all their names, the default one first.
    files: List[str]


class MediaListResult(TypedDict):
    """`MediaListResult` on the wire."""

    #: The media.
    media: List[Media]


class _MediaOpenResult(TypedDict):
    """What every `MediaOpenResult` has."""

    #: The file.
    path: str
    #: The annotation's type.
    kind: AnnotationType
    #: The file's name in the document.
    name: str
    #: Its type.
    mimeType: str
    #: Whether players play it.
    playable: bool
    #: The page.
    pageIndex: int
    #: The place on it, in page space.
    rect: Rect
    #: How the document wants it to be played.
    playback: Playback


class MediaOpenResult(_MediaOpenResult, total=False):
    """`MediaOpenResult` on the wire."""

    #: In seconds, where its beginning tells it.
    duration: float


class MediaCloseResult(TypedDict):
    """`MediaCloseResult` on the wire."""

    #: Whether there were any files.
    closed: bool


MediaControlOperation = Literal["play", "stop", "pause", "resume", "playOrResume"]
