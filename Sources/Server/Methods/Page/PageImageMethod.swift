// SPDX-License-Identifier: AGPL-3.0-or-later

import Editing
import Engine
import JSON
import JSONRPC

enum PageImageMethod: Method {
  static let name = "page/image"
  static let effect = Effect.reads
  static let summary = "Returns an image of a page as a file. The document must allow copying."
  static let errors: [ErrorKind] = [
    .unknownDocument, .notFound, .notPermitted, .damaged, .unsupported, .limitExceeded, .saveFailed,
    .requestCancelled,
  ]

  struct Params: PageParams {
    var documentId = ""
    var pageIndex = 0
    var index = 0
    var format: ImageFormat?
    var delivery: RenderDelivery?

    static let fields: [Field<Self>] =
      Field<Self>.page(\.documentId, \.pageIndex) + [
        .required("index", \.index, "The index from `page/images`.", in: 0...),
        .optional(
          "format", \.format,
          """
          `png`: as the page shows it, rotated and mirrored in quarter turns, masks as alpha. \
          `original`: as stored, a plain JPEG unchanged, others as PNG. By default a plain JPEG \
          that is not rotated is unchanged, and others are as for `png`.
          """),
        .delivery(\.delivery, "How the file is delivered"),
      ]
  }

  struct Result: WrittenRecord {
    var image: CopiedImage
    static let fields: [Field<Self>] = CopiedImage.fields.map { $0.at(\.image) }
  }

  /// The page is interpreted on the main thread; decoding and encoding run on the rasterizer's
  /// thread.
  static func answer(_ params: Params, _ call: Call) throws(RPCError) -> Answer<Result> {
    try call.document(params).document.permitCopying()
    let page = try call.page(params)
    let cancellation = call.cancellation
    let source = try engine(page.imageSource(params.index, cancellation: cancellation))
    let delivery = DataDelivery(params.delivery, of: call.session)
    return .rasterized { context throws(RPCError) in
      let file = try engine(source.file(params.format?.variant ?? .shown, in: context))
      return Result(image: CopiedImage(file, try delivery.deliver(file.bytes)))
    }
  }
}

enum ImageFormat: String, WireEnum {
  case original, png

  var variant: ImageFile.Variant { self == .png ? .png : .stored }
}

extension Document {
  /// - Throws: ``ErrorKind/notPermitted`` if the document does not allow copying.
  func permitCopying() throws(RPCError) { try editing(requireCopying()) }
}

struct CopiedImage: WrittenRecord {
  static let summary = "An image as a file."
  var mimeType = ""
  var width = 0
  var height = 0
  var delivered = DeliveredData()

  init(_ file: ImageFile, _ delivered: DeliveredData) {
    mimeType = file.kind.rawValue
    width = file.width
    height = file.height
    self.delivered = delivered
  }

  static let fields: [Field<Self>] = [
    .required("mimeType", \.mimeType, "`image/png` or `image/jpeg`."),
    .required("width", \.width, "The width in pixels."),
    .required("height", \.height, "The height in pixels."),
    .optional("data", \.delivered.data, "The file, if delivered inline."),
    .optional("path", \.delivered.path, "The path of the file; the client deletes it."),
    .optional(
      "sharedMemory", \.delivered.sharedMemory,
      "The POSIX shared memory with the file; the client unlinks it."),
  ]
}
