// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Geometry
import Testing

@testable import Editing

/// A shading is redacted as a path would be. Those of gradients may be backgrounds; others may be pictures.
struct RedactedShadingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let contents: String
    /// Whether it goes if it reaches into the region, and if only covered paths go.
    let goes: (touched: Bool, covered: Bool)

    init(_ description: String, _ contents: String, _ touched: Bool, _ covered: Bool) {
      (testDescription, self.contents, goes) = (description, contents, (touched, covered))
    }
  }

  static let cases = [
    Case("a clipped gradient", "q 60 60 80 40 re W n /Ends sh Q", true, true),
    Case("one in its own space", "q 1 0 0 1 60 60 cm 0 0 40 40 re W n /Ends sh Q", true, true),
    Case("one partly in the region", "q 20 60 40 40 re W n /Ends sh Q", true, false),
    Case("one beside the region", "q 0 0 40 40 re W n /Ends sh Q", false, false),
    Case("one after a clip", "q 0 0 40 40 re W n Q 60 60 40 40 re W n /Ends sh", true, true),
    Case("a background", "/Ends sh", false, false),
    Case("a background of a frame", "q 20 20 160 160 re W n /Ends sh Q", false, false),
    Case("a shape", "q 20 20 m 180 20 l 180 180 l 20 180 l h W n /Ends sh Q", true, false),
    Case("a strip", "/Strip sh", true, false),
    Case("a ring", "/Ring sh", true, true),
    Case("a picture", "/Picture sh", true, true),
    Case("a large picture", "q 3 0 0 3 -200 -200 cm /Picture sh Q", true, false),
    Case("a mesh", "/Mesh sh", true, true),
    Case("a damaged mesh", "q 20 20 160 160 re W n /Damaged sh Q", false, false),
    Case("one in a form", "/Form Do", true, true),
  ]

  @Test(arguments: cases, [RedactionOptions.Paths.touched, .covered])
  func shadingsGo(test: Case, paths: RedactionOptions.Paths) throws {
    let bench = try Workbench(objects: Self.objects(test.contents))
    let editor = try bench.open()
    let mark = Annotation(id: "mark", type: .redact, pageIndex: 0, rect: Rect(50, 50, 150, 150))
    try editor.perform(AddAnnotations([mark]), cause: .api)
    var options = RedactionOptions()
    options.paths = paths
    let change = try editor.redact(["mark"], options)
    let goes = paths == .covered ? test.goes.covered : test.goes.touched
    #expect(change.effect.redactions.first?.paths == (goes ? 1 : 0))
    #expect(change.effect.redactions.first?.isPicture == false)
    _ = try editor.save(to: bench.file.path, SaveOptions(.full), expected: nil, isOriginal: true)
    let saved = try #require(try SavedFile(bench.file), "There is no qpdf.")
    let isLeft = Self.names.contains { saved.count(of: "/\($0) sh") > 0 }
    #expect(isLeft == !goes)
    if test.contents.contains("/Picture") { #expect((saved.count(of: "QxyZ") > 0) == !goes) }
  }

  private static let names = ["Ends", "Strip", "Ring", "Picture", "Mesh", "Damaged"]

  private static func objects(_ contents: String) -> [String] {
    let ramp = "/ColorSpace/DeviceGray/Function<</FunctionType 2/Domain[0 1]/C0[0]/C1[.5]/N 1>>"
    let triangle = "<00 4646 00 00 8246 80 00 6482 ff>"
    let mesh =
      "/ShadingType 4/ColorSpace/DeviceGray/BitsPerCoordinate 8/BitsPerComponent 8/BitsPerFlag 8"
    let box = "/Decode[0 255 0 255 0 1]/Filter/ASCIIHexDecode"
    let shadings =
      "/Ends<</ShadingType 2/Coords[60 0 140 0]/Extend[true true]\(ramp)>>"
      + "/Strip<</ShadingType 2/Coords[60 0 140 0]\(ramp)>>"
      + "/Ring<</ShadingType 3/Coords[100 100 10 100 100 40]\(ramp)>>"
      + "/Picture<</ShadingType 1/ColorSpace/DeviceGray/Matrix[60 0 0 40 70 80]/Function 6 0 R>>"
      + "/Mesh 7 0 R/Damaged 8 0 R"
    return [
      "<</Type/Catalog/Pages 2 0 R>>",
      "<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 200 200]>>",
      "<</Type/Page/Parent 2 0 R/Contents 4 0 R/Resources 5 0 R>>",
      stream(contents),
      "<</Shading<<\(shadings)>>/XObject<</Form 9 0 R>>>>",
      stream(
        "QxyZ", "/FunctionType 0/Domain[0 1 0 1]/Range[0 1]/Size[2 2]/BitsPerSample 8"),
      stream(triangle.filter { !"< ".contains($0) }, mesh + box),
      stream(">", mesh + box),
      stream(
        "/Ends sh",
        "/Type/XObject/Subtype/Form/Matrix[1 0 0 1 50 50]/BBox[10 10 90 50]/Resources 5 0 R"),
    ]
  }

  private static func stream(_ contents: String, _ entries: String = "") -> String {
    "<<\(entries)/Length \(contents.utf8.count)>>\nstream\n\(contents)\nendstream"
  }
}
