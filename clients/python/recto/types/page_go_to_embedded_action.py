# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, List, Literal, TypedDict, Union


if TYPE_CHECKING:
    from .page import GoToEmbeddedActionPlace, GoToEmbeddedActionTargetsItem
    from .page_set_layers_action import Action


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


class _LaunchAction(TypedDict):
    """What every `LaunchAction` has."""

    kind: Literal["launch"]
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
    name: str


class NamedAction(_NamedAction, total=False):
    """`NamedAction` on the wire."""

    #: The following actions. The server sends a list.
    next: Union[List[Action], Action]


class _UriAction(TypedDict):
    """What every `UriAction` has."""

    kind: Literal["uri"]
    uri: str


class UriAction(_UriAction, total=False):
    """`UriAction` on the wire."""

    isMap: bool
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


class _ImportDataAction(TypedDict):
    """What every `ImportDataAction` has."""

    kind: Literal["importData"]


class ImportDataAction(_ImportDataAction, total=False):
    """`ImportDataAction` on the wire."""

    path: str
    #: The following actions. The server sends a list.
    next: Union[List[Action], Action]


class _JavaScriptAction(TypedDict):
    """What every `JavaScriptAction` has."""

    kind: Literal["javaScript"]
    script: str


class JavaScriptAction(_JavaScriptAction, total=False):
    """`JavaScriptAction` on the wire."""

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


class _ResetFormAction(TypedDict):
    """What every `ResetFormAction` has."""

    kind: Literal["resetForm"]


class ResetFormAction(_ResetFormAction, total=False):
    """`ResetFormAction` on the wire."""

    fields: List[str]
    flags: List[str]
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


class SetLayersActionLayersItem(TypedDict, total=False):
    """`SetLayersActionLayersItem` on the wire."""

    layer: int
    state: str
