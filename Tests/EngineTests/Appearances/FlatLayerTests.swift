// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import Engine

/// What is on a layer stays on it when it becomes page content.
@Suite struct FlatLayerTests {
  /// A layer, and combinations of it.
  private static let groups = ["7 0 R", "9 0 R", "<</Type/OCMD/OCGs[7 0 R]>>"]

  private func file(_ group: String, isForm: Bool, isOff: Bool) -> FlatFile {
    let type = isForm ? "/Subtype/Widget/FT/Tx/T(it)" : "/Subtype/Stamp/NM(it)"
    let form = "/Type/XObject/Subtype/Form/BBox[0 0 50 50]"
    return FlatFile(
      annotations: ["<</Type/Annot\(type)/F 4/Rect[20 20 120 120]/OC \(group)/AP<</N 6 0 R>>>>"],
      others: [
        RenderFixture.stream(form, "1 0 0 rg 0 0 50 50 re f"), "<</Type/OCG/Name(draft)>>",
        "<</Type/OCG/Name(other)>>", "<</Type/OCMD/OCGs[7 0 R]>>",
      ], isForm: isForm,
      catalog: "/OCProperties<</OCGs[7 0 R 8 0 R]/D<</OFF[\(isOff ? "7 0 R" : "")]>>>>")
  }

  /// Contents that begin a layer and do not end it.
  @Test(arguments: FlatFile.Way.allCases)
  func itShowsBehindAnOpenLayer(way: FlatFile.Way) throws {
    let form = "/Type/XObject/Subtype/Form/BBox[0 0 50 50]"
    let file = FlatFile(
      annotations: ["<</Type/Annot/Subtype/Stamp/NM(it)/F 4/Rect[20 20 120 120]/AP<</N 6 0 R>>>>"],
      others: [
        RenderFixture.stream(form, "1 0 0 rg 0 0 50 50 re f"), "<</Type/OCG/Name(draft)>>",
        RenderFixture.stream("", "/Artifact BMC q /OC/L BDC 0 0 1 rg 200 20 50 50 re f"),
      ], catalog: "/OCProperties<</OCGs[7 0 R]/D<</OFF[7 0 R]>>>>",
      page: "/Contents 8 0 R/Resources<</Properties<</L 7 0 R>>>>")
    let before = try FlatFile.drawn(file.open())
    let after = try FlatFile.drawn(file.flattened(way))
    #expect(after.differences(from: before).isEmpty)
  }

  @Test(arguments: groups, FlatFile.Way.allCases)
  func itStillShowsAndHides(group: String, way: FlatFile.Way) throws {
    for isForm in [false, true] {
      let hidden = try FlatFile.drawn(file(group, isForm: isForm, isOff: true).open())
      let shown = try FlatFile.drawn(file(group, isForm: isForm, isOff: false).open())
      #expect(!shown.differences(from: hidden).isEmpty)
      for isOff in [false, true] {
        let document = try file(group, isForm: isForm, isOff: isOff).flattened(way)
        #expect(try document.page(0).annotations.isEmpty)
        for isVisible in [!isOff, isOff] {
          let draft = try document.layers.all.first(where: { $0.name == "draft" })
          let number = try #require(draft?.number)
          try document.showLayers([(number, isVisible)])
          let now = try FlatFile.drawn(document)
          #expect(now.differences(from: isVisible ? shown : hidden).isEmpty)
        }
      }
    }
  }
}
