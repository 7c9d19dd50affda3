// SPDX-License-Identifier: AGPL-3.0-or-later

import Bookmarks
import Engine
import JSON
import JSONRPC

enum BookmarksAdd: PromptMethod {
  static let name = "bookmarks/add"
  static let effect = Effect.changes
  static let summary = "Adds bookmarks, or replaces those with their ids, as one step."
  static let errors: [ErrorKind] = [.unknownDocument, .notFound] + .changingBookmarks

  struct Params: DocumentParams {
    static let name = "BookmarksAddParams"
    var documentId = ""
    var bookmark: NewBookmark?
    var bookmarks: [NewBookmark]?

    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .optional("bookmark", \.bookmark, "The bookmark: this or `bookmarks`."),
      .optional("bookmarks", \.bookmarks, "Several: all of them are added, or none."),
    ]
  }

  struct Result: Record {
    static let name = "BookmarksAddResult"
    var bookmark: BookmarkForm?
    var bookmarks: [BookmarkForm]?
    var replaced = false

    static let fields: [Field<Self>] = [
      .optional("bookmark", \.bookmark, "The bookmark as it is now, where one was given."),
      .optional("bookmarks", \.bookmarks, "As they are now, where `bookmarks` were given."),
      .required(
        "replaced", \.replaced, "Whether there was one with its id, or with one of theirs."),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let manager = try call.document(params).bookmarks
    let new = try incoming(params)
    return try bookmarking { () throws(BookmarkError) in
      let known = Set(try manager.list().map(\.bookmark.id))
      let isChange = new.count == 1 && new[0].id.map(known.contains) == true
      let step = isChange ? "Change bookmark" : new.count == 1 ? "Add bookmark" : "Add bookmarks"
      let added = try manager.add(new, as: step)
      let forms = added.map { BookmarkForm($0.entry, in: manager) }
      var result = Result()
      if params.bookmark != nil { result.bookmark = forms.first } else { result.bookmarks = forms }
      result.replaced = added.contains(where: \.replaced)
      return result
    }
  }

  private static func incoming(_ params: Params) throws(RPCError) -> [IncomingBookmark] {
    switch (params.bookmark, params.bookmarks) {
    case (let form?, nil): return [try incoming(form, "params.bookmark")]
    case (nil, let forms?) where !forms.isEmpty:
      var all: [IncomingBookmark] = []
      for (index, form) in forms.enumerated() {
        all.append(try incoming(form, "params.bookmarks[\(index)]"))
      }
      return all
    default:
      throw RPCError(
        WireError(path: "params", message: "Give bookmark, or bookmarks with one at least."))
    }
  }

  private static func incoming(
    _ bookmark: NewBookmark, _ path: String
  ) throws(RPCError) -> IncomingBookmark {
    if bookmark.id == "" {
      throw RPCError(
        WireError(path: path + ".id", message: "The id is empty: leave it out to get a new one."))
    }
    return IncomingBookmark(
      id: bookmark.id, name: bookmark.name, action: try action(of: bookmark, path))
  }

  private static func action(
    of bookmark: NewBookmark, _ path: String
  ) throws(RPCError) -> Action {
    switch (bookmark.pageIndex, bookmark.action) {
    case (let pageIndex?, nil):
      return Action(.goTo(Destination(pageIndex: pageIndex, fit: .page), name: nil))
    case (nil, let form?): return form.action
    default:
      throw RPCError(
        WireError(
          path: path, message: "Give exactly one of pageIndex and action."))
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
