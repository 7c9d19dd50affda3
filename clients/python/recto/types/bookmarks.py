# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, List, Literal, TypedDict, Union


if TYPE_CHECKING:
    from .document import Error
    from .page import Action


BookmarkSortOrder = Literal["custom", "pageBased"]


class _Bookmark(TypedDict):
    """What every `Bookmark` has."""

    #: The id, which stays the same.
    id: str
    #: The text to show: the name, the page's label, or else a description of the action.
    displayName: str
    #: The action.
    action: Action
    #: The id of the provider that keeps the bookmark, such as `embedded`.
    provider: str


class Bookmark(_Bookmark, total=False):
    """A bookmark that a reader keeps in a document."""

    #: The name that the reader gave the bookmark.
    name: str
    #: The page that the bookmark goes to, from 0.
    pageIndex: int
    #: The position in the custom order; opaque.
    sortKey: float


class _Bookmarks(TypedDict):
    """What every `Bookmarks` has."""

    #: The bookmarks.
    bookmarks: List[Bookmark]


class Bookmarks(_Bookmarks, total=False):
    """`Bookmarks` on the wire."""

    #: The providers that did not answer: their bookmarks are missing or stale.
    stale: List[str]


class NewBookmark(TypedDict, total=False):
    """A bookmark to add, with `pageIndex` or `action`. Entries of `bookmarks/list` are accepted
    unchanged.
    """

    #: The id of a bookmark to replace, or for a new one.
    id: str
    #: The name.
    name: str
    #: The page to go to, from 0.
    pageIndex: int
    #: The action; with `pageIndex`, it must go to that page.
    action: Action
    #: The position in the custom order; by default unchanged, or the end.
    sortKey: float
    #: Ignored: derived from the other members.
    displayName: str
    #: Ignored: the first provider that takes the bookmark keeps it.
    provider: str


class _BookmarksAddResult(TypedDict):
    """What every `BookmarksAddResult` has."""

    #: Whether a bookmark with the same id was replaced.
    replaced: bool


class BookmarksAddResult(_BookmarksAddResult, total=False):
    """`BookmarksAddResult` on the wire."""

    #: The added bookmark, if `bookmark` was given.
    bookmark: Bookmark
    #: The added bookmarks, if `bookmarks` were given.
    bookmarks: List[Bookmark]


class BookmarksUpdateResult(TypedDict):
    """`BookmarksUpdateResult` on the wire."""

    #: The changed bookmark.
    bookmark: Bookmark


class BookmarksRemoveResult(TypedDict):
    """`BookmarksRemoveResult` on the wire."""

    #: Whether the bookmark existed.
    removed: bool


class _ActionOutcome(TypedDict):
    """What every `ActionOutcome` has."""

    #: The action's kind.
    kind: str
    #: Whether it was performed, or handed to the front end by a `host/` message.
    performed: bool


class ActionOutcome(_ActionOutcome, total=False):
    """`ActionOutcome` on the wire."""

    #: Why it was not performed; a sentence for people.
    reason: str


class BookmarksRunResult(TypedDict):
    """`BookmarksRunResult` on the wire."""

    #: The outcome of each action of the chain, in order.
    actions: List[ActionOutcome]


class _BookmarksToggleResult(TypedDict):
    """What every `BookmarksToggleResult` has."""

    #: Whether the page has a bookmark now.
    bookmarked: bool
    #: The ids of the removed bookmarks.
    removed: List[str]


class BookmarksToggleResult(_BookmarksToggleResult, total=False):
    """`BookmarksToggleResult` on the wire."""

    #: The bookmark that was added.
    added: Bookmark


BookmarkFileFormat = Literal["json", "csv"]


class _BookmarkProvider(TypedDict):
    """What every `BookmarkProvider` has."""

    #: The id, as in a bookmark's `provider`.
    id: str
    #: The place that keeps the bookmarks: `embedded`, `file` or `client`.
    kind: str


class BookmarkProvider(_BookmarkProvider, total=False):
    """`BookmarkProvider` on the wire."""

    #: For `file`: the path; the first save creates the file.
    path: str
    #: For `file`: its format.
    format: BookmarkFileFormat
    #: Why the last read failed, or why `embedded` takes no bookmarks.
    problem: Error


class BookmarksResult(TypedDict):
    """`BookmarksResult` on the wire."""

    #: The providers.
    providers: List[BookmarkProvider]


BookmarkProviderKind = Literal["embedded", "file", "client"]


class _BookmarkProviderChoice(TypedDict):
    """What every `BookmarkProviderChoice` has."""

    #: `embedded`: in the document; `file`: in a file beside it; `client`: in the client.
    kind: BookmarkProviderKind


class BookmarkProviderChoice(_BookmarkProviderChoice, total=False):
    """A place to store bookmarks."""

    #: For `file`: its path; by default, a file in the user's state folder.
    path: Union[str, os.PathLike[str]]
    #: The format that `file` writes. `csv` holds only bookmarks of whole pages and leaves others to
    #: the next provider. By default, from the path's extension, or else `json`.
    format: BookmarkFileFormat
    #: For `client`: its name in requests: letters, digits, `.`, `-`, `_`.
    id: str
    #: For `client`: how long to wait for an answer, in milliseconds.
    timeoutMs: int


BookmarkExchangeFormat = Literal["instantJSON", "csv", "outline", "apryse"]


class BookmarksImportResult(TypedDict):
    """`BookmarksImportResult` on the wire."""

    #: The ids of the new bookmarks.
    added: List[str]
    #: The ids of the replaced bookmarks.
    replaced: List[str]


class _BookmarksExportResult(TypedDict):
    """What every `BookmarksExportResult` has."""

    #: The ids of bookmarks that the format cannot hold.
    skipped: List[str]


class BookmarksExportResult(_BookmarksExportResult, total=False):
    """`BookmarksExportResult` on the wire."""

    #: The exported data, unless a path was given.
    data: str
    #: The path of the file, with symbolic links resolved.
    path: str
    #: The length of the file in bytes.
    bytes: int
