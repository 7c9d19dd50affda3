// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import JSONRPC

enum PageImages: PromptMethod {
  typealias Params = OnlyPage

  static let name = "page/images"
  static let effect = Effect.reads
  static let summary = """
    Lists the images in a page's contents. Images of annotations and of repeated patterns are not \
    included.
    """
  static let errors: [ErrorKind] = .reading

  struct Result: WrittenRecord {
    var images: [PageImage] = []
    static let fields: [Field<Self>] = [
      .required("images", \.images, "The images in drawing order, the lowest first.")
    ]
  }

  static func handle(_ params: OnlyPage, _ call: Call) throws(RPCError) -> Result {
    let page = try call.page(params)
    return try engine(Result(images: page.images(cancellation: call.cancellation)))
  }
}

extension PageImage.ColorSpace: WireEnum {}

extension PageImage: WrittenRecord {
  public static let summary = "An image that a page shows."

  public static let fields: [Field<Self>] = [
    .required("index", \.index, "The index for `page/image` and `selection/set`."),
    .required("rect", \.rect, "The bounding box of the visible part, in page space."),
    .required(
      "quad", \.quad,
      "The corners of the whole image as stored, in page space; it may be slanted."),
    .required("width", \.width, "The stored width in pixels."),
    .required("height", \.height, "The stored height in pixels."),
    .required(
      "bitsPerComponent", \.bitsPerComponent,
      "The bits per colour component: 1 for a bitmap, usually 8 for others."),
    .required(
      "colorSpace", \.colorSpace,
      "The colour space; a `stencil` is a mask for one colour."),
    .required("alpha", \.hasAlpha, "Whether the image has transparent parts."),
    .required("mimeType", \.exportedType, "The format that `page/image` returns by default."),
  ]

  private var exportedType: String { (isJPEG ? ImageFile.Kind.jpeg : .png).rawValue }
}
