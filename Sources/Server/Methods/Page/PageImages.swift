// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import JSON
import JSONRPC

enum PageImages: PromptMethod {
  typealias Params = OnlyPage

  static let name = "page/images"
  static let effect = Effect.reads
  static let summary = """
    Lists the images that a page's contents show; those of annotations and of repeated patterns are \
    none of them.
    """
  static let errors: [ErrorKind] = .reading

  struct Result: Record {
    static let name = "PageImagesResult"
    var images: [WireImage] = []
    static let fields: [Field<Self>] = [
      .required("images", \.images, "In the order in which they are drawn, the lowest first.")
    ]
  }

  static func handle(_ params: OnlyPage, _ call: Call) throws(RPCError) -> Result {
    let page = try call.page(params)
    return try engine(
      Result(images: page.images(cancellation: call.cancellation).map(WireImage.init)))
  }
}

extension PageImage.ColorSpace: WireEnum {}

/// An image of a page.
struct WireImage: Record {
  static let name = "PageImage"
  static let summary = "An image that a page shows."

  var index = 0
  var rect = Rect(0, 0, 0, 0)
  var quad = Quad(Rect(0, 0, 0, 0))
  var width = 0
  var height = 0
  var bitsPerComponent = 0
  var colorSpace = PageImage.ColorSpace.rgb
  var alpha = false
  var mimeType = ImageFile.Kind.png.rawValue

  init() {}

  init(_ image: PageImage) {
    index = image.index
    rect = image.rect
    quad = image.quad
    width = image.width
    height = image.height
    bitsPerComponent = image.bitsPerComponent
    colorSpace = image.colorSpace
    alpha = image.hasAlpha
    mimeType = (image.isJPEG ? ImageFile.Kind.jpeg : .png).rawValue
  }

  static let fields: [Field<Self>] = [
    .required("index", \.index, "The index for `page/image` and `selection/set`."),
    .required("rect", \.rect, "The box of what can be seen of it, in page space."),
    .required(
      "quad", \.quad,
      "The corners of the image as it is stored, whole, even if it is slanted."),
    .required("width", \.width, "In pixels, as stored."),
    .required("height", \.height, "In pixels, as stored."),
    .required("bitsPerComponent", \.bitsPerComponent, "1 of a bitmap, mostly 8 of others."),
    .required(
      "colorSpace", \.colorSpace,
      "The colour space; a `stencil` only masks a colour."),
    .required("alpha", \.alpha, "Whether not all of it is opaque."),
    .required("mimeType", \.mimeType, "The format that `page/image` returns by default."),
  ]
}
