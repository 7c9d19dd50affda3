// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import Geometry
import Testing

@testable import Editing
@testable import Engine

/// Content beside a region stays the same to the pixel, whatever the graphics state was there.
struct RedactionBesideTests {
  private static let region = Rect(100, 20, 150, 60)
  private static let beside = Rect(180, 0, 300, 100)

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let contents: String
    var form = "BT /F 12 Tf 200 60 Td (Kept) Tj ET"
    var resources = "/Resources << /Font << /F 5 0 R >> >>"
  }

  static let cases = [
    Case(
      testDescription: "a letter that goes from the middle of an array's string",
      contents: "BT /F 12 Tf 20 60 Td [(some words before, some)20( behind, and kept)] TJ ET"),
    Case(
      testDescription: "spaced letters in an array",
      contents: "BT /F 12 Tf .5 Tc 20 60 Td [(some words before, more)] TJ ( kept) Tj ET"),
    Case(
      testDescription: "a form behind invisible text",
      contents: "BT /F 12 Tf 3 Tr 20 60 Td (unseen words here, and on) Tj ET 0 Tr /Fm Do"),
    Case(
      testDescription: "a form behind spaced text",
      contents: "BT /F 12 Tf 3 Tc 50 Tz 2 Ts 20 60 Td (some words and many more of them) Tj ET "
        + "q 0 Tc 100 Tz 0 Ts /Fm Do Q /Fm Do"),
    Case(
      testDescription: "stroked letters, and a path behind them",
      contents: "1 w BT /F 24 Tf 3 w 1 Tr 20 60 Td (some words here, and kept) Tj ET "
        + "1 w 180 20 m 290 20 l S"),
    Case(
      testDescription: "stroked letters behind a path",
      contents: "4 w 180 20 m 290 20 l S q .2 w BT /F 24 Tf 2 Tr 20 60 Td (some words here) Tj "
        + "( and kept) Tj ET Q 180 30 m 290 30 l S"),
    Case(
      testDescription: "a form behind stroked letters",
      contents: "3 w BT /F 24 Tf 1 Tr 20 60 Td (some words) Tj ET .5 w /Fm Do",
      form: "180 20 m 290 20 l S BT /F 24 Tf 1 Tr 200 60 Td (Kept) Tj ET"),
    Case(
      testDescription: "a form without resources",
      contents: "BT /F 12 Tf 20 60 Td (some words here) Tj ET /Fm Do", form: "/Inner Do",
      resources: ""),
    Case(
      testDescription: "an inline image with a palette",
      contents: "BT /F 12 Tf 20 60 Td (some words here) Tj ET q 80 0 0 80 200 10 cm "
        + "BI /W 2 /H 1 /BPC 8 /CS [/I /RGB 1 <ff0000 0000ff>] /F /AHx ID 0001> EI Q"),
    Case(
      testDescription: "colour spaces without a colour",
      contents: "BT /F 12 Tf 20 60 Td (some words here) Tj ET 0 g 180 0 9 90 re f /Spot cs "
        + "190 0 9 90 re f 0 scn 200 0 9 90 re f /Spot cs 210 0 9 90 re f 1 0 0 rg 220 0 9 90 re f "
        + "/Cal cs 230 0 9 90 re f /Palette cs 240 0 9 90 re f 1 scn 250 0 9 90 re f /Palette cs "
        + "260 0 9 90 re f /Ink cs 270 0 9 90 re f 0 G 2 w 282 0 m 282 90 l S /Spot CS "
        + "290 0 m 290 90 l S"),
    Case(
      testDescription: "text outside of text objects",
      contents: "/F 12 Tf 20 60 Td (some words here, and on,) Tj ( and kept) Tj "
        + "190 -20 Td (x) Tj ET"),
    Case(
      testDescription: "text behind a text object",
      contents: "BT /F 12 Tf 14 TL 20 60 Td (some words here, and) Tj ET ( on, and kept) Tj "
        + "180 0 Td (right) Tj T* (below) ' 1 2 (spaced) \" [(a) -500 (rray)] TJ"),
    Case(
      testDescription: "two Q too many",
      contents: "Q 1 0 0 1 20 20 cm Q BT /F 12 Tf 0 40 Td (some words here, and on, and kept) Tj "
        + "ET"),
    Case(
      testDescription: "a Q too many behind a matrix",
      contents: "1 0 0 1 50 20 cm Q BT /F 12 Tf 20 60 Td (some words here, and on, kept) Tj ET"),
    Case(
      testDescription: "q and Q within a text object",
      contents: "BT /F 12 Tf 14 TL 20 60 Td (some words here, and) Tj q 1 0 0 rg ( on) Tj Q "
        + "(, kept) Tj q 190 0 Td (right) Tj Q T* (below) Tj ET"),
    Case(
      testDescription: "a font and a line width of a graphics state",
      contents: "/G gs BT 20 60 Td (some words here, and on, and kept) Tj ET 180 20 m 290 20 l S "
        + "1 w 180 30 m 290 30 l S BT /F 14 Tf 200 80 Td (a) Tj /G gs (b) Tj /F 14 Tf (c) Tj ET"),
    Case(
      testDescription: "a form that inherits its font",
      contents: "BT /F 12 Tf 20 60 Td (some words here, and on) Tj ET /Fm Do",
      form: "BT 200 60 Td (Kept) Tj q /F 20 Tf (1) Tj Q (2) Tj ET"),
    Case(
      testDescription: "a form that inherits a font and a line width from a graphics state",
      contents: "BT /F 8 Tf 20 60 Td (some words here, and on and on) Tj ET /G gs /Fm Do",
      form: "BT 200 60 Td (Kept) Tj ET 180 20 m 290 20 l S"),
    Case(
      testDescription: "a form that sets back what it inherits",
      contents: "3 Tc 20 TL 1 J 5 w BT /F 12 Tf 20 60 Td (some words here) Tj ET /Fm Do",
      form: "0 J 1 w 180 20 m 290 20 l S BT 0 Tc /F 12 Tf 200 60 Td (Kept) Tj T* (below) Tj ET"),
    Case(
      testDescription: "a form's text outside of text objects",
      contents: "/F 12 Tf 20 0 Td /Fm Do", form: "0 60 Td (some words here, and on, and kept) Tj"),
    Case(
      testDescription: "a moved form within a text object",
      contents: "BT /F 12 Tf 20 60 Td (some words here, and on, and kept) Tj /Fm Do ( on) Tj",
      form: "180 20 m 290 20 l S",
      resources: "/Resources << >> /Matrix [1 0 0 1 0 30]"),
    Case(
      testDescription: "a form without the font that it names",
      contents: "BT /F 12 Tf 20 60 Td (some words here, and on) Tj ET /Fm Do",
      resources: "/Resources << /Font << >> >>"),
    Case(
      testDescription: "a form that draws spaced letters of its page",
      contents: "/F 12 Tf 4 Tc 80 Tz /Fm Do",
      form: "q BT 20 60 Td (some words here, and) Tj ( on, and kept) Tj ET Q Q Q"),
  ]

  @Test(arguments: cases)
  func whatIsBesideStays(test: Case) throws {
    let context = try EngineContext(cacheBytes: 1 << 20)
    let document = try Document.open(.data(Self.file(test)), in: context)
    let editor = try Editor(document, isReadOnly: false)
    let before = try Self.picture(of: document, Self.beside)
    #expect(before.contains { $0 < 128 }, "Nothing is drawn there.")
    let mark = Annotation(id: "mark", type: .redact, pageIndex: 0, rect: Self.region)
    try editor.perform(AddAnnotations([mark]), cause: .api)
    let change = try editor.redact(["mark"])
    #expect(change.effect.redactions.first?.characters ?? 0 > 2)
    #expect(try Self.picture(of: document, Self.beside) == before)
  }

  /// The same contents, when only a hidden layer before them goes.
  @Test(arguments: cases)
  func whatIsBesideALayerStays(test: Case) throws {
    let context = try EngineContext(cacheBytes: 1 << 20)
    let document = try Document.open(.data(Self.file(test, hasLayer: true)), in: context)
    let editor = try Editor(document, isReadOnly: false)
    let before = try Self.picture(of: document, nil)
    let change = try editor.perform(SanitizeDocument([.hiddenLayers]), cause: .api)
    #expect(change.effect.hiddenInformation[.hiddenLayers] == 1)
    #expect(try Self.picture(of: document, nil) == before)
  }

  private static func picture(of document: Document, _ rect: Rect?) throws -> Data {
    let page = try document.page(0)
    let list = try page.displayList(.contents, cancellation: nil)
    let bitmap = try Rasterizer(document.context).render(
      list, RasterRequest(pageSize: page.size, rect: rect, scale: 2))
    return Data(bytes: bitmap.base, count: bitmap.byteCount)
  }

  private static func file(_ test: Case, hasLayer: Bool = false) -> [UInt8] {
    func stream(_ text: String, _ entries: String = "") -> String {
      "<< \(entries) /Length \(text.utf8.count) >>\nstream\n\(text)\nendstream"
    }
    let form = "/Type /XObject /Subtype /Form /BBox [0 0 300 100]"
    let layers = hasLayer ? "/OCProperties << /OCGs [8 0 R] /D << /OFF [8 0 R] >> >>" : ""
    let hidden = hasLayer ? "/OC /L BDC BT /F 12 Tf 10 10 Td (Hidden) Tj ET EMC " : ""
    let objects = [
      "<< /Type /Catalog /Pages 2 0 R \(layers) >>",
      "<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 300 100] >>",
      "<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << /Font << /F 5 0 R >> "
        + "/XObject << /Fm 6 0 R /Inner 7 0 R >> /Properties << /L 8 0 R >> "
        + "/ColorSpace << /Ink /DeviceCMYK /Cal [/CalRGB << /WhitePoint [0.95 1 1.09] >>] "
        + "/Palette [/Indexed /DeviceRGB 1 <ff000000ff00>] /Spot [/Separation /Spot /DeviceRGB "
        + "<< /FunctionType 2 /Domain [0 1] /C0 [1 1 1] /C1 [0 0 1] /N 1 >>] >> "
        + "/ExtGState << /G << /Font [5 0 R 16] /LW 4 /LC 1 >> >> >> >>",
      stream(hidden + test.contents),
      "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
      stream(test.form, "\(form) \(test.resources)"),
      stream("BT /F 12 Tf 200 60 Td (Kept inside) Tj ET", form),
      "<< /Type /OCG /Name (Layer) >>",
    ]
    var text = "%PDF-1.7\n"
    var table = "xref\n0 9\n0000000000 65535 f \n"
    for (index, object) in objects.enumerated() {
      let place = String(text.utf8.count)
      table += String(repeating: "0", count: 10 - place.count) + place + " 00000 n \n"
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let start = text.utf8.count
    return Array(
      (text + table + "trailer\n<< /Root 1 0 R /Size 9 >>\nstartxref\n\(start)\n%%EOF").utf8)
  }
}
