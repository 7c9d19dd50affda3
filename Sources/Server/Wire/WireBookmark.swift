// SPDX-License-Identifier: AGPL-3.0-or-later

import Bookmarks
import Engine
import JSON
import JSONRPC

extension BookmarkSortOrder: WireEnum {}

struct WireBookmark: WrittenRecord {
  static let summary = "A bookmark that a reader keeps in a document."

  var id = ""
  var name: String?
  var displayName = ""
  var pageIndex: Int?
  var action = WireAction(Action(.goTo(nil, name: nil)))
  var sortKey: Double?
  var provider = ""

  static let fields: [Field<Self>] = [
    .required("id", \.id, "The id, which stays the same."),
    .optional("name", \.name, "The name that the reader gave the bookmark."),
    .required(
      "displayName", \.displayName,
      "The text to show: the name, the page's label, or else a description of the action."),
    .optional("pageIndex", \.pageIndex, "The page that the bookmark goes to, from 0."),
    .required("action", \.action, "The action."),
    .optional("sortKey", \.sortKey, "The position in the custom order; opaque."),
    .required(
      "provider", \.provider,
      "The id of the provider that keeps the bookmark, such as `embedded`."),
  ]

  init() {}

  init(_ entry: BookmarkEntry, in manager: BookmarkManager) {
    let bookmark = entry.bookmark
    id = bookmark.id
    name = bookmark.name
    displayName = manager.displayName(of: bookmark)
    pageIndex = bookmark.pageIndex
    action = WireAction(bookmark.action)
    sortKey = bookmark.sortKey
    provider = entry.provider
  }
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
