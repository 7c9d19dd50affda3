# SPDX-License-Identifier: AGPL-3.0-or-later
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import Any, List, Literal, TypedDict

from .tool_tool_get_result import Component


PointerType = Literal["touch", "mouse", "pen"]


GesturePhase = Literal["began", "moved", "ended", "cancelled"]


PointerPhase = Literal["down", "move", "up", "cancel", "hover"]


#: The user's answer, by the kind of the requirement: `text` a string; `number` a number; `choice`
#: the id of one of the choices, an array of ids where it `takesSeveral`, or any text where it
#: `takesOther`; `file` `{path}` or `{data, name, mimeType?}`; `link` an `Action`, `{uri}` or
#: `{pageIndex}`; `signature` `{strokes: [[x0, y0, …]]}` in any scale, `{image: {path} | {data,
#: name}}` or `{text}`; `sound` `{data, rate, channels?, bits?, encoding?}`; `confirm` a boolean.
Answer = Any


ComponentName = Literal[
    "selectAnnotation", "deselectAnnotation", "transformAnnotation", "editAnnotation",
    "openLinkAnnotation", "showAnnotationMenu", "selectText", "deselectText", "toggleUserInterface",
    "allAnnotationInteractions", "allTextInteractions", "allInteractions",
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


Hook = Literal[
    "tool/shouldChange", "annotations/shouldSelect", "annotations/shouldEdit", "links/shouldFollow",
    "menu/shouldShow",
]


class InteractionAddHookResult(TypedDict):
    """`InteractionAddHookResult` on the wire."""

    #: What `interaction/removeHook` takes.
    hookId: str
