// SPDX-License-Identifier: AGPL-3.0-or-later

import Bookmarks
import Engine
import JSON
import JSONRPC

extension BookmarkSortOrder: WireEnum {}

/// A bookmark on the wire.
struct WireBookmark: Record {
  static let name = "Bookmark"
  static let summary = "A mark that a reader keeps in a document."

  var id = ""
  var name: String?
  var displayName = ""
  var pageIndex: Int?
  var action = WireAction(Action(.goTo(nil, name: nil)))
  var sortKey: Double?
  var provider = ""

  static let fields: [Field<Self>] = [
    .required("id", \.id, "Its id, which stays the same."),
    .optional("name", \.name, "The name that the reader gave it."),
    .required(
      "displayName", \.displayName,
      "The text to show: the name, or else the page's label, or else a description of the action."),
    .optional("pageIndex", \.pageIndex, "The page that it goes to, from 0."),
    .required("action", \.action, "The action."),
    .optional("sortKey", \.sortKey, "Its place in the custom order; opaque."),
    .required("provider", \.provider, "The id of what keeps it, such as `embedded`."),
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

/// A list of bookmarks, as several methods answer it.
struct WireBookmarkList: Record {
  static let name = "BookmarkList"
  var bookmarks: [WireBookmark] = []
  var stale: [String]?

  static let fields: [Field<Self>] = [
    .required("bookmarks", \.bookmarks, "The bookmarks."),
    .optional(
      "stale", \.stale,
      "The providers that did not answer: of these the bookmarks are missing, or as last told."),
  ]

  init() {}

  init(_ entries: [BookmarkEntry], in manager: BookmarkManager) {
    bookmarks = entries.map { WireBookmark($0, in: manager) }
    let providers = manager.staleProviders
    stale = providers.isEmpty ? nil : providers
  }
}

extension RPCError {
  init(_ error: BookmarkError) {
    switch error {
    case .edit(let error): self.init(error)
    case .notFound(let what, let why):
      self.init(.notFound, why, data: [.init("what", .string(what))])
    case .notTaken(let why): self.init(.unsupported, why)
    case .provider(let why): self.init(.vetoed, why, data: [.init("by", "bookmarkProvider")])
    case .late(let why): self.init(.timedOut, why)
    case .malformed(let why): self.init(.damaged, why)
    }
  }
}

extension [ErrorKind] {
  /// Why the providers of a document's bookmarks may not say which they have.
  static let readingBookmarks: Self = [.damaged, .vetoed, .timedOut]
  /// Why none of them may take a change.
  static let changingBookmarks: Self =
    [.notPermitted, .unsupported, .saveFailed] + readingBookmarks
}

/// Runs what has to do with bookmarks in a method.
func bookmarking<Result>(
  _ body: @autoclosure () throws(BookmarkError) -> Result
) throws(RPCError) -> Result {
  do { return try body() } catch { throw RPCError(error) }
}

/// The same for work of several steps.
func bookmarking<Result>(
  _ body: () throws(BookmarkError) -> Result
) throws(RPCError) -> Result {
  do { return try body() } catch { throw RPCError(error) }
}
