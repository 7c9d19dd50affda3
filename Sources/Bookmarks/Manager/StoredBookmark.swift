// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import JSON

/// A bookmark stored outside the document, as recorded in the history.
struct StoredBookmark {
  var bookmark: Bookmark
  /// Its index among the provider's bookmarks, if it was there before.
  var place: Int?

  init(_ bookmark: Bookmark, place: Int?) { (self.bookmark, self.place) = (bookmark, place) }

  init(_ tree: JSONTree) throws(EditError) {
    bookmark = try Bookmark(encoded: tree)
    place = try tree.decodeIfPresent("place")
  }

  var tree: JSONTree {
    var tree = bookmark.encoded
    tree.set("place", place.map { .integer(Int64($0)) })
    return tree
  }
}

extension StoreChange {
  /// A change to one of a provider's bookmarks.
  init(_ provider: any BookmarkProvider, before: StoredBookmark?, after: StoredBookmark?) {
    self.init(
      store: provider.id, key: (after ?? before)?.bookmark.id ?? "", before: before?.tree,
      after: after?.tree)
  }
}
