// SPDX-License-Identifier: AGPL-3.0-or-later

import Bookmarks

extension OpenDocument {
  /// The pages that have a bookmark. Reads the bookmarks if they have not been read; bookmarks that
  /// cannot be read do not count.
  public var bookmarkedPages: Set<Int> {
    if !bookmarks.isRead { _ = try? bookmarks.list() }
    return bookmarks.bookmarkedPages ?? []
  }
}
