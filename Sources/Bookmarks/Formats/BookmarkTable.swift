// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Bookmarks of pages as a table of comma-separated values: `id`, `pageIndex`, `name`, `sortKey`, with
/// these names in the first row. Only `pageIndex` has to be there.
struct BookmarkTable {
  static let columns = ["id", "pageIndex", "name", "sortKey"]
  let bookmarks: [Bookmark]
  /// Those whose id the table says.
  let named: Set<String>

  /// None yet.
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
      throw .malformed("Line 1: the names of the columns are wanted, with pageIndex among them.")
    }
    if let other = header.fields.first(where: { !BookmarkTable.columns.contains($0) }) {
      throw .malformed("Line 1: there is no column \(other) in such a table.")
    }
    guard Set(header.fields).count == header.fields.count else {
      throw .malformed("Line 1: a column is there twice.")
    }
    var bookmarks: [Bookmark] = []
    var ids: Set<String> = []
    var named: Set<String> = []
    for row in rows {
      guard row.fields.count == header.fields.count else {
        throw .malformed("Line \(row.line): \(header.fields.count) values are wanted.")
      }
      let values = Dictionary(uniqueKeysWithValues: zip(header.fields, row.fields))
      let bookmark = try BookmarkTable.bookmark(values, line: row.line)
      guard ids.insert(bookmark.id).inserted else {
        throw .malformed("Line \(row.line): the id \(bookmark.id) is there twice.")
      }
      if values["id"]?.isEmpty == false { named.insert(bookmark.id) }
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
      throw .malformed("Line \(line), pageIndex: a page from 0 is wanted.")
    }
    var sortKey: Double?
    if let text = values["sortKey"], !text.isEmpty {
      sortKey = Double(text)
      guard sortKey?.isFinite == true else {
        throw .malformed("Line \(line), sortKey: a number is wanted.")
      }
    }
    func text(_ name: String) -> String? { values[name].flatMap { $0.isEmpty ? nil : $0 } }
    return Bookmark(
      id: text("id") ?? "csv-\(line)", name: text("name"), pageIndex: page, sortKey: sortKey)
  }
}
