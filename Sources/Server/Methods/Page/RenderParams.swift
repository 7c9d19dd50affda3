// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import JSON
import JSONRPC

struct RenderParams: PageParams {
  var documentId = ""
  var pageIndex = 0
  var scale: Double?
  var width: Int?
  var height: Int?
  var rect: Rect?
  var rotation = 0
  var format = RenderFormat.png
  var encoding = PictureEncoding()
  var delivery: RenderDelivery?
  var annotations = true
  var purpose = RenderPurpose.screen
  var colors: RenderColors?
  var formHighlight: WireColor?

  static let fields: [Field<Self>] =
    Field<Self>.page(\.documentId, \.pageIndex) + [
      .optional(
        "scale", \.scale,
        "Pixels per point; by default 1. Give at most one of `scale`, `width` and `height`.",
        in: 0.001...1000),
      .optional("width", \.width, "The width of the whole page in pixels.", in: 1...),
      .optional("height", \.height, "The height of the whole page in pixels.", in: 1...),
      .optional(
        "rect", \.rect,
        "The part to render, in page space, such as a tile; by default the page."),
      .defaulted(
        "rotation", \.rotation,
        "The clockwise rotation in degrees, added to the page's own; a multiple of 90.",
        in: -360...360),
      .defaulted(
        "format", \.format,
        """
        The format. `rgba` and `bgra` have no gaps between rows; `webp` needs libwebp on the \
        server's system.
        """),
      .defaulted(
        "quality", \.encoding.quality,
        "The quality of a `jpeg` or `webp`: from 1, the smallest file, to 100.", in: 1...100),
      .defaulted(
        "compression", \.encoding.compression,
        "The compression of a `png`; `small` takes several times as long."),
      .delivery(\.delivery, "How the picture is delivered"),
      .defaulted("annotations", \.annotations, "Whether annotations and fields are drawn."),
      .defaulted(
        "purpose", \.purpose,
        """
        What the picture is for. With `print`, it shows the annotations, fields and layers that are \
        printed.
        """),
      .optional(
        "colors", \.colors,
        "The colours for paper and ink, such as those of a dark theme; not for `svg`."),
      .optional(
        "formHighlight", \.formHighlight,
        """
        The background for fields that can be filled in, preferably translucent like `#0066ff33`; \
        not for `svg`.
        """),
    ]

  /// What is drawn of the page.
  var parts: PageParts {
    let parts: PageParts = annotations ? .all : .contents
    return purpose == .print ? parts.union(.forPrint) : parts
  }

  func request(for page: Page) throws(RPCError) -> RasterRequest {
    guard rotation.isMultiple(of: 90) else {
      throw RPCError(WireError(path: "params.rotation", message: "Give 0, 90, 180 or 270."))
    }
    if format == .svg,
      let member = colors != nil ? "colors" : formHighlight.map({ _ in "formHighlight" })
    {
      throw RPCError(
        WireError(
          path: "params.\(member)", message: "An svg keeps the page's colours: leave this out."))
    }
    let turn = ((rotation % 360) + 360) % 360
    var scale = self.scale ?? 1
    switch (self.scale, width, height) {
    case (_, nil, nil): break
    case (nil, let width?, nil):
      scale = RasterRequest.scale(ofPage: page.size, width: width, rotation: turn)
    case (nil, nil, let height?):
      scale = RasterRequest.scale(ofPage: page.size, height: height, rotation: turn)
    default:
      throw RPCError(
        WireError(path: "params", message: "Give at most one of scale, width and height."))
    }
    var request = RasterRequest(
      pageSize: page.size, rect: rect, scale: scale, rotation: turn,
      colors: colors.map(\.recolor))
    if let highlight = formHighlight {
      let places = try engine(page.fillablePlaces)
      request.tints = places.map {
        Tint($0, RGB(highlight.color), opacity: highlight.opacity)
      }
    }
    return request
  }

  /// Checks the part to render, in pixels of the whole page.
  ///
  /// - Throws: ``ErrorKind/limitExceeded`` if the part is too large, before any memory is
  ///   allocated.
  func check(
    _ request: RasterRequest, _ limits: EngineLimits, _ way: DataDelivery
  ) throws(RPCError) -> PixelBox {
    let box: PixelBox
    do {
      box = try request.pixelBounds
    } catch .rejected {
      throw RPCError(
        WireError(path: "params.rect", message: "The rectangle lies outside of the page."))
    } catch .limitExceeded(_, let why) {
      throw RenderParams.tooLarge(why + ".", .pixels, PixelBox.largestCoordinate)
    } catch {
      throw RPCError(error)
    }
    let pixels = box.width.multipliedReportingOverflow(by: box.height)
    let most = limits.pixels
    guard format == .svg || (!pixels.overflow && pixels.partialValue <= most) else {
      throw RenderParams.tooLarge(
        """
        \(box.width) × \(box.height) pixels are more than \(most): render at a smaller scale or in \
        tiles.
        """,
        .pixels, most)
    }
    let bytes = format.stride(width: 1) ?? 0
    let size = pixels.partialValue &* bytes
    guard way.way(of: size) != .inline || size <= DataDelivery.inlineLimit else {
      throw DataDelivery.tooLarge
    }
    return box
  }

  enum Limit: String { case pixels, inlineBytes }

  static func tooLarge(_ why: String, _ limit: Limit, _ maximum: Int) -> RPCError {
    RPCError(
      .limitExceeded, why,
      data: [.init("limit", .string(limit.rawValue)), .init("maximum", .integer(Int64(maximum)))])
  }
}

/// Colours that replace white and black.
struct RenderColors: Record {
  var foreground = WireColor(Color(red: 0, green: 0, blue: 0))
  var background = WireColor(Color(red: 1, green: 1, blue: 1))
  var keepImages = true

  static let fields: [Field<Self>] = [
    .required(
      "foreground", \.foreground,
      "The colour that replaces black; greys are interpolated."),
    .required("background", \.background, "The colour that replaces white."),
    .defaulted("keepImages", \.keepImages, "Whether images keep their colours."),
  ]

  var recolor: Recolor {
    Recolor(
      foreground: RGB(foreground.color), background: RGB(background.color), keepsImages: keepImages)
  }
}

extension RGB {
  fileprivate init(_ color: Color) {
    func byte(_ component: Double) -> UInt8 { UInt8((min(max(component, 0), 1) * 255).rounded()) }
    self.init(byte(color.red), byte(color.green), byte(color.blue))
  }
}
