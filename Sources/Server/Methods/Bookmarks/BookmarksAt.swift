// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC

enum BookmarksAt: PromptMethod {
  static let name = "bookmarks/at"
  static let effect = Effect.reads
  static let summary = "Returns the bookmarks that go to a page."
  static let errors: [ErrorKind] = [.unknownDocument, .notFound] + .readingBookmarks
  typealias Params = BookmarkPage
  typealias Result = WireBookmarkList

  static func handle(_ params: BookmarkPage, _ call: Call) throws(RPCError) -> WireBookmarkList {
    let open = try call.document(params)
    try engine(open.document.requirePage(params.pageIndex))
    let manager = open.bookmarks
    return try bookmarking(WireBookmarkList(manager.at(pageIndex: params.pageIndex), in: manager))
  }
}

/// Params for methods about the bookmarks of one page.
struct BookmarkPage: DocumentParams {
  static let name = "BookmarkPageParams"
  var documentId = ""
  var pageIndex = 0

  static let fields: [Field<Self>] = [
    .document(\.documentId),
    .required("pageIndex", \.pageIndex, "The page, from 0.", in: 0...),
  ]
}
