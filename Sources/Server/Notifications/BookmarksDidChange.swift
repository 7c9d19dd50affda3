// SPDX-License-Identifier: AGPL-3.0-or-later

import Bookmarks
import JSON

extension BookmarkEvent.Cause: WireEnum {
  public static let name = "BookmarkCause"
}

enum BookmarksDidChange: Notification {
  static let name = "bookmarks/didChange"
  static let summary = "The bookmarks of a document changed, possibly by undo or redo."

  struct Params: WrittenRecord {
    var documentId = ""
    var cause = BookmarkEvent.Cause.load
    var added: [WireBookmark] = []
    var updated: [WireBookmark] = []
    var removed: [String] = []

    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .required(
        "cause", \.cause,
        """
        The cause of the change; `load` if the list was read anew, or for several causes at once.
        """),
      .required("added", \.added, "The new bookmarks."),
      .required(
        "updated", \.updated,
        "The bookmarks with a changed name, action, position or provider."),
      .required("removed", \.removed, "The ids of the removed bookmarks."),
    ]
  }
}
