// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC

enum PagesThumbnails: Method {
  static let name = "pages/thumbnails"
  static let effect = Effect.streams
  static let summary = "Renders thumbnails of pages when the server is idle."
  static let errors: [ErrorKind] = [
    .unknownDocument, .damaged, .limitExceeded, .contentModified, .saveFailed, .vetoed, .timedOut,
    .requestCancelled,
  ]

  struct Params: DocumentParams {
    static let name = "ThumbnailsParams"
    var documentId = ""
    var first = 0
    var count: Int?
    var width = 0
    var only: PageFilter?
    var delivery: RenderDelivery?

    static let fields: [Field<Self>] = [
      .document(\.documentId),
      .defaulted("first", \.first, "The first page, from 0.", in: 0...),
      .optional("count", \.count, "How many pages at most; all unless given.", in: 0...),
      .required(
        "width", \.width,
        "The width in pixels. A page that would be over four times as high is made narrower.",
        in: 1...1024),
      .optional(
        "only", \.only,
        """
        `annotated`: only pages with visible annotations other than links and form fields; \
        `bookmarked`: only pages that bookmarks go to.
        """),
      .delivery(\.delivery, "How the pictures are delivered"),
    ]
  }

  struct Result: WrittenRecord {
    static let name = "ThumbnailsResult"
    var pages: [Int] = []
    var thumbnails: [WireThumbnail] = []
    var unreadable: [Int] = []

    static let fields: [Field<Self>] = [
      .required("pages", \.pages, "The pages of the range, or those that `only` selects."),
      .required(
        "thumbnails", \.thumbnails,
        """
        The thumbnails in page order. With `partialResultToken` each comes as a piece \
        `{thumbnails}`, after a piece `{pages}`, and this is empty.
        """),
      .required(
        "unreadable", \.unreadable,
        "Pages that cannot be rendered: too damaged, or too large for memory."),
    ]
  }

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<Result> {
    let work = try ThumbnailWork(params, call)
    return .paced { () throws(RPCError) in try work.turn() }
  }
}

struct WireThumbnail: WrittenRecord {
  var pageIndex = 0
  var width = 0
  var height = 0
  var delivered = DeliveredData()

  static let fields: [Field<Self>] = [
    .required("pageIndex", \.pageIndex, "The page, from 0."),
    .required("width", \.width, "The width in pixels."),
    .required("height", \.height, "The height in pixels."),
    .optional("data", \.delivered.data, "The picture as PNG, if delivered inline."),
    .optional("path", \.delivered.path, "The path of the file; the client deletes it."),
    .optional(
      "sharedMemory", \.delivered.sharedMemory,
      "The POSIX shared memory with the picture; the client unlinks it."),
  ]
}

/// A partial result, for a client that takes the result in pieces.
struct ThumbnailsPiece: WrittenRecord {
  var pages: [Int]?
  var thumbnails: [WireThumbnail]?

  static let fields: [Field<Self>] = [
    .optional("pages", \.pages, "The pages, in the first piece."),
    .optional("thumbnails", \.thumbnails, "The next thumbnail."),
  ]
}
