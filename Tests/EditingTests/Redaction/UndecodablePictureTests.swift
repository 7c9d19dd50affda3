// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Testing

@testable import Editing
@testable import Engine

/// A picture that cannot be decoded goes as a whole where a region touches it: no part of it can be cut out.
struct UndecodablePictureTests {
  /// JBIG2 with an intermediate region.
  private static let picture =
    "00000000 30 00 01 00000013 00000008 00000008 00000000 00000000 00 0000"
    + "00000001 24 00 01 00000012" + String(repeating: "00", count: 18) + ">"

  @Test func itGoesAsAWhole() throws {
    let bench = try Workbench(objects: [
      "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 80 80]/Contents 4 0 R"
        + "/Resources<</XObject<</I 5 0 R>>>>>>",
      "<</Length 26>>\nstream\nq 80 0 0 80 0 0 cm /I Do Q\nendstream",
      "<</Type/XObject/Subtype/Image/Width 8/Height 8/ColorSpace/DeviceGray/BitsPerComponent 1"
        + "/Filter[/ASCIIHexDecode/JBIG2Decode]/Length \(Self.picture.utf8.count)>>\n"
        + "stream\n\(Self.picture)\nendstream",
    ])
    let editor = try bench.open()
    let mark = Annotation(id: "mark", type: .redact, pageIndex: 0, rect: Rect(0, 72, 3, 76))
    try editor.perform(AddAnnotations([mark]), cause: .api)
    let redaction = try #require(editor.redact(["mark"]).effect.redactions.first)
    #expect(redaction.images == 1 && redaction.imageParts == 0)
    #expect(try editor.document.page(0).images().isEmpty)
  }
}
