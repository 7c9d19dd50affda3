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
  ]

  @Test(arguments: cases)
  func whatIsBesideStays(test: Case) throws {
    let context = try EngineContext(cacheBytes: 1 << 20)
    let document = try Document.open(.data(Self.file(test)), in: context)
    let editor = try Editor(document, isReadOnly: false)
    let before = try Self.picture(of: document)
    #expect(before.contains { $0 < 128 }, "Nothing is drawn there.")
    let mark = Annotation(id: "mark", type: .redact, pageIndex: 0, rect: Self.region)
    try editor.perform(AddAnnotations([mark]), cause: .api)
    let change = try editor.redact(["mark"])
    #expect(change.effect.redactions.first?.characters ?? 0 > 2)
    #expect(try Self.picture(of: document) == before)
  }

  private static func picture(of document: Document) throws -> Data {
    let page = try document.page(0)
    let list = try page.displayList(.contents, cancellation: nil)
    let bitmap = try Rasterizer(document.context).render(
      list, RasterRequest(pageSize: page.size, rect: beside, scale: 2))
    return Data(bytes: bitmap.base, count: bitmap.byteCount)
  }

  private static func file(_ test: Case) -> [UInt8] {
    func stream(_ text: String, _ entries: String = "") -> String {
      "<< \(entries) /Length \(text.utf8.count) >>\nstream\n\(text)\nendstream"
    }
    let form = "/Type /XObject /Subtype /Form /BBox [0 0 300 100]"
    let objects = [
      "<< /Type /Catalog /Pages 2 0 R >>",
      "<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 300 100] >>",
      "<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << /Font << /F 5 0 R >> "
        + "/XObject << /Fm 6 0 R /Inner 7 0 R >> >> >>",
      stream(test.contents),
      "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
      stream(test.form, "\(form) \(test.resources)"),
      stream("BT /F 12 Tf 200 60 Td (Kept inside) Tj ET", form),
    ]
    var text = "%PDF-1.7\n"
    var table = "xref\n0 8\n0000000000 65535 f \n"
    for (index, object) in objects.enumerated() {
      let place = String(text.utf8.count)
      table += String(repeating: "0", count: 10 - place.count) + place + " 00000 n \n"
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let start = text.utf8.count
    return Array(
      (text + table + "trailer\n<< /Root 1 0 R /Size 8 >>\nstartxref\n\(start)\n%%EOF").utf8)
  }
}
