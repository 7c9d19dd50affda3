# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import Optional, Union

from ..asker import Asker
from ..types.action import ActionListResult, ActionSetResult, ActionTrigger
from ..types.bookmarks import BookmarksRunResult
from ..types.page import Action


class ActionMethods(Asker):
    """Methods of `action`."""

    def action_run(
        self,
        *,
        documentId: str,
        viewId: Optional[str] = None,
        action: Optional[Action] = None,
        name: Optional[str] = None,
        trigger: Optional[ActionTrigger] = None,
        annotationId: Optional[str] = None,
        pageIndex: Optional[int] = None,
        timeout: Optional[float] = None,
    ) -> BookmarksRunResult:
        """Runs an action, or the action of a trigger, in a view. The actions that follow it run
        too. Annotations, pages and the document have triggers, such as before printing. Actions of
        the document need no view.

        - `documentId`: The document.
        - `viewId`: The view; by default the document's first.
        - `action`: The action. Give this, `name` or `trigger`.
        - `name`: A named destination to go to.
        - `trigger`: The trigger whose action runs.
        - `annotationId`: The annotation that the trigger belongs to.
        - `pageIndex`: The page that the trigger belongs to; with neither, the document.

        Returns `actions`: The outcome of each action of the chain, in order.

        Errors: unknownDocument, notFound, damaged.
        """
        return self._ask("action/run", timeout, {
            "documentId": documentId,
            "viewId": viewId,
            "action": action,
            "name": name,
            "trigger": trigger,
            "annotationId": annotationId,
            "pageIndex": pageIndex,
        })

    def action_list(
        self,
        *,
        documentId: str,
        annotationId: Optional[str] = None,
        field: Optional[str] = None,
        pageIndex: Optional[int] = None,
        timeout: Optional[float] = None,
    ) -> ActionListResult:
        """Lists the actions of an annotation, field, page or document. Each comes with its trigger.

        - `documentId`: The document.
        - `annotationId`: The annotation. Give at most one of this, `field` and `pageIndex`.
        - `field`: The field, for actions on its value.
        - `pageIndex`: The page; with none of the three, the document.

        Returns `actions`: The actions, each with its trigger.

        Errors: unknownDocument, notFound, damaged.
        """
        return self._ask("action/list", timeout, {
            "documentId": documentId,
            "annotationId": annotationId,
            "field": field,
            "pageIndex": pageIndex,
        })

    def action_set(
        self,
        *,
        documentId: str,
        trigger: ActionTrigger,
        action: Union[Action, None],
        annotationId: Optional[str] = None,
        field: Optional[str] = None,
        pageIndex: Optional[int] = None,
        timeout: Optional[float] = None,
    ) -> ActionSetResult:
        """Sets or removes the action of a trigger, as one step. The trigger is one of an
        annotation, field, page or document.

        - `documentId`: The document.
        - `trigger`: The trigger that runs the action.
        - `action`: The action with the actions that follow it; `null` removes it.
        - `annotationId`: The annotation. Give at most one of this, `field` and `pageIndex`.
        - `field`: The field, for actions on its value.
        - `pageIndex`: The page; with none of the three, the document.

        Returns `actions`: All actions of the owner now. `revision`: The document's revision now.

        Errors: unknownDocument, notPermitted, contentModified, damaged, saveFailed, notFound,
        unsupported.
        """
        return self._ask("action/set", timeout, {
            "documentId": documentId,
            "trigger": trigger,
            "action": action,
            "annotationId": annotationId,
            "field": field,
            "pageIndex": pageIndex,
        }, nullable=["action"])
