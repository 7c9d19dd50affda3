// SPDX-License-Identifier: AGPL-3.0-or-later

import Bookmarks
import JSON
import JSONRPC

enum BookmarksMove: PromptMethod {
  static let name = "bookmarks/move"
  static let effect = Effect.changes
  static let summary = "Moves a bookmark in the custom order; other orders do not change."
  static let errors: [ErrorKind] = [.unknownDocument, .notFound] + .changingBookmarks
  typealias Result = WireBookmarkList

  struct Params: DocumentParams {
    var documentId = ""
    var id = ""
    var to = 0

    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .required("id", \.id, "The bookmark."),
      .required(
        "to", \.to,
        "The new index in the custom order; beyond the end, the bookmark becomes the last.",
        in: 0...),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> WireBookmarkList {
    let manager = try call.document(params).bookmarks
    return try bookmarking { () throws(BookmarkError) in
      try manager.move(id: params.id, to: params.to)
      return WireBookmarkList(try manager.list(.custom), in: manager)
    }
  }
}
