// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry
import Testing

@testable import Editing
@testable import Engine

/// A letter that goes alone leaves its gap: all other letters stay where they are.
struct LoneLetterTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let contents: String
    var letters = "ABCDEFGH"
  }

  static let cases = [
    Case(testDescription: "a string", contents: "BT /F 20 Tf 20 60 Td (ABCDEFGH) Tj ET"),
    Case(
      testDescription: "a string on the next line",
      contents: "BT /F 20 Tf 30 TL 20 90 Td (ABCDEFGH) ' (Z) ' ET", letters: "ABCDEFGHZ"),
    Case(
      testDescription: "a spaced string on the next line",
      contents: "BT /F 20 Tf 30 TL 20 90 Td 5 2 (ABC D EFGH) \" T* (Z) Tj ET",
      letters: "ABCDEFGHZ"),
    Case(
      testDescription: "strings one after the other",
      contents: "BT /F 20 Tf 1 Tc 20 60 Td (ABC) Tj (DE) Tj (FGH) Tj 0 -30 Td (Z) Tj ET",
      letters: "ABCDEFGHZ"),
    Case(
      testDescription: "a word that is a space's neighbour",
      contents: "BT /F 20 Tf 9 Tw 3 Tc 20 60 Td (A B C DEF GH ) Tj (Z) Tj ET",
      letters: "ABCDEFGHZ"),
    Case(
      testDescription: "condensed text that is turned",
      contents: "BT /F 20 Tf 70 Tz 3 Ts .95 .1 -.1 .95 20 30 Tm (ABCDEFGH) Tj 0 30 Td (Z) Tj ET",
      letters: "ABCDEFGHZ"),
    Case(
      testDescription: "an array",
      contents: "BT /F 20 Tf 1 Tc 20 60 Td [(ABC) -300 (DEF) -40 (GH)] TJ (Z) Tj ET",
      letters: "ABCDEFGHZ"),
    Case(
      testDescription: "an array of condensed text",
      contents: "BT /F 20 Tf 70 Tz 20 60 Td [(ABC) -1500 (DEF) -90 (GH)] TJ (Z) Tj ET "
        + "BT /F 20 Tf 20 20 Td (Y) Tj ET", letters: "ABCDEFGHYZ"),
    Case(
      testDescription: "an array of expanded and spaced text",
      contents: "BT /F 20 Tf 140 Tz 2 Tc 5 Tw 20 60 Td [-400 (A BC) -300 (DE ) 90 (FGH)] TJ "
        + "0 -30 Td [(Z) -900 (Y)] TJ ET", letters: "ABCDEFGHYZ"),
    Case(testDescription: "a form", contents: "BT /F 20 Tf 20 20 Td (Z) Tj ET /Fm Do"),
    Case(
      testDescription: "codes of two bytes",
      contents: "BT /H 20 Tf 20 60 Td <65e5672c8a9e6f225b57> Tj ET", letters: "日本語漢字"),
    Case(
      testDescription: "vertical text",
      contents: "BT /V 20 Tf 200 180 Td <65e5672c8a9e6f225b57> Tj ET", letters: "日本語漢字"),
    Case(
      testDescription: "an array of vertical text",
      contents: "BT /V 20 Tf 1 Tc 200 180 Td [<65e5672c> 200 <8a9e6f22> -40 <5b57>] TJ ET",
      letters: "日本語漢字"),
  ]

  @Test(arguments: cases)
  func otherLettersStay(test: Case) throws {
    for letter in test.letters {
      let bench = try Workbench(objects: Self.objects(test.contents))
      let editor = try bench.open()
      let before = try places(of: test.letters, in: editor.document)
      #expect(before.count == test.letters.count)
      let place = try #require(before[letter])
      var mark = Annotation(
        id: "mark", type: .redact, pageIndex: 0, rect: try #require(Rect(around: place.points)))
      mark.quads = [place]
      try editor.perform(AddAnnotations([mark]), cause: .api)
      let change = try editor.redact(["mark"])
      #expect(change.effect.redactions.first?.characters == 1)
      let after = try places(of: test.letters, in: editor.document)
      #expect(after.count == before.count - 1 && after[letter] == nil)
      for (other, now) in after {
        let old = try #require(before[other])
        let moves = zip(old.points, now.points).map { max(abs($0.x - $1.x), abs($0.y - $1.y)) }
        #expect(moves.allSatisfy { $0 < 0.05 }, "Without \(letter), \(other) has moved.")
      }
    }
  }

  private func places(of letters: String, in document: Document) throws -> [Character: Quad] {
    var places: [Character: Quad] = [:]
    for letter in letters {
      let match = try document.searchPage(0, for: SearchQuery(String(letter))).first
      places[letter] = match?.quads.first
    }
    return places
  }

  private static func objects(_ contents: String) -> [String] {
    func stream(_ text: String, _ entries: String = "") -> String {
      "<<\(entries)/Length \(text.utf8.count)>>\nstream\n\(text)\nendstream"
    }
    func composite(_ direction: String) -> String {
      "<</Type/Font/Subtype/Type0/BaseFont/HeiseiMin-W3/Encoding/UniJIS-UCS2-\(direction)"
        + "/DescendantFonts[9 0 R]>>"
    }
    return [
      "<</Type/Catalog/Pages 2 0 R>>",
      "<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 400 200]>>",
      "<</Type/Page/Parent 2 0 R/Contents 4 0 R/Resources<</XObject<</Fm 6 0 R>>"
        + "/Font<</F 5 0 R/H 7 0 R/V 8 0 R>>>>>>",
      stream(contents), "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
      stream(
        "BT /F 20 Tf 20 60 Td (ABCDEFGH) Tj ET",
        "/Type/XObject/Subtype/Form/BBox[0 0 400 200]/Resources<</Font<</F 5 0 R>>>>"),
      composite("H"), composite("V"),
      "<</Type/Font/Subtype/CIDFontType0/BaseFont/HeiseiMin-W3/CIDSystemInfo<</Registry(Adobe)"
        + "/Ordering(Japan1)/Supplement 2>>/FontDescriptor 10 0 R/DW 1000>>",
      "<</Type/FontDescriptor/FontName/HeiseiMin-W3/Flags 4/FontBBox[-123 -257 1001 910]"
        + "/ItalicAngle 0/Ascent 859/Descent -140/StemV 69/CapHeight 709>>",
    ]
  }
}
