// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// Bookmarks that change one by one, and are found by their ids.
struct BookmarkDraft {
  private(set) var bookmarks: [Bookmark]
  /// The index of each bookmark, by its id; `nil` after a removal, until it is needed.
  private var places: [ExactText: Int]?

  init(_ bookmarks: [Bookmark]) { self.bookmarks = bookmarks }

  mutating func make(_ change: BookmarkChange) {
    if places == nil {
      places = Dictionary(
        bookmarks.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
    }
    let place = places?[change.bookmark.key]
    switch (change, place) {
    case (.add(let new), let place?): bookmarks[place] = new
    case (.add(let new), nil):
      places?[new.key] = bookmarks.count
      bookmarks.append(new)
    case (.remove, let place?):
      bookmarks.remove(at: place)
      places = nil
    case (.remove, nil): break
    }
  }
}
