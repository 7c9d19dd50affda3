// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import System

extension BookmarkManager {
  /// The change that moves bookmarks into the document itself; `nil` if nothing changes.
  ///
  /// - Throws: ``BookmarkError/notFound(_:)`` for a missing page, or why the document cannot store
  ///   bookmarks.
  public func importing(
    _ incoming: [CarriedBookmark], removing ids: [String], name: String
  ) throws(BookmarkError) -> SetBookmarks? {
    guard !incoming.isEmpty || !ids.isEmpty else { return nil }
    // Includes the bookmarks that another provider's bookmarks with the same ids hide.
    let embedded = EmbeddedProvider(editor)
    let before = try embedded.bookmarks()
    let taken = Set(try list().map(\.bookmark.key))
    let gone = Set(ids.map(\.exact))
    var bookmarks = before.filter { !gone.contains($0.key) }
    for new in incoming {
      let id: String
      if let known = new.id, !known.isEmpty {
        id = known
      } else {
        id = newID { id in
          taken.contains(ExactText(id)) || bookmarks.contains { $0.id.isExactly(id) }
        }
      }
      let place = bookmarks.firstIndex { $0.id.isExactly(id) }
      let bookmark = Bookmark(
        id: id, name: new.name, action: new.action,
        sortKey: place.flatMap { bookmarks[$0].sortKey })
      try requirePage(bookmark.pageIndex)
      if let place {
        // A destination that is more specific about the same page stays.
        if bookmarks[place].name.isExactly(new.name),
          bookmarks[place].pageIndex == bookmark.pageIndex,
          bookmark.pageIndex != nil
        {
          continue
        }
        bookmarks[place] = bookmark
      } else {
        bookmarks.append(bookmark)
      }
    }
    guard bookmarks != before else { return nil }
    try embedded.checkWritable()
    return SetBookmarks(bookmarks, name: name)
  }
}
