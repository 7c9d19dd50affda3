# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, List, Literal, TypedDict


if TYPE_CHECKING:
    from .document import AnnotationType, Rect


PlaybackStart = Literal["touch", "pageOpen", "pageVisible"]


class _Playback(TypedDict):
    """What every `Playback` has."""

    #: The start of playback; `touch` waits for the user.
    start: PlaybackStart


class Playback(_Playback, total=False):
    """A document's settings for the playback of media, if it has any."""

    #: Whether to show the player's controls.
    controls: bool
    #: How often to play; 0 for endlessly.
    repeats: float
    #: The volume, 0 to 1.
    volume: float
    #: The speed; 1 is normal.
    speed: float


class _Media(TypedDict):
    """What every `Media` has."""

    #: The annotation.
    annotationId: str
    #: The annotation's type: `sound`, `movie`, `screen`, `richMedia` or `3D`.
    kind: AnnotationType
    #: The page, from 0.
    pageIndex: int
    #: The rectangle on the page, in page space.
    rect: Rect
    #: The file's name in the document; never use it as a path.
    name: str
    #: The MIME type, from the content, the document, or the name.
    mimeType: str
    #: Whether the file is embedded in the document.
    embedded: bool
    #: Whether common players can play the file: sounds and videos, but not Flash or 3D models.
    playable: bool
    #: Whether the page shows a poster image until the media plays.
    poster: bool
    #: The playback settings of the document.
    playback: Playback


class Media(_Media, total=False):
    """The media of an annotation."""

    #: The MIME type that the document declares, if different.
    declaredType: str
    #: The name of the external file, if it is not embedded.
    reference: str
    #: The size in bytes, if the document has it.
    bytes: int
    #: The duration in seconds, if the beginning of the file has it.
    duration: float
    #: For rich media with several files: their names, the default one first.
    files: List[str]


class MediaListResult(TypedDict):
    """`MediaListResult` on the wire."""

    #: The media.
    media: List[Media]


class _MediaOpenResult(TypedDict):
    """What every `MediaOpenResult` has."""

    #: The path of the temporary file.
    path: str
    #: The annotation's type.
    kind: AnnotationType
    #: The file's name in the document.
    name: str
    #: The MIME type of the file.
    mimeType: str
    #: Whether common players can play the file.
    playable: bool
    #: The page.
    pageIndex: int
    #: The rectangle of the annotation, in page space.
    rect: Rect
    #: The playback settings of the document.
    playback: Playback


class MediaOpenResult(_MediaOpenResult, total=False):
    """`MediaOpenResult` on the wire."""

    #: The duration in seconds, if the beginning of the file gives it.
    duration: float


class MediaCloseResult(TypedDict):
    """`MediaCloseResult` on the wire."""

    #: Whether there were files to remove.
    closed: bool


MediaControlOperation = Literal["play", "stop", "pause", "resume", "playOrResume"]
