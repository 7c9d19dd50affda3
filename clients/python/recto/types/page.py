# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, List, Literal, TypedDict, Union


if TYPE_CHECKING:
    from .document import Base64, Rect, SharedMemory


RenderFormat = Literal["png", "rgba", "bgra", "ppm", "svg", "jpeg", "webp"]


PictureCompression = Literal["fast", "small"]


RenderPurpose = Literal["screen", "print"]


#: A colour in sRGB; with opacity as `#rrggbbaa`. `"#rrggbb"`
Color = str


class _RenderColors(TypedDict):
    """What every `RenderColors` has."""

    #: The colour that replaces black; greys are interpolated.
    foreground: Color
    #: The colour that replaces white.
    background: Color


class RenderColors(_RenderColors, total=False):
    """`RenderColors` on the wire."""

    #: Whether images keep their colours.
    keepImages: bool


class _PageRenderResult(TypedDict):
    """What every `PageRenderResult` has."""

    #: The width in pixels.
    width: int
    #: The height in pixels.
    height: int
    #: The format of the picture.
    format: RenderFormat


class PageRenderResult(_PageRenderResult, total=False):
    """`PageRenderResult` on the wire."""

    #: For `rgba` and `bgra`: the bytes from one row to the next.
    stride: int
    #: The picture, if delivered inline.
    data: Base64
    #: The path of the file; the client deletes it.
    path: str
    #: The POSIX shared memory with the picture; the client unlinks it or returns it with
    #: `render/release`.
    sharedMemory: SharedMemory


class PageTextResult(TypedDict):
    """`PageTextResult` on the wire."""

    #: The text; words hyphenated across lines are joined.
    text: str


TextOrder = Literal["content", "structure"]


LayoutFormat = Literal["blocks", "html"]


#: Four corners: upper left, upper right, lower left, lower right. Clients may send coordinates from
#: -1e9 to 1e9. `[x0, y0, …, x3, y3]`
Quad = List[float]


class TextLine(TypedDict):
    """`TextLine` on the wire."""

    #: The line's bounding box, in page space.
    rect: Rect
    #: The line's text; a hyphen at its end is kept.
    text: str
    #: The line's quads, which may be slanted.
    quads: List[Quad]
    #: The size of the largest character, in 1/72 inch.
    fontSize: float


class _TextBlock(TypedDict):
    """What every `TextBlock` has."""

    #: The block's rectangle, in page space.
    rect: Rect
    #: The lines of the block.
    lines: List[TextLine]


class TextBlock(_TextBlock, total=False):
    """`TextBlock` on the wire."""

    #: The structure type, such as `P` or `H1` (ISO 32000-2, 14.8.4); only in `structure` order.
    role: str


class _PageLayoutResult(TypedDict):
    """What every `PageLayoutResult` has."""

    #: The order used; `content` if the document has no structure.
    order: TextOrder


class PageLayoutResult(_PageLayoutResult, total=False):
    """`PageLayoutResult` on the wire."""

    #: The blocks of text.
    blocks: List[TextBlock]
    #: The text as `p`, `h1` to `h6` and `blockquote`, with `b` and `i`; hyphenated words are
    #: joined.
    html: str


Fit = Literal[
    "position", "page", "width", "height", "rect", "content", "contentWidth", "contentHeight",
]


class _Destination(TypedDict):
    """What every `Destination` has."""

    #: The page, from 0.
    pageIndex: int


class Destination(_Destination, total=False):
    """A place in a document with the way to show it. Coordinates are in page space."""

    #: The part of the page to show (ISO 32000-2, table 149). By default `rect` if a rectangle is
    #: given, `position` if `left`, `top` or `zoom` is given, or else `page`.
    fit: Fit
    #: For `position`, `height` and `contentHeight`: the x coordinate at the view's left edge;
    #: absent to keep it.
    left: float
    #: For `position`, `width` and `contentWidth`: the y coordinate at the view's top edge; absent
    #: to keep it.
    top: float
    #: For `position`: the scale in pixels per point, greater than 0; absent to keep it.
    zoom: float
    #: For `rect`: the rectangle, which is then required.
    rect: Rect


class _GoToAction(TypedDict):
    """What every `GoToAction` has."""

    kind: Literal["goTo"]


class GoToAction(_GoToAction, total=False):
    """`GoToAction` on the wire."""

    #: The place.
    destination: Destination
    #: A named destination.
    name: str
    structure: int
    #: The following actions. The server sends a list.
    next: Union[List[Action], Action]


class GoToRemoteActionView(TypedDict, total=False):
    """`GoToRemoteActionView` on the wire."""

    fit: str
    left: float
    rect: List[float]
    top: float
    zoom: float


class _GoToRemoteAction(TypedDict):
    """What every `GoToRemoteAction` has."""

    kind: Literal["goToRemote"]
    #: The other file.
    path: str


class GoToRemoteAction(_GoToRemoteAction, total=False):
    """`GoToRemoteAction` on the wire."""

    #: The page, from 0.
    pageIndex: int
    #: A named destination.
    name: str
    view: GoToRemoteActionView
    newWindow: bool
    #: The following actions. The server sends a list.
    next: Union[List[Action], Action]


class _UriAction(TypedDict):
    """What every `UriAction` has."""

    kind: Literal["uri"]
    #: The address.
    uri: str


class UriAction(_UriAction, total=False):
    """`UriAction` on the wire."""

    isMap: bool
    #: The following actions. The server sends a list.
    next: Union[List[Action], Action]


class _LaunchAction(TypedDict):
    """What every `LaunchAction` has."""

    kind: Literal["launch"]
    #: The program or file.
    path: str


class LaunchAction(_LaunchAction, total=False):
    """`LaunchAction` on the wire."""

    newWindow: bool
    directory: str
    operation: str
    parameters: str
    #: The following actions. The server sends a list.
    next: Union[List[Action], Action]


class _NamedAction(TypedDict):
    """What every `NamedAction` has."""

    kind: Literal["named"]
    #: The name, such as `NextPage`.
    name: str


class NamedAction(_NamedAction, total=False):
    """`NamedAction` on the wire."""

    #: The following actions. The server sends a list.
    next: Union[List[Action], Action]


class _JavaScriptAction(TypedDict):
    """What every `JavaScriptAction` has."""

    kind: Literal["javaScript"]
    #: The script.
    script: str


class JavaScriptAction(_JavaScriptAction, total=False):
    """`JavaScriptAction` on the wire."""

    #: The following actions. The server sends a list.
    next: Union[List[Action], Action]


class GoToEmbeddedActionPlace(TypedDict, total=False):
    """`GoToEmbeddedActionPlace` on the wire."""

    fit: str
    left: float
    name: str
    pageIndex: int
    rect: List[float]
    top: float
    zoom: float


class GoToEmbeddedActionTargetsItem(TypedDict, total=False):
    """`GoToEmbeddedActionTargetsItem` on the wire."""

    annotationIndex: int
    annotationName: str
    name: str
    pageIndex: int
    pageName: str
    relation: str


class _GoToEmbeddedAction(TypedDict):
    """What every `GoToEmbeddedAction` has."""

    kind: Literal["goToEmbedded"]


class GoToEmbeddedAction(_GoToEmbeddedAction, total=False):
    """`GoToEmbeddedAction` on the wire."""

    path: str
    place: GoToEmbeddedActionPlace
    targets: List[GoToEmbeddedActionTargetsItem]
    newWindow: bool
    #: The following actions. The server sends a list.
    next: Union[List[Action], Action]


class HideActionTargetsItem(TypedDict, total=False):
    """`HideActionTargetsItem` on the wire."""

    annotationId: str
    field: str


class _HideAction(TypedDict):
    """What every `HideAction` has."""

    kind: Literal["hide"]


class HideAction(_HideAction, total=False):
    """`HideAction` on the wire."""

    targets: List[HideActionTargetsItem]
    hide: bool
    #: The following actions. The server sends a list.
    next: Union[List[Action], Action]


class _ResetFormAction(TypedDict):
    """What every `ResetFormAction` has."""

    kind: Literal["resetForm"]


class ResetFormAction(_ResetFormAction, total=False):
    """`ResetFormAction` on the wire."""

    fields: List[str]
    flags: List[str]
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


class _ImportDataAction(TypedDict):
    """What every `ImportDataAction` has."""

    kind: Literal["importData"]


class ImportDataAction(_ImportDataAction, total=False):
    """`ImportDataAction` on the wire."""

    path: str
    #: The following actions. The server sends a list.
    next: Union[List[Action], Action]


class SetLayersActionLayersItem(TypedDict, total=False):
    """`SetLayersActionLayersItem` on the wire."""

    layer: int
    state: str


class _SetLayersAction(TypedDict):
    """What every `SetLayersAction` has."""

    kind: Literal["setLayers"]


class SetLayersAction(_SetLayersAction, total=False):
    """`SetLayersAction` on the wire."""

    layers: List[SetLayersActionLayersItem]
    preserveRadioGroups: bool
    #: The following actions. The server sends a list.
    next: Union[List[Action], Action]


class _RenditionAction(TypedDict):
    """What every `RenditionAction` has."""

    kind: Literal["rendition"]


class RenditionAction(_RenditionAction, total=False):
    """`RenditionAction` on the wire."""

    annotationId: str
    rendition: int
    operation: str
    script: str
    #: The following actions. The server sends a list.
    next: Union[List[Action], Action]


class _RichMediaExecuteAction(TypedDict):
    """What every `RichMediaExecuteAction` has."""

    kind: Literal["richMediaExecute"]


class RichMediaExecuteAction(_RichMediaExecuteAction, total=False):
    """`RichMediaExecuteAction` on the wire."""

    annotationId: str
    instance: int
    command: str
    arguments: Any
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


class _MovieAction(TypedDict):
    """What every `MovieAction` has."""

    kind: Literal["movie"]


class MovieAction(_MovieAction, total=False):
    """`MovieAction` on the wire."""

    annotationId: str
    title: str
    operation: str
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


class GoTo3DViewActionView(TypedDict, total=False):
    """`GoTo3DViewActionView` on the wire."""

    index: int
    object: int
    title: str
    which: str


class _GoTo3DViewAction(TypedDict):
    """What every `GoTo3DViewAction` has."""

    kind: Literal["goTo3DView"]


class GoTo3DViewAction(_GoTo3DViewAction, total=False):
    """`GoTo3DViewAction` on the wire."""

    annotationId: str
    view: GoTo3DViewActionView
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
    GoToAction, GoToRemoteAction, UriAction, LaunchAction, NamedAction, JavaScriptAction,
    GoToEmbeddedAction, HideAction, ResetFormAction, SubmitFormAction, ImportDataAction,
    SetLayersAction, RenditionAction, RichMediaExecuteAction, SoundAction, MovieAction,
    ThreadAction, TransitionAction, GoTo3DViewAction, OtherAction,
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

    #: The rectangle in page space, accurate to a point, or to 1/1500 of the page's longer side if
    #: that is more; absent for an empty page.
    rect: Rect
