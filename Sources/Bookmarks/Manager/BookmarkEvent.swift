// SPDX-License-Identifier: AGPL-3.0-or-later

/// A change to the bookmarks of a document.
public struct BookmarkEvent: Hashable, Sendable {
  public enum Cause: String, CaseIterable, Sendable {
    case add, remove, replace, reorder
    /// The bookmarks were reloaded, or changed in several ways at once.
    case load
  }

  public let cause: Cause
  /// The new bookmarks, unsorted.
  public let added: [BookmarkEntry]
  /// The changed bookmarks. Their name, action, place in the custom order, or provider is different.
  public let updated: [BookmarkEntry]
  /// The ids of the removed bookmarks.
  public let removed: [String]

  /// - Parameter old: the previous bookmarks; `nil` if they have not been read yet.
  /// - Returns: `nil` if nothing changed.
  init?(from old: [BookmarkEntry]?, to new: [BookmarkEntry]) {
    let entries = old ?? []
    let before = Dictionary(
      entries.map { ($0.bookmark.key, $0) }, uniquingKeysWith: { first, _ in first })
    let ids = Set(new.map(\.bookmark.key))
    added = new.filter { before[$0.bookmark.key] == nil }
    updated = new.filter { entry in before[entry.bookmark.key].map { $0 != entry } ?? false }
    removed = entries.map(\.bookmark).filter { !ids.contains($0.key) }.map(\.id)
    guard !(added.isEmpty && updated.isEmpty && removed.isEmpty) else { return nil }
    let isReplaced = updated.contains { entry in
      before[entry.bookmark.key].map(BookmarkEvent.withoutKey) != BookmarkEvent.withoutKey(entry)
    }
    cause =
      switch (old == nil, !added.isEmpty, !removed.isEmpty, isReplaced) {
      case (true, _, _, _): .load
      case (_, true, false, false): .add
      case (_, false, true, false): .remove
      case (_, false, false, true): .replace
      case (_, false, false, false): .reorder
      default: .load
      }
  }

  private static func withoutKey(_ entry: BookmarkEntry) -> BookmarkEntry {
    BookmarkEntry(entry.bookmark.withSortKey(nil), provider: entry.provider)
  }
}
