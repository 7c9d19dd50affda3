// SPDX-License-Identifier: AGPL-3.0-or-later

import Bookmarks
import Engine
import JSON
import JSONRPC

enum BookmarksAdd: PromptMethod {
  static let name = "bookmarks/add"
  static let summary = "Adds a bookmark, or replaces the one with its id."
  static let errors: [ErrorKind] = [
    .unknownDocument, .notFound, .notPermitted, .damaged, .unsupported,
  ]

  struct Params: DocumentParams {
    static let name = "BookmarksAddParams"
    var documentId = ""
    var bookmark = NewBookmark()

    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .required("bookmark", \.bookmark, "The bookmark."),
    ]
  }

  struct Result: Record {
    static let name = "BookmarksAddResult"
    var bookmark = BookmarkForm()
    var replaced = false

    static let fields: [Field<Self>] = [
      .required("bookmark", \.bookmark, "The bookmark as it is now."),
      .required("replaced", \.replaced, "Whether there was one with its id."),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let manager = try call.document(params).bookmarks
    let action = try action(of: params.bookmark)
    return try bookmarking { () throws(BookmarkError) in
      let added = try manager.add(
        id: params.bookmark.id, name: params.bookmark.name, action: action)
      var result = Result()
      result.bookmark = BookmarkForm(added.entry, in: manager)
      result.replaced = added.replaced
      return result
    }
  }

  private static func action(of bookmark: NewBookmark) throws(RPCError) -> Action {
    if bookmark.id == "" {
      throw RPCError(
        WireError(
          path: "params.bookmark.id", message: "The id is empty: leave it out to get a new one."))
    }
    switch (bookmark.pageIndex, bookmark.action) {
    case (let pageIndex?, nil):
      return Action(.goTo(Destination(pageIndex: pageIndex, fit: .page), name: nil))
    case (nil, let form?): return form.action
    default:
      throw RPCError(
        WireError(
          path: "params.bookmark", message: "Give exactly one of pageIndex and action."))
    }
  }
}

/// A bookmark that is to be added.
struct NewBookmark: Record {
  static let summary = "A bookmark that is to be added, with one of `pageIndex` and `action`."
  var id: String?
  var name: String?
  var pageIndex: Int?
  var action: ActionForm?

  static let fields: [Field<Self>] = [
    .optional("id", \.id, "The id of one that is to be replaced, or of a new one."),
    .optional("name", \.name, "A name."),
    .optional("pageIndex", \.pageIndex, "The page to go to, from 0.", in: 0...),
    .optional("action", \.action, "What it does."),
  ]
}
