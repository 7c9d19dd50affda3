// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Exchange
import Geometry
import Testing

/// Parts of annotations and fields that files have with nothing, or with a size of their own.
struct MissedPartsTests {
  @Test func aSoundKeepsItsRectangle() throws {
    let bench = try Bench("simple.pdf")
    let report = try bench.take(
      """
      <xfdf xmlns="http://ns.adobe.com/xfdf/"><annots><sound name="s" page="0" \
      rect="66,100,306,152" icon="Mic" rate="8000" bits="8" channels="1" encoding="raw">\
      <data MODE="raw" encoding="hex" length="4" filter="">00ff00ff</data></sound></annots></xfdf>
      """, .xfdf)
    #expect(report.added == ["s"])
    let sound = try #require(try bench.annotations.first { $0.id == "s" })
    #expect(sound.rect.width == 240 && sound.rect.height == 52 && sound.hasAppearance)
  }

  @Test(arguments: [ExchangeFormat.xfdf, .fdf], ["", "/Rect[0 0 0 0]"])
  func aPopupWithoutASizeComesBack(format: ExchangeFormat, rect: String) throws {
    func bench(_ list: String) throws -> Bench {
      try Bench(objects: [
        "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Annots[\(list)]>>",
        "<</Type/Annot/Subtype/Square/Rect[10 10 50 30]/NM(s)/F 4/Popup 5 0 R>>",
        "<</Type/Annot/Subtype/Popup\(rect)/NM(p)/Parent 4 0 R>>",
      ])
    }
    let copy = try bench("")
    let outcome = try bench("4 0 R 5 0 R").export(format)
    #expect(outcome.skipped.isEmpty)
    #expect(try copy.take(outcome.bytes, format).skipped.isEmpty)
    let found = try copy.annotations
    #expect(found.map(\.id) == ["s", "p"] && found.map(\.type) == [.square, .popup])
    #expect(found[1].parent == "s" && found[1].rect.width == 0)
  }

  /// As XFDF writes only the name.
  @Test func aFieldWithoutAValueHasNoneInFDF() throws {
    let bench = try Bench(objects: [
      "<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R 5 0 R 6 0 R]>>>>",
      "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Annots[4 0 R 5 0 R 6 0 R]>>",
      "<</Type/Annot/Subtype/Widget/FT/Tx/T(text)/Rect[10 10 50 30]>>",
      "<</Type/Annot/Subtype/Widget/FT/Ch/Ff 131072/T(combo)/Opt[(a)]/Rect[10 40 50 60]>>",
      "<</Type/Annot/Subtype/Widget/FT/Tx/T(full)/V(v)/Rect[10 70 50 90]>>",
    ])
    let bytes = try FieldExport.write(
      bench.document.formFields, as: .fdf, .named, of: bench.document)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("<</T (text)>>") && text.contains("<</T (combo)>>"))
    #expect(text.contains("<</T (full)/V (v)>>") && !text.contains("[]"))
    #expect(try bench.take(bytes, .fdf).fields == [])
  }
}
