// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

extension BookmarkManager {
  /// The change that brings bookmarks into the document itself; `nil` where nothing is otherwise.
  ///
  /// - Throws: ``BookmarkError/notFound(_:)`` for a page that is not there.
  public func importing(
    _ incoming: [IncomingBookmark], removing ids: [String], name: String
  ) throws(BookmarkError) -> SetBookmarks? {
    guard !incoming.isEmpty || !ids.isEmpty else { return nil }
    let embedded = EmbeddedProvider.name
    let before = try list().filter { $0.provider == embedded }.map(\.bookmark)
    let taken = Set(try list().map(\.bookmark.id))
    var bookmarks = before.filter { !ids.contains($0.id) }
    for new in incoming {
      let id: String
      if let known = new.id, !known.isEmpty {
        id = known
      } else {
        id = newID { id in taken.contains(id) || bookmarks.contains { $0.id == id } }
      }
      let place = bookmarks.firstIndex { $0.id == id }
      let bookmark = Bookmark(
        id: id, name: new.name, action: new.action,
        sortKey: place.flatMap { bookmarks[$0].sortKey })
      try requirePage(bookmark.pageIndex)
      if let place {
        // A destination that says more of the same page stays.
        if bookmarks[place].name == new.name, bookmarks[place].pageIndex == bookmark.pageIndex,
          bookmark.pageIndex != nil
        {
          continue
        }
        bookmarks[place] = bookmark
      } else {
        bookmarks.append(bookmark)
      }
    }
    return bookmarks == before ? nil : SetBookmarks(bookmarks, name: name)
  }
}
