// SPDX-License-Identifier: AGPL-3.0-or-later

import Bookmarks
import JSON
import JSONRPC

enum BookmarksList: PromptMethod {
  static let name = "bookmarks/list"
  static let effect = Effect.reads
  static let summary = "Lists the bookmarks of a document."
  static let errors: [ErrorKind] = [.unknownDocument] + .readingBookmarks
  typealias Result = WireBookmarkList

  struct Params: DocumentParams {
    var documentId = ""
    var sortOrder: BookmarkSortOrder?

    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .optional(
        "sortOrder", \.sortOrder,
        """
        The order. `custom`: as the reader arranged them, new ones last; `pageBased`: by \
        page, those without a page last; absent: unsorted.
        """),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> WireBookmarkList {
    let manager = try call.document(params).bookmarks
    return try bookmarking(
      WireBookmarkList(manager.list(params.sortOrder, isRetrying: true), in: manager))
  }
}
