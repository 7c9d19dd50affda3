// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import JSON
import Testing

/// A match without an area is marked like any other, beside others.
@Suite struct FlatMatchTests {
  @Test func isMarkedAndRemoved() throws {
    let contents =
      "BT /F 12 Tf 20 20 Td (Xanadu) Tj ET BT 0 Tz /F 12 Tf 50 60 Td (Xanadu) Tj ET "
      + "BT 100 Tz /F 0 Tf 90 60 Td (Xanadu) Tj ET q 0 0 0 1 150 0 cm BT /F 12 Tf 0 60 Td (Xanadu) Tj ET Q"
    let path = NSTemporaryDirectory() + "recto-flat-\(UUID()).pdf"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let client = try Client(
      writing: """
        %PDF-1.7
        1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
        2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 300 100]>> endobj
        3 0 obj <</Type/Page/Parent 2 0 R/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>> endobj
        4 0 obj <</Length \(contents.utf8.count)>>
        stream
        \(contents)
        endstream endobj
        5 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica>> endobj
        trailer <</Root 1 0 R/Size 6>>
        """,
      to: path)
    let marked = try client.ask("annotations/markRedactions", #""query": "Xanadu""#)
    guard case .array(let marks)? = marked[member: "annotations"] else {
      Issue.record("There are no marks: \(marked)")
      return
    }
    #expect(marks.count == 4)
    let applied = try client.ask("annotations/applyRedactions")
    #expect(applied[member: "remaining"] == [])
    guard case .array(let pages)? = applied[member: "pages"] else {
      Issue.record("No page was redacted: \(applied)")
      return
    }
    #expect(pages.first?[member: "characters"]?.integer == 24)
  }
}
