// SPDX-License-Identifier: AGPL-3.0-or-later

import Bookmarks
import JSON
import JSONRPC

enum BookmarksToggle: PromptMethod {
  static let name = "bookmarks/toggle"
  static let effect = Effect.changes
  static let summary = "Removes a page's bookmarks, or adds one if it has none."
  static let errors: [ErrorKind] = [.unknownDocument, .notFound] + .changingBookmarks
  typealias Params = BookmarkPage

  struct Result: WrittenRecord {
    var bookmarked = false
    var added: WireBookmark?
    var removed: [String] = []

    static let fields: [Field<Self>] = [
      .required("bookmarked", \.bookmarked, "Whether the page has a bookmark now."),
      .optional("added", \.added, "The bookmark that was added."),
      .required("removed", \.removed, "The ids of the removed bookmarks."),
    ]
  }

  static func handle(_ params: BookmarkPage, _ call: Call) throws(RPCError) -> Result {
    let manager = try call.document(params).bookmarks
    var result = Result()
    switch try bookmarking(manager.toggle(pageIndex: params.pageIndex)) {
    case .added(let entry):
      result.bookmarked = true
      result.added = WireBookmark(entry, in: manager)
    case .removed(let entries):
      result.removed = entries.map(\.bookmark.id)
    }
    return result
  }
}
