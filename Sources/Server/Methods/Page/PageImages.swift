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
    Lists the images in a page's contents. Images of annotations and of repeated patterns are not \
    included.
    """
  static let errors: [ErrorKind] = .reading

  struct Result: Record {
    static let name = "PageImagesResult"
    var images: [WireImage] = []
    static let fields: [Field<Self>] = [
      .required("images", \.images, "The images in drawing order, the lowest first.")
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
    .required("alpha", \.alpha, "Whether the image has transparent parts."),
    .required("mimeType", \.mimeType, "The format that `page/image` returns by default."),
  ]
}
