# SPDX-License-Identifier: MIT
"""Methods of the wire. Made by generate.py."""

from __future__ import annotations

from typing import Optional

from ..asker import Asker
from ..types.media import MediaCloseResult, MediaControlOperation, MediaListResult, MediaOpenResult


class MediaMethods(Asker):
    """Methods of `media`."""

    def media_list(
        self,
        *,
        documentId: str,
        pageIndex: Optional[int] = None,
        timeout: Optional[float] = None,
    ) -> MediaListResult:
        """Lists what the annotations of a document play, in the order of its pages, without opening
        any of the files that it only names.

        - `documentId`: The document.
        - `pageIndex`: Only of this page.

        Returns `media`: The media.

        Errors: unknownDocument, notFound, damaged.
        """
        return self._ask("media/list", timeout, {"documentId": documentId, "pageIndex": pageIndex})

    def media_open(
        self,
        *,
        documentId: str,
        annotationId: str,
        file: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> MediaOpenResult:
        """Writes what an annotation plays to a file of its own, which only the user may read, with
        the ending of what it is. The file is gone when it is closed, when its document is, and when
        the server ends.

        - `documentId`: The document.
        - `annotationId`: The annotation.
        - `file`: One of several files of rich media, by its name; the one that is played unless
          given.

        Returns `path`: The file. `kind`: The annotation's type. `name`: The file's name in the
        document. `mimeType`: Its type. `playable`: Whether players play it. `pageIndex`: The page.
        `rect`: The place on it, in page space. `duration`: In seconds, where its beginning tells
        it. `playback`: How the document wants it to be played.

        Errors: unknownDocument, notFound, unsupported, limitExceeded, saveFailed, damaged.
        """
        return self._ask("media/open", timeout, {
            "documentId": documentId,
            "annotationId": annotationId,
            "file": file,
        })

    def media_close(
        self,
        *,
        documentId: str,
        annotationId: str,
        timeout: Optional[float] = None,
    ) -> MediaCloseResult:
        """Removes the files of what an annotation plays; what plays ends.

        - `documentId`: The document.
        - `annotationId`: The annotation.

        Returns `closed`: Whether there were any files.

        Errors: unknownDocument.
        """
        return self._ask("media/close", timeout, {
            "documentId": documentId,
            "annotationId": annotationId,
        })

    def media_control(
        self,
        *,
        documentId: str,
        annotationId: str,
        operation: MediaControlOperation,
        viewId: Optional[str] = None,
        timeout: Optional[float] = None,
    ) -> None:
        """Has what an annotation plays begin, end, or go on otherwise, as the actions of documents
        do: the client is told by `host/playMedia`, `host/stopMedia` or `host/controlMedia`. What
        does not play cannot be paused or resumed.

        - `documentId`: The document.
        - `annotationId`: The annotation.
        - `operation`: The operation.
        - `viewId`: The view; the document's first one unless given.

        Errors: unknownDocument, notFound, damaged, unsupported, limitExceeded, saveFailed.
        """
        self._ask("media/control", timeout, {
            "documentId": documentId,
            "annotationId": annotationId,
            "operation": operation,
            "viewId": viewId,
        })
