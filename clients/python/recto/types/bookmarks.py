# SPDX-License-Identifier: AGPL-3.0-or-later
"""Types of the wire. Made by generate.py."""

from __future__ import annotations

from typing import List, Literal, TypedDict

from .page import Action


BookmarkSortOrder = Literal["custom", "pageBased"]


class _Bookmark(TypedDict):
    """What every `Bookmark` has."""

    #: Its id, which stays the same.
    id: str
    #: What to show: the name, else the page's label, else what the action says.
    displayName: str
    #: What it does.
    action: Action
    #: What keeps it, such as `embedded`.
    provider: str


class Bookmark(_Bookmark, total=False):
    """A mark that a reader keeps in a document."""

    #: The name that the reader gave it.
    name: str
    #: The page that it goes to, from 0.
    pageIndex: int
    #: Its place in the custom order; opaque.
    sortKey: float


class Bookmarks(TypedDict):
    """`Bookmarks` on the wire."""

    #: The bookmarks.
    bookmarks: List[Bookmark]


class NewBookmark(TypedDict, total=False):
    """A bookmark that is to be added, with one of `pageIndex` and `action`."""

    #: The id of one that is to be replaced, or of a new one.
    id: str
    #: A name.
    name: str
    #: The page to go to, from 0.
    pageIndex: int
    #: What it does.
    action: Action


class BookmarksAddResult(TypedDict):
    """`BookmarksAddResult` on the wire."""

    #: The bookmark as it is now.
    bookmark: Bookmark
    #: Whether there was one with its id.
    replaced: bool


class BookmarksRemoveResult(TypedDict):
    """`BookmarksRemoveResult` on the wire."""

    #: Whether there was such a bookmark.
    removed: bool


class _BookmarksToggleResult(TypedDict):
    """What every `BookmarksToggleResult` has."""

    #: Whether the page has a bookmark now.
    bookmarked: bool
    #: The ids of those that were removed.
    removed: List[str]


class BookmarksToggleResult(_BookmarksToggleResult, total=False):
    """`BookmarksToggleResult` on the wire."""

    #: The bookmark that was added.
    added: Bookmark


class BookmarkProvider(TypedDict):
    """`BookmarkProvider` on the wire."""

    #: What a bookmark's `provider` says.
    id: str
    #: Where it keeps them: `embedded` is in the document.
    kind: str


class BookmarksProvidersResult(TypedDict):
    """`BookmarksProvidersResult` on the wire."""

    #: The providers.
    providers: List[BookmarkProvider]
