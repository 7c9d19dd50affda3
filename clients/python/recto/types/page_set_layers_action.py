# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, List, Literal, TypedDict, Union

from .page import GoToAction, GoToRemoteAction
from .page_go_to_embedded_action import (GoTo3DViewAction, GoToEmbeddedAction, HideAction,
    ImportDataAction, JavaScriptAction, LaunchAction, MovieAction, NamedAction, RenditionAction,
    ResetFormAction, RichMediaExecuteAction, UriAction)

if TYPE_CHECKING:
    from .document import Base64, Rect
    from .document_failed_provider import SharedMemory
    from .page import Quad
    from .page_go_to_embedded_action import SetLayersActionLayersItem


class _SetLayersAction(TypedDict):
    """What every `SetLayersAction` has."""

    kind: Literal["setLayers"]


class SetLayersAction(_SetLayersAction, total=False):
    """`SetLayersAction` on the wire."""

    layers: List[SetLayersActionLayersItem]
    preserveRadioGroups: bool
    #: The following actions. The server sends a list.
    next: Union[List[Action], Action]


class _SoundAction(TypedDict):
    """What every `SoundAction` has."""

    kind: Literal["sound"]


class SoundAction(_SoundAction, total=False):
    """`SoundAction` on the wire."""

    sound: int
    volume: float
    synchronous: bool
    repeat: bool
    mix: bool
    #: The following actions. The server sends a list.
    next: Union[List[Action], Action]


class _SubmitFormAction(TypedDict):
    """What every `SubmitFormAction` has."""

    kind: Literal["submitForm"]


class SubmitFormAction(_SubmitFormAction, total=False):
    """`SubmitFormAction` on the wire."""

    url: str
    fields: List[str]
    flags: List[str]
    #: The following actions. The server sends a list.
    next: Union[List[Action], Action]


class ThreadActionThread(TypedDict, total=False):
    """`ThreadActionThread` on the wire."""

    index: int
    object: int
    title: str


class ThreadActionBead(TypedDict, total=False):
    """`ThreadActionBead` on the wire."""

    index: int
    object: int
    title: str


class _ThreadAction(TypedDict):
    """What every `ThreadAction` has."""

    kind: Literal["thread"]


class ThreadAction(_ThreadAction, total=False):
    """`ThreadAction` on the wire."""

    path: str
    thread: ThreadActionThread
    bead: ThreadActionBead
    #: The following actions. The server sends a list.
    next: Union[List[Action], Action]


class TransitionActionTransition(TypedDict, total=False):
    """`TransitionActionTransition` on the wire."""

    dimension: str
    direction: Union[float, str]
    duration: float
    isRectangular: bool
    motion: str
    scale: float
    style: str


class _TransitionAction(TypedDict):
    """What every `TransitionAction` has."""

    kind: Literal["transition"]


class TransitionAction(_TransitionAction, total=False):
    """`TransitionAction` on the wire."""

    transition: TransitionActionTransition
    #: The following actions. The server sends a list.
    next: Union[List[Action], Action]


class _OtherAction(TypedDict):
    """What every `OtherAction` has."""

    kind: str


class OtherAction(_OtherAction, total=False):
    """An action of another kind, of which only the name is reported. It cannot be written."""

    #: The following actions. The server sends a list.
    next: Union[List[Action], Action]


#: An action, by its `kind`: see [the table of actions](#actions).
Action = Union[
    GoToAction, GoToRemoteAction, GoToEmbeddedAction, LaunchAction, NamedAction, UriAction,
    GoTo3DViewAction, HideAction, ImportDataAction, JavaScriptAction, MovieAction, RenditionAction,
    ResetFormAction, RichMediaExecuteAction, SetLayersAction, SoundAction, SubmitFormAction,
    ThreadAction, TransitionAction, OtherAction,
]


class _Link(TypedDict):
    """What every `Link` has."""

    #: The link's rectangle, in page space.
    rect: Rect
    #: The link's action.
    action: Action


class Link(_Link, total=False):
    """`Link` on the wire."""

    #: For a detected address: the quads of its lines, in page space.
    quads: List[Quad]


class PageLinksResult(TypedDict):
    """`PageLinksResult` on the wire."""

    #: The links, bottommost first, then the detected ones in text order.
    links: List[Link]


ColorSpace = Literal["gray", "rgb", "cmyk", "lab", "indexed", "separation", "stencil"]


class PageImage(TypedDict):
    """An image that a page shows."""

    #: The index for `page/image` and `selection/set`.
    index: int
    #: The bounding box of the visible part, in page space.
    rect: Rect
    #: The corners of the whole image as stored, in page space; it may be slanted.
    quad: Quad
    #: The stored width in pixels.
    width: int
    #: The stored height in pixels.
    height: int
    #: The bits per colour component: 1 for a bitmap, usually 8 for others.
    bitsPerComponent: int
    #: The colour space; a `stencil` is a mask for one colour.
    colorSpace: ColorSpace
    #: Whether the image has transparent parts.
    alpha: bool
    #: The format that `page/image` returns by default.
    mimeType: str


class PageImagesResult(TypedDict):
    """`PageImagesResult` on the wire."""

    #: The images in drawing order, the lowest first.
    images: List[PageImage]


ImageFormat = Literal["original", "png"]


class _PageImageResult(TypedDict):
    """What every `PageImageResult` has."""

    #: `image/png` or `image/jpeg`.
    mimeType: str
    #: The width in pixels.
    width: int
    #: The height in pixels.
    height: int


class PageImageResult(_PageImageResult, total=False):
    """`PageImageResult` on the wire."""

    #: The file, if delivered inline.
    data: Base64
    #: The path of the file; the client deletes it.
    path: str
    #: The POSIX shared memory with the file; the client unlinks it.
    sharedMemory: SharedMemory


class PageContentBoxResult(TypedDict, total=False):
    """`PageContentBoxResult` on the wire."""

    #: The rectangle in page space, accurate to a point; absent for an empty page.
    rect: Rect
