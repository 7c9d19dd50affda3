// SPDX-License-Identifier: AGPL-3.0-or-later

import Bookmarks
import JSON
import JSONRPC
import System

enum BookmarksAdd: PromptMethod {
  static let name = "bookmarks/add"
  static let effect = Effect.changes
  static let summary = "Adds bookmarks, or replaces those with the same ids, as one step."
  static let errors: [ErrorKind] = [.unknownDocument, .notFound] + .changingBookmarks

  struct Params: DocumentParams {
    var documentId = ""
    var bookmark: NewBookmark?
    var bookmarks: [NewBookmark]?

    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .optional("bookmark", \.bookmark, "The bookmark. Give this or `bookmarks`."),
      .optional("bookmarks", \.bookmarks, "The bookmarks; all of them are added, or none."),
    ]
  }

  struct Result: WrittenRecord {
    var bookmark: WireBookmark?
    var bookmarks: [WireBookmark]?
    var replaced = false

    static let fields: [Field<Self>] = [
      .optional("bookmark", \.bookmark, "The added bookmark, if `bookmark` was given."),
      .optional("bookmarks", \.bookmarks, "The added bookmarks, if `bookmarks` were given."),
      .required("replaced", \.replaced, "Whether a bookmark with the same id was replaced."),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let manager = try call.document(params).bookmarks
    let new = try incoming(params)
    return try bookmarking { () throws(BookmarkError) in
      let known = Set(try manager.list().map { ExactText($0.bookmark.id) })
      let isChange = new.count == 1 && new[0].id.map { known.contains(ExactText($0)) } == true
      let step = isChange ? "Change bookmark" : new.count == 1 ? "Add bookmark" : "Add bookmarks"
      let added = try manager.add(new, as: step)
      let forms = added.map { WireBookmark($0.entry, in: manager) }
      var result = Result()
      if params.bookmark != nil { result.bookmark = forms.first } else { result.bookmarks = forms }
      result.replaced = added.contains(where: \.replaced)
      return result
    }
  }

  private static func incoming(_ params: Params) throws(RPCError) -> [IncomingBookmark] {
    switch (params.bookmark, params.bookmarks) {
    case (let form?, nil): return [try form.incoming("params.bookmark")]
    case (nil, let forms?) where !forms.isEmpty:
      var all: [IncomingBookmark] = []
      for (index, form) in forms.enumerated() {
        all.append(try form.incoming("params.bookmarks[\(index)]"))
      }
      return all
    default:
      throw RPCError(
        WireError(path: "params", message: "Give bookmark, or bookmarks with at least one entry."))
    }
  }
}
