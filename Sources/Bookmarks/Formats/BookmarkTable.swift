// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// Bookmarks of pages as a table of comma-separated values: `id`, `pageIndex`, `name`, `sortKey`, named
/// in the first row. Only `pageIndex` is required.
struct BookmarkTable {
  static let columns = ["id", "pageIndex", "name", "sortKey"]
  let bookmarks: [Bookmark]
  /// The ids that the table itself gives.
  let named: Set<ExactText>

  /// An empty table.
  init() { (bookmarks, named) = ([], []) }

  /// - Throws: ``BookmarkError/malformed(_:)``.
  init(_ bytes: [UInt8]) throws(BookmarkError) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .malformed("It is not UTF-8.")
    }
    var rows = try CommaSeparated.rows(text)[...]
    guard let header = rows.popFirst() else {
      (bookmarks, named) = ([], [])
      return
    }
    guard header.fields.contains("pageIndex") else {
      throw .malformed("Line 1: expected column names, including pageIndex.")
    }
    if let other = header.fields.first(where: { !BookmarkTable.columns.contains($0) }) {
      throw .malformed("Line 1: unknown column \(other).")
    }
    guard Set(header.fields).count == header.fields.count else {
      throw .malformed("Line 1: a column is repeated.")
    }
    var bookmarks: [Bookmark] = []
    var ids: Set<ExactText> = []
    var named: Set<ExactText> = []
    for row in rows {
      guard row.fields.count == header.fields.count else {
        throw .malformed("Line \(row.line): expected \(header.fields.count) values.")
      }
      let values = Dictionary(uniqueKeysWithValues: zip(header.fields, row.fields))
      let bookmark = try BookmarkTable.bookmark(values, line: row.line)
      guard ids.insert(bookmark.key).inserted else {
        throw .malformed("Line \(row.line): the id \(bookmark.id) is repeated.")
      }
      if values["id"]?.isEmpty == false { named.insert(bookmark.key) }
      bookmarks.append(bookmark)
    }
    (self.bookmarks, self.named) = (bookmarks, named)
  }

  /// Whether a table can hold all of a bookmark.
  static func holds(_ bookmark: Bookmark) -> Bool {
    bookmark.isOfWholePage && bookmark.name != "" && bookmark.sortKey?.isFinite != false
  }

  static func bytes(_ bookmarks: [Bookmark]) -> [UInt8] {
    var text = CommaSeparated.line(columns)
    for bookmark in bookmarks {
      text += CommaSeparated.line([
        bookmark.id, bookmark.pageIndex.map(String.init) ?? "", bookmark.name ?? "",
        bookmark.sortKey.map(key) ?? "",
      ])
    }
    return Array(text.utf8)
  }

  private static func key(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? "\(value)"
  }

  private static func bookmark(
    _ values: [String: String], line: Int
  ) throws(BookmarkError) -> Bookmark {
    guard let page = values["pageIndex"].flatMap(Int.init), page >= 0 else {
      throw .malformed("Line \(line), pageIndex: expected a page index from 0.")
    }
    var sortKey: Double?
    if let text = values["sortKey"], !text.isEmpty {
      sortKey = Double(text)
      guard sortKey?.isFinite == true else {
        throw .malformed("Line \(line), sortKey: expected a number.")
      }
    }
    func text(_ name: String) -> String? { values[name].flatMap { $0.isEmpty ? nil : $0 } }
    return Bookmark(
      id: text("id") ?? "csv-\(line)", name: text("name"), pageIndex: page, sortKey: sortKey)
  }
}
