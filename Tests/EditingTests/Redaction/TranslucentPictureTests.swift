// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Geometry
import Testing

@testable import Editing
@testable import Engine

/// A picture that brings its own opacity (JPEG 2000) keeps its colours beside a region.
struct TranslucentPictureTests {
  /// 8 x 8 pixels of red 200, green 100, blue 50, half opaque.
  private static let picture = """
    0000000c6a5020200d0a870a00000014667479706a703220000000006a7032200000004f6a70326800000016696864720000
    0008000000080004070700000000000f636f6c72010000000000100000002263646566000400000000000100010000000200
    0200000003000300010000000000ae6a703263ff4fff51003200000000000800000008000000000000000000000008000000
    0800000000000000000004070101070101070101070101ff52000c00000001000304040001ff5c000d404048485048485048
    4850ff640025000143726561746564206279204f70656e4a5045472076657273696f6e20322e352e34ff90000a0000000000
    2a0001ff93cfb408044fc3e704096fcfb40806cf80808080808080808080808080ffd9>
    """

  @Test func coloursStay() throws {
    let bench = try Workbench(objects: [
      "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 80 80]/Contents 4 0 R"
        + "/Resources<</XObject<</I 5 0 R>>>>>>",
      "<</Length 21>>\nstream\nq 8 0 0 8 0 0 cm /I Do\nendstream",
      "<</Type/XObject/Subtype/Image/Width 8/Height 8/SMaskInData 1"
        + "/Filter[/ASCIIHexDecode/JPXDecode]/Length \(Self.picture.utf8.count)>>\n"
        + "stream\n\(Self.picture)\nendstream",
    ])
    let editor = try bench.open()
    let before = try pixels(of: editor.document)
    #expect(Set(before).count > 1, "There is no picture.")
    let mark = Annotation(id: "mark", type: .redact, pageIndex: 0, rect: Rect(0, 72, 3, 76))
    try editor.perform(AddAnnotations([mark]), cause: .api)
    let change = try editor.redact(["mark"])
    #expect(change.effect.redactions.first?.imageParts == 1)
    let after = try pixels(of: editor.document)
    #expect(before.count == after.count)
    #expect(zip(before, after).allSatisfy { abs(Int($0) - Int($1)) <= 2 })
  }

  /// The half of the picture beside the region.
  private func pixels(of document: Document) throws -> [UInt8] {
    let page = try document.page(0)
    let list = try page.displayList(.contents, cancellation: nil)
    let bitmap = try Rasterizer(document.context).render(
      list, RasterRequest(pageSize: page.size, rect: Rect(4, 72, 10, 80), scale: 1))
    return [UInt8](Data(bytes: bitmap.base, count: bitmap.byteCount))
  }
}
