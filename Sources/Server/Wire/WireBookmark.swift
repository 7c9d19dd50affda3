// SPDX-License-Identifier: AGPL-3.0-or-later

import Bookmarks
import Engine
import JSON
import JSONRPC

extension BookmarkSortOrder: WireEnum {}

struct WireBookmark: WrittenRecord {
  static let summary = "A bookmark that a reader keeps in a document."

  let entry: BookmarkEntry
  let displayName: String

  init(_ entry: BookmarkEntry, in manager: BookmarkManager) {
    self.entry = entry
    displayName = manager.displayName(of: entry.bookmark)
  }

  static let fields: [Field<Self>] = [
    .required("id", \.entry.bookmark.id, "The id, which stays the same."),
    .optional("name", \.entry.bookmark.name, "The name that the reader gave the bookmark."),
    .required(
      "displayName", \.displayName.shownLine,
      "The text to show: the name, the page's label, or else a description of the action."),
    .optional(
      "pageIndex", \.entry.bookmark.pageIndex, "The page that the bookmark goes to, from 0."),
    .required("action", \.entry.bookmark.action, "The action."),
    .optional("sortKey", \.entry.bookmark.sortKey, "The position in the custom order; opaque."),
    .required(
      "provider", \.entry.provider,
      "The id of the provider that keeps the bookmark, such as `embedded`."),
  ]
}

/// A list of bookmarks, the result of several methods.
struct WireBookmarkList: WrittenRecord {
  var bookmarks: [WireBookmark] = []
  var stale: [String]?

  static let fields: [Field<Self>] = [
    .required("bookmarks", \.bookmarks, "The bookmarks."),
    .optional(
      "stale", \.stale,
      "The providers that did not answer: their bookmarks are missing or stale."),
  ]

  init(_ entries: [BookmarkEntry], in manager: BookmarkManager) {
    bookmarks = entries.map { WireBookmark($0, in: manager) }
    let providers = manager.staleProviders
    stale = providers.unlessEmpty
  }
}

extension [ErrorKind] {
  /// The errors of providers that fail to list their bookmarks.
  static let readingBookmarks: Self = [.damaged, .vetoed, .timedOut]
  /// The errors of providers that refuse or fail to change bookmarks.
  static let changingBookmarks: Self =
    [.notPermitted, .unsupported, .saveFailed] + readingBookmarks
}
