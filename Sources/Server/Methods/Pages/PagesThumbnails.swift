// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import JSONRPC

enum PagesThumbnails: Method {
  static let name = "pages/thumbnails"
  static let effect = Effect.streams
  static let summary = "Draws thumbnails of pages when there is no other work."
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
      .defaulted("first", \.first, 0, "The page to begin with.", in: 0...),
      .optional("count", \.count, "At most how many pages; all unless given.", in: 0...),
      .required(
        "width", \.width,
        "Pixels; a page that would become more than four times as high as that is drawn narrower.",
        in: 1...1024),
      .optional(
        "only", \.only,
        "`annotated`: the pages with annotations that can be seen, links and form fields aside; "
          + "`bookmarked`: those that bookmarks go to."),
      .delivery(\.delivery, "How the pictures are handed over"),
    ]
  }

  struct Result: Record {
    static let name = "ThumbnailsResult"
    var pages: [Int] = []
    var thumbnails: [WireThumbnail] = []
    var unreadable: [Int] = []

    static let fields: [Field<Self>] = [
      .required(
        "pages", \.pages, "The pages that are meant: all of the range, or those that `only` leaves."
      ),
      .required(
        "thumbnails", \.thumbnails,
        "In the order of the pages. With `partialResultToken` each comes as a piece `{thumbnails}`, "
          + "before them a piece `{pages}`, and none here."),
      .required(
        "unreadable", \.unreadable,
        "Pages that cannot be drawn: they are too damaged, or need too much memory."),
    ]
  }

  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<Result> {
    let work = try ThumbnailWork(params, call)
    return .paced { () throws(RPCError) in try work.turn() }
  }
}

/// A page drawn small.
struct WireThumbnail: Record {
  static let name = "Thumbnail"
  var pageIndex = 0
  var width = 0
  var height = 0
  var delivered = DeliveredData()

  static let fields: [Field<Self>] = [
    .required("pageIndex", \.pageIndex, "The page, from 0."),
    .required("width", \.width, "Pixels."),
    .required("height", \.height, "Pixels."),
    .optional("data", \.delivered.data, "The picture, PNG, where it is delivered inline."),
    .optional("path", \.delivered.path, "Its file, which is the client's to delete."),
    .optional(
      "sharedMemory", \.delivered.sharedMemory,
      "Its POSIX shared memory, which is the client's to unlink."),
  ]
}

/// A part of the result, as a client gets it that takes it in pieces.
struct ThumbnailsPiece: Record {
  static let name = "ThumbnailsPiece"
  var pages: [Int]?
  var thumbnails: [WireThumbnail]?

  static let fields: [Field<Self>] = [
    .optional("pages", \.pages, "The pages that are meant: the first piece."),
    .optional("thumbnails", \.thumbnails, "The next one."),
  ]
}
