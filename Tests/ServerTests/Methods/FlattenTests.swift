// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON
import Testing

struct FlattenTests {
  /// An appearance with an empty `BBox` shows nothing (ISO 32000-2, 12.5.5).
  @Test func annotationsWithAnEmptyBoxDoNotKeepOthersFromBeingFlattened() throws {
    let stamp = "<</Type/Annot/Subtype/Stamp/F 4/Rect[100 300 180 340]"
    let form = "<</Type/XObject/Subtype/Form/Length 14"
    let client = try Client(nil)
    try client.open(
      [stamp + "/NM(empty)/AP<</N 6 0 R>>>>", stamp + "/NM(full)/AP<</N 7 0 R>>>>"],
      [
        form + "/BBox[0 0 0 0]>>stream\n0 0 80 40 re f\nendstream",
        form + "/BBox[0 0 80 40]>>stream\n0 0 80 40 re f\nendstream",
      ])
    #expect(try client.ask("annotations/flatten")["removed"]?.count == 1)
    #expect(try client.ask("annotations/list")["annotations"]?.strings("id") == ["empty"])
  }

  /// Recto draws what has no appearance, so it can become part of the page.
  @Test(arguments: ["", #""ids": ["square"]"#])
  func annotationsWithoutAnAppearanceAreFlattened(ids: String) throws {
    let annotation = "<</Type/Annot/F 4/Rect[100 300 180 340]"
    let client = try Client(nil)
    try client.open([
      annotation + "/Subtype/Square/C[1 0 0]/NM(square)>>",
      annotation + "/Subtype/Movie/NM(film)>>",
    ])
    #expect(try client.ask("annotations/flatten", ids)["removed"] == .array([.string("square")]))
    #expect(try client.ask("annotations/list")["annotations"]?.strings("id") == ["film"])
  }
}
