// SPDX-License-Identifier: AGPL-3.0-or-later

/// The order of a list of bookmarks. Sorting never changes the stored order.
public enum BookmarkSortOrder: String, CaseIterable, Sendable {
  /// The reader's own order: by sort key, then bookmarks without a key, in the order of addition.
  case custom
  /// Sorts by page. Bookmarks without a target page come last. Equal bookmarks keep the order in which
  /// they were added.
  case pageBased

  /// The bookmarks in this order.
  public func sorted(_ entries: [BookmarkEntry]) -> [BookmarkEntry] {
    let keys = entries.map { key(of: $0.bookmark) ?? .infinity }
    // Sorts by index as well, because the library's sort is not stable.
    return entries.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }.map { entries[$0] }
  }

  private func key(of bookmark: Bookmark) -> Double? {
    switch self {
    case .custom: bookmark.sortKey.flatMap { $0.isNaN ? nil : $0 }
    case .pageBased: bookmark.pageIndex.map(Double.init)
    }
  }
}
