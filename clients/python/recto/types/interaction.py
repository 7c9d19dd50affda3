# SPDX-License-Identifier: AGPL-3.0-or-later
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import Any, List, Literal, TypedDict, Union


PointerType = Literal["touch", "mouse", "pen"]


Modifier = Literal["shift", "control", "alt", "meta"]


Component = Literal[
    "selectAnnotation", "deselectAnnotation", "transformAnnotation", "openLinkAnnotation",
    "selectText", "deselectText", "toggleUserInterface",
]


#: A thing to draw, in page space: `{kind: "quads", role, pageIndex, quads}`, `{kind: "rect", …,
#: rect}`, `{kind: "handle", …, point}`.
OverlayItem = Any


class Overlay(TypedDict):
    """`Overlay` on the wire."""

    #: All of it, lowest first; none: clear what was drawn.
    items: List[OverlayItem]


#: Why a request failed. `{code, message, data}`
Error = Any


class _Interaction(TypedDict):
    """What every `Interaction` has."""

    #: Whether a tool took the event.
    handled: bool
    #: The tool now.
    tool: str
    #: The tool and its state now.
    state: str
    #: Every tool that saw the event, in order.
    toolPath: List[str]
    #: The component that acted.
    component: Union[Component, None]


class Interaction(_Interaction, total=False):
    """What became of an event of the user's."""

    #: What to draw over the pages now; absent: as before.
    overlay: Overlay
    #: Why a tool could not do what it was about to do.
    error: Error


GesturePhase = Literal["began", "moved", "ended", "cancelled"]


PointerPhase = Literal["down", "move", "up", "cancel", "hover"]


ComponentName = Literal[
    "selectAnnotation", "deselectAnnotation", "transformAnnotation", "openLinkAnnotation",
    "selectText", "deselectText", "toggleUserInterface", "allAnnotationInteractions",
    "allTextInteractions", "allInteractions",
]


class _ComponentState(TypedDict):
    """What every `ComponentState` has."""

    #: What requests call it.
    id: ComponentName
    #: Whether it may act; of a composed one, whether all may.
    enabled: bool
    #: Ids, in the order in which they are asked.
    conditions: List[str]
    #: Ids, in the order in which they are told.
    callbacks: List[str]


class ComponentState(_ComponentState, total=False):
    """`ComponentState` on the wire."""

    #: Of a composed one: whether some may and some may not.
    mixed: bool
    #: What a composed one consists of.
    members: List[Component]


class InteractionComponentsResult(TypedDict):
    """`InteractionComponentsResult` on the wire."""

    #: All components, then the composed ones.
    components: List[ComponentState]


#: `{"all": […]}`, `{"any": […]}`, `{"not": …}`, or one test: `{"annotationType": […]}`,
#: `{"annotationId": […]}`, `{"pageIndex": […]}`, `{"inside": rect}`, `{"author": […]}`, `{"flag":
#: […]}`, `{"tool": […]}`, `{"pointerType": […]}`, `{"mode": […]}`, `{"modifiers": […]}`, `{"zoom":
#: {"min"?, "max"?}}`.
Condition = Any


class InteractionAddConditionResult(TypedDict):
    """`InteractionAddConditionResult` on the wire."""

    #: What `interaction/removeCondition` takes.
    conditionId: str


class InteractionAddCallbackResult(TypedDict):
    """`InteractionAddCallbackResult` on the wire."""

    #: What `interaction/removeCallback` takes.
    callbackId: str
