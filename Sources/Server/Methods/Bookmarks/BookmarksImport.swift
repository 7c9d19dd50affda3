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
      let input = try input(params)
      guard input.bytes.count > fewBytes else { return try take(incoming(input), open, call) }
      return reading(input, open, call)
    }
    return try open.readingOutline(then: { outline throws(RPCError) in
      try take(outline.map(OutlineEntry.init).flatMap(\.incoming), open, call)
    })
  }

  /// Reads a large file on another thread.
  private static func reading(
    _ input: Input, _ open: OpenDocument, _ call: Call
  ) -> Answer<Result> {
    var reading: SideResult<[IncomingBookmark], RPCError>?
    return .transaction(
      Transaction(
        first: { () throws(RPCError) in
          if let reading { return .done(try take(reading.get(), open, call)) }
          let file = SideResult<[IncomingBookmark], RPCError>(until: .cancelled)
          reading = file
          return .aside { _ in file.make { () throws(RPCError) in try incoming(input) } }
        }, rollBack: {}, hold: { .changes }))
  }

  /// Adds many bookmarks in turns.
  private static func take(
    _ incoming: [IncomingBookmark], _ open: OpenDocument, _ call: Call
  ) throws(RPCError) -> Answer<Result> {
    guard let adding = try bookmarking(open.bookmarks.start(taking: incoming)) else {
      return .now(Result())
    }
    guard incoming.count > fewBookmarks else {
      return .now(Result(try bookmarking(adding.finish())))
    }
    return .transaction(
      Transaction(
        turns: { () throws(RPCError) in
          let step = try bookmarking(adding.advance())
          call.sendProgress(done: adding.done, of: adding.total)
          return step.turn { Result($0) }
        }, rollBack: adding.cancel, hold: { .everything }))
  }

  /// A file, and the member that gives it.
  private struct Input: Sendable {
    let bytes: [UInt8]
    let place: String
    let format: BookmarkExchangeFormat
  }

  private static func input(_ params: Params) throws(RPCError) -> Input {
    switch (params.data, params.path) {
    case (let data?, nil):
      Input(bytes: Array(data.utf8), place: "params.data", format: params.format)
    case (nil, let path?):
      Input(bytes: try read(path), place: "params.path", format: params.format)
    default:
      throw RPCError(WireError(path: "params", message: "Give either data or a path."))
    }
  }

  private static func incoming(_ input: Input) throws(RPCError) -> [IncomingBookmark] {
    guard let format = input.format.format else {
      do throws(WireError) {
        return try OutlineEntries(bytes: input.bytes).items.flatMap(\.incoming)
      } catch {
        throw RPCError(WireError(path: input.place, message: error.message))
      }
    }
    do throws(BookmarkError) {
      return try format.read(input.bytes)
    } catch {
      throw RPCError(WireError(path: input.place, message: error.message))
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

extension BookmarksImport.Result {
  fileprivate init(_ additions: [BookmarkAddition]) {
    for addition in additions {
      let id = addition.entry.bookmark.id
      if addition.replaced { replaced.append(id) } else { added.append(id) }
    }
  }
}

/// What is read and added in one turn, at most.
private let (fewBytes, fewBookmarks) = (1 << 16, 200)
