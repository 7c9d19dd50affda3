// SPDX-License-Identifier: AGPL-3.0-or-later

import Bookmarks
import Editing
import Engine
import JSON
import JSONRPC
import Workspace

/// A form in which bookmarks go to other programs and come from them.
enum BookmarkExchangeFormat: String, WireEnum {
  case instantJSON, csv, outline, apryse

  /// `nil` of entries of an outline, which have the form of the wire.
  var format: BookmarkFormat? { BookmarkFormat(rawValue: rawValue) }
}

enum BookmarksExport: PromptMethod {
  static let name = "bookmarks/export"
  static let effect = Effect.writes
  static let summary = "Writes the bookmarks of a document for other programs."
  static let errors: [ErrorKind] = [.unknownDocument, .saveFailed] + .readingBookmarks

  struct Params: DocumentParams {
    static let name = "BookmarksExportParams"
    var documentId = ""
    var format = BookmarkExchangeFormat.instantJSON
    var sortOrder = BookmarkSortOrder.custom
    var path: String?
    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .required("format", \.format, "What to write."),
      .defaulted("sortOrder", \.sortOrder, .custom, "In which order."),
      .optional("path", \.path, "The file to write to; the result has it all unless given."),
    ]
  }

  struct Result: Record {
    static let name = "BookmarksExportResult"
    var data: String?
    var path: String?
    var bytes: Int?
    var skipped: [String] = []
    static let fields: [Field<Self>] = [
      .optional("data", \.data, "What was written, unless a path was given."),
      .optional("path", \.path, "The file, with symbolic links followed."),
      .optional("bytes", \.bytes, "How long it is."),
      .required("skipped", \.skipped, "The ids of bookmarks that the format cannot hold."),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let open = try call.document(params)
    if let path = params.path, path.isEmpty || open.isOwnFile(path) {
      throw RPCError(
        WireError(path: "params.path", message: "Give the path of a file for bookmarks alone."))
    }
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

enum BookmarksImport: PromptMethod {
  static let name = "bookmarks/import"
  static let effect = Effect.changes
  static let summary = """
    Takes in bookmarks of other programs as one step, or none of them. What is there already, under its \
    id or without one with its name and action, is neither doubled nor changed.
    """
  static let errors: [ErrorKind] = [
    .unknownDocument, .cannotOpen, .notFound, .unsupported, .notPermitted, .limitExceeded, .damaged,
    .saveFailed, .vetoed, .timedOut,
  ]

  struct Params: DocumentParams {
    static let name = "BookmarksImportParams"
    var documentId = ""
    var format = BookmarkExchangeFormat.instantJSON
    var data: String?
    var path: String?
    static let fields: [Field<Self>] = [
      .document(\.documentId), .required("format", \.format, "What is given."),
      .optional(
        "data", \.data,
        "It; this or `path`, or with `outline` neither: the document's own outline is taken."),
      .optional("path", \.path, "The file with it."),
    ]
  }

  struct Result: Record {
    static let name = "BookmarksImportResult"
    var added: [String] = []
    var replaced: [String] = []
    static let fields: [Field<Self>] = [
      .required("added", \.added, "The ids of new bookmarks."),
      .required("replaced", \.replaced, "The ids of those that gave way to others."),
    ]
  }

  static func handle(_ params: Params, _ call: Call) throws(RPCError) -> Result {
    let open = try call.document(params)
    let incoming = try incoming(params, open)
    let additions = try bookmarking(open.bookmarks.take(incoming))
    var result = Result()
    for addition in additions {
      let id = addition.entry.bookmark.id
      if addition.replaced { result.replaced.append(id) } else { result.added.append(id) }
    }
    return result
  }

  private static func incoming(
    _ params: Params, _ open: OpenDocument
  ) throws(RPCError) -> [IncomingBookmark] {
    let bytes: [UInt8]
    let place: String
    switch (params.data, params.path) {
    case (let data?, nil): (bytes, place) = (Array(data.utf8), "params.data")
    case (nil, let path?): (bytes, place) = (try read(path), "params.path")
    case (nil, nil) where params.format == .outline:
      let outline = try engine(open.outline())
      return outline.map(OutlineEntry.init).flatMap(\.incoming)
    default:
      throw RPCError(WireError(path: "params", message: "Give either data or a path."))
    }
    guard let format = params.format.format else {
      do throws(WireError) {
        return try OutlineEntries(bytes: bytes).items.flatMap(\.incoming)
      } catch {
        throw RPCError(WireError(path: place, message: error.message))
      }
    }
    do throws(BookmarkError) {
      return try format.read(bytes)
    } catch {
      throw RPCError(WireError(path: place, message: error.message))
    }
  }

  private static func read(_ path: String) throws(RPCError) -> [UInt8] {
    let bytes = try engine(FileBytes.whole(path, limit: FileProvider.largest))
    guard let bytes else {
      throw RPCError(
        .limitExceeded, "\(path) is too large: divide it.",
        data: [
          .init("limit", "importBytes"), .init("maximum", .integer(Int64(FileProvider.largest))),
        ])
    }
    return bytes
  }
}
