// SPDX-License-Identifier: AGPL-3.0-or-later

import Bookmarks
import Editing
import JSON
import JSONRPC

enum BookmarksExport: PromptMethod {
  static let name = "bookmarks/export"
  static let effect = Effect.writes
  static let summary = "Exports the bookmarks of a document for other programs."
  static let errors: [ErrorKind] = [.unknownDocument, .saveFailed] + .readingBookmarks

  struct Params: DocumentParams {
    var documentId = ""
    var format = BookmarkExchangeFormat.instantJSON
    var sortOrder = BookmarkSortOrder.custom
    var path: String?
    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .required("format", \.format, "The format to write."),
      .defaulted("sortOrder", \.sortOrder, "The order of the bookmarks."),
      .optional("path", \.path, "The file to write to; without it, the result has the data."),
    ]
  }

  struct Result: WrittenRecord {
    var data: String?
    var path: String?
    var bytes: Int?
    var skipped: [String] = []
    static let fields: [Field<Self>] = [
      .optional("data", \.data, "The exported data, unless a path was given."),
      .optional("path", \.path, Field<Self>.writtenPath),
      .optional("bytes", \.bytes, "The length of the file in bytes."),
      .required("skipped", \.skipped, "The ids of bookmarks that the format cannot hold."),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let open = try call.document(params)
    if let path = params.path, path.isEmpty || open.file.isNamed(path) {
      throw RPCError(
        WireError(
          path: "params.path", message: "Give the path of a file other than the document's own."))
    }
    if let path = params.path { try call.refuseOpenFile(path) }
    let manager = open.bookmarks
    let entries = try bookmarking(manager.list(params.sortOrder))
    let written = write(entries.map(\.bookmark), params.format, manager)
    var result = Result()
    result.skipped = written.skipped
    if let path = params.path {
      result.path = try editing(WholeFile.write(written.bytes, to: path))
      result.bytes = written.bytes.count
    } else {
      result.data = String(decoding: written.bytes, as: UTF8.self)
    }
    return result
  }

  private static func write(
    _ bookmarks: [Bookmark], _ format: BookmarkExchangeFormat, _ manager: BookmarkManager
  ) -> (bytes: [UInt8], skipped: [String]) {
    if let format = format.format {
      let written = format.write(bookmarks, title: manager.displayName)
      return (written.bytes, written.skipped.map(\.id))
    }
    let entries = bookmarks.map { bookmark in
      var entry = OutlineEntry()
      entry.title = manager.displayName(of: bookmark)
      (entry.pageIndex, entry.action) = (bookmark.pageIndex, WireAction(bookmark.action))
      return entry
    }
    return (Array(OutlineEntries(items: entries).wireText.utf8) + [0x0A], [])
  }
}

/// A format in which bookmarks are exchanged with other programs.
enum BookmarkExchangeFormat: String, WireEnum {
  case instantJSON, csv, outline, apryse

  /// `nil` for outline entries, which have the wire form.
  var format: BookmarkFormat? { BookmarkFormat(rawValue: rawValue) }
}
