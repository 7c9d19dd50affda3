// SPDX-License-Identifier: AGPL-3.0-or-later

import Bookmarks
import JSON
import JSONRPC
import Workspace

extension BookmarkEvent.Cause: WireEnum {
  public static let name = "BookmarkCause"
}

enum BookmarksDidChange: Notification {
  static let name = "bookmarks/didChange"
  static let summary = "The bookmarks of a document have changed, also by undoing or redoing."

  struct Params: Record {
    static let name = "BookmarksDidChangeParams"
    var documentId = ""
    var cause = BookmarkEvent.Cause.load
    var added: [WireBookmark] = []
    var updated: [WireBookmark] = []
    var removed: [String] = []

    static let fields: [Field<Self>] = [
      .required("documentId", \.documentId, "The document."),
      .required(
        "cause", \.cause,
        "The change of the list; `load`: it was read anew, or several of the others at once."),
      .required("added", \.added, "The bookmarks that are new."),
      .required(
        "updated", \.updated,
        "The bookmarks that have another name, action, place or provider, as they are now."),
      .required("removed", \.removed, "The ids of the bookmarks that are gone."),
    ]
  }
}
