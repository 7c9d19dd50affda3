// SPDX-License-Identifier: AGPL-3.0-or-later

/// The formats of sidecar files.
public enum BookmarkFileFormat: String, CaseIterable, Sendable {
  /// Instant JSON, which holds every kind of action.
  case json
  /// A table, which holds bookmarks of whole pages only.
  case csv
}

/// The contents of a sidecar file.
enum BookmarkFile {
  case json(InstantBookmarks)
  case csv(BookmarkTable)

  /// An empty file.
  init(_ format: BookmarkFileFormat) {
    self = format == .json ? .json(InstantBookmarks()) : .csv(BookmarkTable())
  }

  /// - Throws: ``BookmarkError/malformed(_:)``.
  init(_ bytes: [UInt8], _ format: BookmarkFileFormat) throws(BookmarkError) {
    guard !bytes.isEmpty else {
      self.init(format)
      return
    }
    switch format {
    case .json: self = .json(try InstantBookmarks(bytes))
    case .csv: self = .csv(try BookmarkTable(bytes))
    }
  }

  var bookmarks: [Bookmark] {
    switch self {
    case .json(let file): file.bookmarks
    case .csv(let file): file.bookmarks
    }
  }

  /// The file's bytes with these bookmarks.
  func bytes(with bookmarks: [Bookmark]) -> [UInt8] {
    switch self {
    case .json(let file): file.bytes(with: bookmarks)
    case .csv: BookmarkTable.bytes(bookmarks)
    }
  }
}
