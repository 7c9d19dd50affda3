// SPDX-License-Identifier: AGPL-3.0-or-later

import Bookmarks

extension OpenDocument {
  /// The pages that have a bookmark. The bookmarks are read where they have not been; of those that
  /// cannot be read, none counts.
  public var bookmarkedPages: Set<Int> {
    if !bookmarks.isRead { _ = try? bookmarks.list() }
    return bookmarks.bookmarkedPages ?? []
  }
}
