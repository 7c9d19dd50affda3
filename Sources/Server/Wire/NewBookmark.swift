// SPDX-License-Identifier: AGPL-3.0-or-later

import Bookmarks
import Engine
import JSON
import JSONRPC

/// A bookmark that a client adds.
struct NewBookmark: Record {
  static let summary = """
    A bookmark to add, with `pageIndex` or `action`. Entries of `bookmarks/list` are accepted \
    unchanged.
    """
  var id: String?
  var name: String?
  var pageIndex: Int?
  var action: WireAction?
  var sortKey: Double?
  var displayName: String?
  var provider: String?

  static let fields: [Field<Self>] = [
    .optional("id", \.id, "The id of a bookmark to replace, or for a new one."),
    .optional("name", \.name, "The name."),
    .optional("pageIndex", \.pageIndex, "The page to go to, from 0.", in: 0...),
    .optional("action", \.action, "The action; with `pageIndex`, it must go to that page."),
    .optional(
      "sortKey", \.sortKey, "The position in the custom order; by default unchanged, or the end."),
    .optional("displayName", \.displayName, "Ignored: derived from the other members."),
    .optional(
      "provider", \.provider,
      "Ignored: the first provider that takes the bookmark keeps it."),
  ]

  /// - Parameter path: the place of the value in the params.
  func incoming(_ path: String) throws(RPCError) -> IncomingBookmark {
    if id == "" {
      throw RPCError(
        WireError(path: path + ".id", message: "The id is empty: leave it out to get a new one."))
    }
    guard let action = try BookmarkTarget(pageIndex, action).action(path) else {
      throw RPCError(WireError(path: path, message: "Give pageIndex or action."))
    }
    return IncomingBookmark(id: id, name: name, action: action, sortKey: sortKey)
  }
}

/// The target of a bookmark, as a page or as an action.
struct BookmarkTarget {
  private let pageIndex: Int?
  private let form: WireAction?

  init(_ pageIndex: Int?, _ form: WireAction?) { (self.pageIndex, self.form) = (pageIndex, form) }

  /// - Parameter path: the place of the value in the params.
  /// - Returns: `nil` if neither is given.
  func action(_ path: String) throws(RPCError) -> Action? {
    guard let action = form?.action else {
      return pageIndex.map { Action(.goTo(Destination(pageIndex: $0, fit: .page), name: nil)) }
    }
    if let pageIndex, Bookmark(id: "", action: action).pageIndex != pageIndex {
      throw RPCError(
        WireError(
          path: path + ".pageIndex",
          message: "The action does not go to page \(pageIndex): give one of the two."))
    }
    return action
  }
}
