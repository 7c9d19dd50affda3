// SPDX-License-Identifier: AGPL-3.0-or-later

import Bookmarks
import JSON
import JSONRPC

enum BookmarksUpdate: PromptMethod {
  static let name = "bookmarks/update"
  static let effect = Effect.changes
  static let summary = "Changes a bookmark's name, action, page or position."
  static let errors: [ErrorKind] = [.unknownDocument, .notFound] + .changingBookmarks

  struct Params: DocumentParams {
    var documentId = ""
    var id = ""
    var newName: Nullable<String>?
    var pageIndex: Int?
    var action: WireAction?
    var sortKey: Double?
    var displayName: String?
    var provider: String?

    static let fields: [Field<Self>] = [
      .document(\.documentId), .required("id", \.id, "The bookmark."),
      .nullable("name", \.newName, "The new name; `null` removes it, absent keeps it."),
      .optional("pageIndex", \.pageIndex, "The new page, from 0.", in: 0...),
      .optional("action", \.action, "The new action; with `pageIndex`, it must go to that page."),
      .optional("sortKey", \.sortKey, "The new position in the custom order."),
      .optional("displayName", \.displayName, "Ignored, so that a listed bookmark is accepted."),
      .optional("provider", \.provider, "Ignored likewise: the bookmark stays where it is."),
    ]
  }

  struct Result: WrittenRecord {
    var bookmark: WireBookmark
    static let fields: [Field<Self>] = [.required("bookmark", \.bookmark, "The changed bookmark.")]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let manager = try call.document(params).bookmarks
    let action = try BookmarkTarget(params.pageIndex, params.action).action("params")
    return try bookmarking { () throws(BookmarkError) in
      let old = try manager.entry(params.id).bookmark
      let new = IncomingBookmark(
        id: old.id, name: params.newName.map(\.value) ?? old.name, action: action ?? old.action,
        sortKey: params.sortKey)
      guard let changed = try manager.add([new], as: "Change bookmark").first else {
        throw .notTaken("No provider took the bookmark.")
      }
      return Result(bookmark: WireBookmark(changed.entry, in: manager))
    }
  }
}
