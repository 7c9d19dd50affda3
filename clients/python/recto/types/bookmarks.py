# SPDX-License-Identifier: MIT
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, List, Literal, TypedDict


if TYPE_CHECKING:
    from .document_method_not_found_data import Error
    from .page_set_layers_action import Action


BookmarkSortOrder = Literal["custom", "pageBased"]


class _Bookmark(TypedDict):
    """What every `Bookmark` has."""

    #: Its id, which stays the same.
    id: str
    #: The text to show: the name, or else the page's label, or else a description of the action.
    displayName: str
    #: The action.
    action: Action
    #: The id of what keeps it, such as `embedded`.
    provider: str


class Bookmark(_Bookmark, total=False):
    """A mark that a reader keeps in a document."""

    #: The name that the reader gave it.
    name: str
    #: The page that it goes to, from 0.
    pageIndex: int
    #: Its place in the custom order; opaque.
    sortKey: float


class _Bookmarks(TypedDict):
    """What every `Bookmarks` has."""

    #: The bookmarks.
    bookmarks: List[Bookmark]


class Bookmarks(_Bookmarks, total=False):
    """`Bookmarks` on the wire."""

    #: The providers that did not answer: of these the bookmarks are missing, or as last told.
    stale: List[str]


class NewBookmark(TypedDict, total=False):
    """A bookmark to add, with `pageIndex` or `action`. What `bookmarks/list` tells can be given as
    it is.
    """

    #: The id of the bookmark to replace, or of a new one.
    id: str
    #: A name.
    name: str
    #: The page to go to, from 0.
    pageIndex: int
    #: The action; beside `pageIndex` only if it goes to that page.
    action: Action
    #: Its place in the custom order; absent: as it was, or at the end.
    sortKey: float
    #: Ignored: it follows from the others.
    displayName: str
    #: Ignored: the first provider that takes it keeps it.
    provider: str


class _BookmarksAddResult(TypedDict):
    """What every `BookmarksAddResult` has."""

    #: Whether there was one with its id, or with one of theirs.
    replaced: bool


class BookmarksAddResult(_BookmarksAddResult, total=False):
    """`BookmarksAddResult` on the wire."""

    #: The bookmark as it is now, where one was given.
    bookmark: Bookmark
    #: As they are now, where `bookmarks` were given.
    bookmarks: List[Bookmark]


class BookmarksUpdateResult(TypedDict):
    """`BookmarksUpdateResult` on the wire."""

    #: The bookmark as it is now.
    bookmark: Bookmark


class BookmarksRemoveResult(TypedDict):
    """`BookmarksRemoveResult` on the wire."""

    #: Whether there was such a bookmark.
    removed: bool


class _ActionOutcome(TypedDict):
    """What every `ActionOutcome` has."""

    #: Its kind.
    kind: str
    #: Whether it was done, or the front end was told to do it by a `host/` message.
    performed: bool


class ActionOutcome(_ActionOutcome, total=False):
    """`ActionOutcome` on the wire."""

    #: Why not; a sentence for people.
    reason: str


class BookmarksRunResult(TypedDict):
    """`BookmarksRunResult` on the wire."""

    #: The outcome of each action of the chain, in order.
    actions: List[ActionOutcome]


class _BookmarksToggleResult(TypedDict):
    """What every `BookmarksToggleResult` has."""

    #: Whether the page has a bookmark now.
    bookmarked: bool
    #: The ids of the removed ones.
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
    #: The place where it keeps them: `embedded`, `file` or `client`.
    kind: str


class BookmarkProvider(_BookmarkProvider, total=False):
    """`BookmarkProvider` on the wire."""

    #: For `file`: the file, which the first save creates.
    path: str
    #: For `file`: its format.
    format: BookmarkFileFormat
    #: Why it could not be read the last time, or why `embedded` takes nothing.
    problem: Error


class BookmarksResult(TypedDict):
    """`BookmarksResult` on the wire."""

    #: The providers.
    providers: List[BookmarkProvider]


BookmarkProviderKind = Literal["embedded", "file", "client"]


class _BookmarkProviderChoice(TypedDict):
    """What every `BookmarkProviderChoice` has."""

    #: `embedded`: in the document; `file`: in a file beside it; `client`: the client is asked.
    kind: BookmarkProviderKind


class BookmarkProviderChoice(_BookmarkProviderChoice, total=False):
    """A place to store bookmarks."""

    #: For `file`: its path; a file in the user's state folder unless given.
    path: str
    #: The format that `file` writes. `csv` holds bookmarks of whole pages only and leaves others to
    #: the next provider; unless given, by the path's end, else `json`.
    format: BookmarkFileFormat
    #: For `client`: its name in requests: letters, digits, `.`, `-`, `_`.
    id: str
    #: For `client`: how long an answer may take.
    timeoutMs: int


BookmarkExchangeFormat = Literal["instantJSON", "csv", "outline", "apryse"]


class BookmarksImportResult(TypedDict):
    """`BookmarksImportResult` on the wire."""

    #: The ids of new bookmarks.
    added: List[str]
    #: The ids of the replaced ones.
    replaced: List[str]


class _BookmarksExportResult(TypedDict):
    """What every `BookmarksExportResult` has."""

    #: The ids of bookmarks that the format cannot hold.
    skipped: List[str]


class BookmarksExportResult(_BookmarksExportResult, total=False):
    """`BookmarksExportResult` on the wire."""

    #: The written data, unless a path was given.
    data: str
    #: The file, with symbolic links followed.
    path: str
    #: How long it is.
    bytes: int
