// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import JSON

/// A bookmark that a provider keeps beside the document, as the history tells of it.
struct StoredBookmark {
  var bookmark: Bookmark
  /// Its index among the provider's, where it was there before.
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
  /// A change that a provider makes to one of its bookmarks.
  init(_ provider: any BookmarkProvider, before: StoredBookmark?, after: StoredBookmark?) {
    self.init(
      store: provider.id, key: (after ?? before)?.bookmark.id ?? "", before: before?.tree,
      after: after?.tree)
  }
}
