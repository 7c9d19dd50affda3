// SPDX-License-Identifier: AGPL-3.0-or-later

/// How a list of bookmarks is sorted. Sorting never changes what is kept.
public enum BookmarkSortOrder: String, CaseIterable, Sendable {
  /// The reader's own order: by sort key; those without one behind, as they were added.
  case custom
  /// Sorts by page. Bookmarks that lead to no page come last. Equal bookmarks keep the order
  /// in which they were added.
  case pageBased

  /// The bookmarks in this order.
  public func sorted(_ entries: [BookmarkEntry]) -> [BookmarkEntry] {
    let keys = entries.map { key(of: $0.bookmark) ?? .infinity }
    // Not the library's sort alone, which does not promise to keep equal elements in place.
    return entries.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }.map { entries[$0] }
  }

  private func key(of bookmark: Bookmark) -> Double? {
    switch self {
    case .custom: bookmark.sortKey.flatMap { $0.isNaN ? nil : $0 }
    case .pageBased: bookmark.pageIndex.map(Double.init)
    }
  }
}
