// SPDX-License-Identifier: AGPL-3.0-or-later

import Bookmarks
import Engine
import JSON
import JSONRPC
import Workspace

enum BookmarksImport: Method {
  static let name = "bookmarks/import"
  static let effect = Effect.changes
  static let summary = """
    Imports bookmarks of other programs, all or none, as one step. A bookmark is skipped if there is \
    already one with its id, name and action, or, for a bookmark without an id, with its name and \
    action.
    """
  static let errors: [ErrorKind] = [
    .unknownDocument, .cannotOpen, .notFound, .unsupported, .notPermitted, .limitExceeded, .damaged,
    .saveFailed, .vetoed, .timedOut,
  ]

  struct Params: DocumentParams {
    var documentId = ""
    var format = BookmarkExchangeFormat.instantJSON
    var data: String?
    var path: String?
    static let fields: [Field<Self>] = [
      .document(\.documentId), .required("format", \.format, "The format of the input."),
      .optional(
        "data", \.data,
        """
        The input. Give this or `path`; with `outline`, give neither to use the document's own.
        """),
      .optional("path", \.path, "The path of the input."),
    ]
  }

  struct Result: WrittenRecord {
    var added: [String] = []
    var replaced: [String] = []
    static let fields: [Field<Self>] = [
      .required("added", \.added, "The ids of the new bookmarks."),
      .required("replaced", \.replaced, "The ids of the replaced bookmarks."),
    ]
  }

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<Result> {
    let open = try call.document(params)
    guard params.format == .outline, params.data == nil, params.path == nil else {
      return .now(try take(incoming(params), open))
    }
    return try open.readingOutline { outline throws(RPCError) in
      try take(outline.map(OutlineEntry.init).flatMap(\.incoming), open)
    }
  }

  private static func take(
    _ incoming: [IncomingBookmark], _ open: OpenDocument
  ) throws(RPCError) -> Result {
    let additions = try bookmarking(open.bookmarks.take(incoming))
    var result = Result()
    for addition in additions {
      let id = addition.entry.bookmark.id
      if addition.replaced { result.replaced.append(id) } else { result.added.append(id) }
    }
    return result
  }

  private static func incoming(_ params: Params) throws(RPCError) -> [IncomingBookmark] {
    let bytes: [UInt8]
    let place: String
    switch (params.data, params.path) {
    case (let data?, nil): (bytes, place) = (Array(data.utf8), "params.data")
    case (nil, let path?): (bytes, place) = (try read(path), "params.path")
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
