// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import System

/// A format for exchanging bookmarks with other programs.
public enum BookmarkFormat: String, CaseIterable, Sendable {
  case instantJSON
  /// A table of bookmarks of whole pages.
  case csv
  /// Apryse's map of page indices and titles.
  case apryse

  /// The bookmarks that a file of this format holds.
  ///
  /// - Throws: ``BookmarkError/malformed(_:)``.
  public func read(_ bytes: [UInt8]) throws(BookmarkError) -> [IncomingBookmark] {
    switch self {
    case .instantJSON:
      let all = try InstantBookmarks(bytes)
      let named = all.named
      return all.bookmarks.map {
        let isNamed = named.contains($0.key)
        return IncomingBookmark(
          id: isNamed ? $0.id : nil, name: $0.name, action: $0.action, sortKey: $0.sortKey)
      }
    case .csv:
      let table = try BookmarkTable(bytes)
      return table.bookmarks.map {
        let isNamed = table.named.contains($0.key)
        return IncomingBookmark(
          id: isNamed ? $0.id : nil, name: $0.name, action: $0.action, sortKey: $0.sortKey)
      }
    case .apryse:
      return try ApryseMap.bookmarks(bytes).map {
        let action = Action(.goTo(Destination(pageIndex: $0.pageIndex, fit: .page), name: nil))
        return IncomingBookmark(id: nil, name: $0.title.isEmpty ? nil : $0.title, action: action)
      }
    }
  }

  /// A file of this format with these bookmarks.
  ///
  /// - Parameter title: the title of a nameless bookmark, if the format needs one.
  /// - Returns: the file, and the bookmarks that it cannot hold.
  public func write(
    _ bookmarks: [Bookmark], title: (Bookmark) -> String
  ) -> (bytes: [UInt8], skipped: [Bookmark]) {
    switch self {
    case .instantJSON: return (InstantBookmarks().bytes(with: bookmarks), [])
    case .csv:
      let pages = bookmarks.filter(BookmarkTable.holds)
      return (BookmarkTable.bytes(pages), bookmarks.filter { !BookmarkTable.holds($0) })
    case .apryse:
      var titles: [(pageIndex: Int, title: String)] = []
      var seen: Set<Int> = []
      var skipped: [Bookmark] = []
      for bookmark in bookmarks {
        if let page = bookmark.pageIndex, seen.insert(page).inserted {
          titles.append((page, title(bookmark)))
        } else {
          skipped.append(bookmark)
        }
      }
      return (ApryseMap.bytes(titles), skipped)
    }
  }
}

extension BookmarkManager {
  /// Begins to import bookmarks, some at a time: as one step, or none of them. A bookmark that already
  /// exists, with the same id or, without id, with the same name and action, is neither duplicated nor
  /// changed.
  ///
  /// - Returns: `nil` if all of them already exist.
  /// - Throws: as ``add(_:as:)``.
  public func start(
    taking incoming: [IncomingBookmark]
  ) throws(BookmarkError) -> BookmarksInProgress? {
    let there = try list().map(\.bookmark)
    let ids = Dictionary(there.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    var known = Set(there.map { BookmarkContent(name: $0.name, action: $0.action) })
    let new = incoming.filter { each in
      guard let id = each.id else {
        return known.insert(BookmarkContent(name: each.name, action: each.action)).inserted
      }
      guard let old = ids[ExactText(id)], old.name.isExactly(each.name), old.action == each.action
      else { return true }
      return each.sortKey != nil && each.sortKey != old.sortKey
    }
    guard !new.isEmpty else { return nil }
    return try start(adding: new, as: "Import bookmarks", cause: .import)
  }
}

/// What makes bookmarks without ids duplicates of each other.
private struct BookmarkContent: Hashable {
  @Exact var name: String?
  var action: Action
}
