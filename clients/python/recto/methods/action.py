# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import Optional, Union

from ..asker import Asker
from ..types.action import ActionListResult, ActionSetResult, ActionTrigger
from ..types.bookmarks import BookmarksRunResult
from ..types.page_set_layers_action import Action


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
        """Runs an action in a view with all that follows it, or what an annotation, a page or the
        document does when something happens, such as before it is printed: what the document does
        needs no view.

        - `documentId`: The document.
        - `viewId`: The view; the document's first one unless given.
        - `action`: The action; this, `name` or `trigger`.
        - `name`: A named destination to go to.
        - `trigger`: The trigger whose action runs.
        - `annotationId`: The annotation to which it happens.
        - `pageIndex`: The page to which it happens; with neither, the document.

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
        """Lists what an annotation, a field, a page, or the document does, and when.

        - `documentId`: The document.
        - `annotationId`: The annotation; this, or one of the next two.
        - `field`: The field, for what it does for its value.
        - `pageIndex`: The page; with none of them, the document.

        Returns `actions`: The actions, each with what makes it run.

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
        """Has an annotation, a field, a page or the document do something from now on when that
        happens, or nothing any more, as one step.

        - `documentId`: The document.
        - `trigger`: When it is done.
        - `action`: The action, with the actions that follow it; `null`: none.
        - `annotationId`: The annotation; this, or one of the next two.
        - `field`: The field, for what it does for its value.
        - `pageIndex`: The page; with none of them, the document.

        Returns `actions`: All that it does now. `revision`: The document's revision now.

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
        })
