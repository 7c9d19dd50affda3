// SPDX-License-Identifier: AGPL-3.0-or-later

import Bookmarks
import JSON
import JSONRPC

enum BookmarksRemove: PromptMethod {
  static let name = "bookmarks/remove"
  static let effect = Effect.deletes
  static let summary = "Removes a bookmark."
  static let errors: [ErrorKind] = [.unknownDocument] + .changingBookmarks

  struct Params: DocumentParams {
    var documentId = ""
    var id = ""

    static let fields: [Field<Self>] = [
      .document(\.documentId), .required("id", \.id, "The bookmark."),
    ]
  }

  struct Result: WrittenRecord {
    var removed = false
    static let fields: [Field<Self>] = [
      .required("removed", \.removed, "Whether the bookmark existed.")
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let manager = try call.document(params).bookmarks
    var result = Result()
    result.removed = try bookmarking(manager.remove(id: params.id))
    return result
  }
}
