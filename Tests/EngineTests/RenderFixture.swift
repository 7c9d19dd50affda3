// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Foundation
import Geometry

/// A one-page PDF file, put together from a content stream.
struct RenderFixture {
  var content: String
  var mediaBox = "0 0 200 300"
  /// More entries of the page's dictionary, such as `/Rotate 90`.
  var page = ""
  /// Objects from number 5 on.
  var objects: [String] = []
  var resources = ""
  /// More entries of the catalog.
  var catalog = ""

  var bytes: [UInt8] {
    let body = [
      "<</Type/Catalog/Pages 2 0 R\(catalog)>>",
      "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[\(mediaBox)]/Contents 4 0 R/Resources<<\(resources)>>\(page)>>",
      "<</Length \(content.utf8.count)>>stream\n\(content)\nendstream",
    ]
    var text = "%PDF-1.7\n"
    var offsets: [Int] = []
    for (index, object) in (body + objects).enumerated() {
      offsets.append(text.utf8.count)
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let start = text.utf8.count
    text += "xref\n0 \(offsets.count + 1)\n0000000000 65535 f \n"
    for offset in offsets { text += String(format: "%010d 00000 n \n", offset) }
    text += "trailer<</Size \(offsets.count + 1)/Root 1 0 R>>\nstartxref\n\(start)\n%%EOF\n"
    return Array(text.utf8)
  }

  func open(in context: EngineContext) throws -> Document {
    try Document.open(.data(bytes), in: context)
  }

  static func stream(_ dictionary: String, _ data: String) -> String {
    "<<\(dictionary)/Length \(data.utf8.count)>>stream\n\(data)\nendstream"
  }

  /// A bit of everything that a rasteriser can get wrong at an edge: lines, curves, a gradient, a
  /// pattern, a picture on a slant, a transparency group, a soft clip.
  static let everything = RenderFixture(
    content: """
      q 3 w 1 0 0 RG 5 5 m 195 290 l S 0.3 w 0 0 1 RG 190 8 m 20 120 80 200 7 295 c S Q
      q 20 20 160 90 re W n /Sh sh Q
      /Pattern cs /P scn 30 130 120 100 re f
      q 80 37 -21 60 70 180 cm /Im Do Q
      /GS gs /Fm Do
      """,
    objects: [
      "<</ShadingType 2/ColorSpace/DeviceRGB/Coords[20 20 180 110]/Function"
        + "<</FunctionType 2/Domain[0 1]/C0[1 0.2 0]/C1[0 0.4 1]/N 1>>/Extend[true true]>>",
      stream(
        "/Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 7 9]/XStep 7.3/YStep 9.1"
          + "/Resources<<>>", "0 0.6 0 rg 1 1 m 6 2 l 3 8 l f"),
      stream(
        "/Type/XObject/Subtype/Image/Width 2/Height 2/ColorSpace/DeviceRGB/BitsPerComponent 8"
          + "/Filter/ASCIIHexDecode", "FF0000 00FF00 0000FF FFFF00>"),
      stream(
        "/Type/XObject/Subtype/Form/BBox[0 0 200 300]/Group<</S/Transparency/I true>>/Resources<<>>",
        "0.9 0.5 0.1 rg 40 60 m 160 80 l 150 250 l f 0 0 0 rg 100 150 60 30 re f"),
      "<</Type/ExtGState/ca 0.5/BM/Multiply>>",
    ],
    resources: "/Shading<</Sh 5 0 R>>/Pattern<</P 6 0 R>>/XObject<</Im 7 0 R/Fm 8 0 R>>"
      + "/ExtGState<</GS 9 0 R>>")

  /// A black square of 20 points at the lower left of the user space.
  static let corner = RenderFixture(content: "0 0 20 20 re f")
}

/// What the tests share: a context, a page, its list and a rasteriser.
struct RenderBench {
  let context: EngineContext
  let document: Document
  let page: Page
  let rasterizer: Rasterizer

  init(_ fixture: RenderFixture, limits: EngineLimits = EngineLimits()) throws {
    try self.init(.data(fixture.bytes), limits: limits)
  }

  init(_ origin: DocumentOrigin, limits: EngineLimits = EngineLimits()) throws {
    context = try EngineContext(cacheBytes: 8 << 20, limits: limits)
    document = try Document.open(origin, in: context)
    page = try document.page(0)
    rasterizer = Rasterizer(try context.clone())
  }

  func request(
    scale: Double = 1, rect: Rect? = nil, rotation: Int = 0, colors: Recolor? = nil,
    background: RasterRequest.Background = .white
  ) -> RasterRequest {
    RasterRequest(
      pageSize: page.size, rect: rect, scale: scale, rotation: rotation, colors: colors,
      background: background)
  }

  func render(_ request: RasterRequest) throws -> Bitmap {
    try rasterizer.render(try page.displayList(), request)
  }
}

extension Bitmap {
  /// The components of a pixel of the bitmap.
  func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    withBytes { Array($0[(y * stride + x * components)..<(y * stride + (x + 1) * components)]) }
  }

  var bytes: [UInt8] { withBytes { Array($0) } }
}

/// Real files to try things on, where there are any.
enum RenderCorpus {
  static let folder =
    ProcessInfo.processInfo.environment["RECTO_CORPUS"]
    ?? URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../shared/corpus")
    .standardizedFileURL.path

  static let isThere = FileManager.default.fileExists(atPath: folder)

  static var files: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".pdf") }
        .sorted().map { "\(folder)/\($0)" }
    }
  }
}
