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
        """Lists the media of a document's annotations, in page order. External files are not
        opened.

        - `documentId`: The document.
        - `pageIndex`: Only media of this page.

        Returns `media`: The media.

        Errors: unknownDocument, notFound, damaged, contentModified.
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
        """Writes an annotation's media to a private temporary file. The file has a matching
        extension. It is removed by `media/close`, when the document closes, and when the server
        ends.

        - `documentId`: The document.
        - `annotationId`: The annotation.
        - `file`: The name of a file of rich media; by default the one that is played.

        Returns `path`: The path of the temporary file. `kind`: The annotation's type. `name`: The
        file's name in the document. `mimeType`: The MIME type of the file. `playable`: Whether
        common players can play the file. `pageIndex`: The page. `rect`: The rectangle of the
        annotation, in page space. `duration`: The duration in seconds, if the beginning of the file
        gives it. `playback`: The playback settings of the document.

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
        """Stops an annotation's media and removes its files.

        - `documentId`: The document.
        - `annotationId`: The annotation.

        Returns `closed`: Whether there were files to remove.

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
        """Controls the media of an annotation, as the actions of documents do. The client is
        notified with `host/playMedia`, `host/stopMedia` or `host/controlMedia`. Media that is not
        playing can be neither paused nor resumed.

        - `documentId`: The document.
        - `annotationId`: The annotation.
        - `operation`: The operation.
        - `viewId`: The view; by default the document's first.

        Errors: unknownDocument, notFound, damaged, unsupported, limitExceeded, saveFailed.
        """
        self._ask("media/control", timeout, {
            "documentId": documentId,
            "annotationId": annotationId,
            "operation": operation,
            "viewId": viewId,
        })
