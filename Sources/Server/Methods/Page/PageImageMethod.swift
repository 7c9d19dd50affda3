// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import JSON
import JSONRPC

enum PageImageMethod: Method {
  static let name = "page/image"
  static let effect = Effect.reads
  static let summary = "Gives an image of a page as a file, if the document allows copying."
  static let errors: [ErrorKind] = [
    .unknownDocument, .notFound, .notPermitted, .damaged, .unsupported, .limitExceeded, .saveFailed,
    .requestCancelled,
  ]

  struct Params: PageParams {
    static let name = "PageImageParams"
    var documentId = ""
    var pageIndex = 0
    var index = 0
    var format: ImageFormat?
    var delivery: RenderDelivery?

    static let fields: [Field<Self>] =
      Field<Self>.page(\.documentId, \.pageIndex) + [
        .required("index", \.index, "As `page/images` tells it.", in: 0...),
        .optional(
          "format", \.format,
          "`png`: as the page shows it, turned and mirrored in quarter turns, masks as alpha. "
            + "`original`: as it is stored, a plain JPEG as it is, else a PNG. Not given: a plain "
            + "JPEG that is not turned as it is, else as `png`."),
        .delivery(\.delivery, "How the file is handed over"),
      ]
  }

  struct Result: Record {
    static let name = "PageImageResult"
    var mimeType = ""
    var width = 0
    var height = 0
    var delivered = DeliveredData()

    static let fields: [Field<Self>] = [
      .required("mimeType", \.mimeType, "`image/png` or `image/jpeg`."),
      .required("width", \.width, "Pixels."),
      .required("height", \.height, "Pixels."),
      .optional("data", \.delivered.data, "The file, where it is delivered inline."),
      .optional("path", \.delivered.path, "Its path; it is the client's to delete."),
      .optional(
        "sharedMemory", \.delivered.sharedMemory,
        "Its POSIX shared memory, which is the client's to unlink."),
    ]
  }

  /// The page is interpreted on the main thread; decoding and encoding are done on the other one.
  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<Result> {
    try call.document(params).document.permitCopying()
    let page = try call.page(params)
    let cancellation = call.cancellation
    let source = try engine(page.imageSource(params.index, cancellation: cancellation))
    let delivery = DataDelivery(params.delivery, of: call.session)
    return .rasterized { context throws(RPCError) in
      let file = try engine(source.file(params.format?.form ?? .shown, in: context))
      var result = Result(mimeType: file.kind.rawValue, width: file.width, height: file.height)
      result.delivered = try delivery.deliver(file.bytes)
      return result
    }
  }
}

/// The format of an extracted image.
enum ImageFormat: String, WireEnum {
  case original, png

  var form: ImageFile.Form { self == .png ? .png : .stored }
}

extension Document {
  /// - Throws: ``ErrorKind/notPermitted`` where the document does not allow copying.
  func permitCopying() throws(RPCError) {
    try editing(requireCopying())
  }
}

/// An image that was copied.
struct CopiedImage: Record {
  static let summary = "An image as a file."
  var mimeType = ""
  var width = 0
  var height = 0
  var delivered = DeliveredData()

  init() {}

  init(_ file: ImageFile, _ delivered: DeliveredData) {
    mimeType = file.kind.rawValue
    width = file.width
    height = file.height
    self.delivered = delivered
  }

  static let fields: [Field<Self>] = [
    .required("mimeType", \.mimeType, "`image/png` or `image/jpeg`."),
    .required("width", \.width, "Pixels."),
    .required("height", \.height, "Pixels."),
    .optional("data", \.delivered.data, "The file, where it is delivered inline."),
    .optional("path", \.delivered.path, "Its file, which is the client's to delete."),
    .optional(
      "sharedMemory", \.delivered.sharedMemory,
      "Its POSIX shared memory, which is the client's to unlink."),
  ]
}
