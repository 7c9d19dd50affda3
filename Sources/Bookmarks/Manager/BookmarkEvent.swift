// SPDX-License-Identifier: AGPL-3.0-or-later

/// What happened to the bookmarks of a document.
public struct BookmarkEvent: Hashable, Sendable {
  public enum Cause: String, CaseIterable, Sendable {
    case add, remove, replace, reorder
    /// Read anew, or several of the others at once.
    case load
  }

  public let cause: Cause
  /// All bookmarks as they are now, unsorted.
  public let entries: [BookmarkEntry]

  /// - Parameter old: `nil` where they have not been read yet.
  /// - Returns: `nil` where nothing changed.
  init?(from old: [BookmarkEntry]?, to new: [BookmarkEntry]) {
    guard (old ?? []) != new else { return nil }
    entries = new
    cause = old.map { BookmarkEvent.cause(from: $0, to: new) } ?? .load
  }

  private static func cause(from old: [BookmarkEntry], to new: [BookmarkEntry]) -> Cause {
    let before = Dictionary(
      old.map { ($0.bookmark.id, $0) }, uniquingKeysWith: { first, _ in first })
    let ids = Set(new.map(\.bookmark.id))
    let isAdded = new.contains { before[$0.bookmark.id] == nil }
    let isRemoved = old.contains { !ids.contains($0.bookmark.id) }
    let isReplaced = new.contains { entry in
      before[entry.bookmark.id].map { withoutKey($0) != withoutKey(entry) } ?? false
    }
    switch (isAdded, isRemoved, isReplaced) {
    case (true, false, false): return .add
    case (false, true, false): return .remove
    case (false, false, true): return .replace
    case (false, false, false): return .reorder
    default: return .load
    }
  }

  private static func withoutKey(_ entry: BookmarkEntry) -> BookmarkEntry {
    BookmarkEntry(entry.bookmark.withSortKey(nil), provider: entry.provider)
  }
}
