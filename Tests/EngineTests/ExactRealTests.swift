// SPDX-License-Identifier: AGPL-3.0-or-later

import Foundation
import TestSupport
import Testing

@testable import Engine

/// Numbers that nobody changed are written as they were, though the engine reads reals in single precision:
/// other programs compare them.
@Suite struct ExactRealTests {
  private static let page =
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595.303937007874 -841.889763779528]/Rotate 0"
    + "/Text(\\(1.23456789\\) 2.3456789)/Hex<2e>/Name/A1.23456789%3.4567891\n"
    + "/UserUnit 1.00/Deep<</A[[.123456789012 0.999999999]]/B 10.5/C 16777217.5>>>>"

  /// What an incremental save appends to a file.
  private func added(
    to bytes: [UInt8], by change: (Document, PDFObject) throws(EngineError) -> Void
  ) throws -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let document = try MinimalPDF.open(bytes, forChanges: true)
    try document.operation("Change") { () throws(EngineError) in
      if let page = try document.pageObject(0) { try change(document, page) }
    }
    var options = WriteOptions()
    options.isIncremental = true
    try document.write(to: file.path, options)
    let data = try Data(contentsOf: file)
    #expect(data.starts(with: bytes))
    #expect(try Program.complaint(about: file.path) == nil)
    return String(decoding: data.dropFirst(bytes.count), as: UTF8.self)
  }

  private static let plain = MinimalPDF.file([
    "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>", page,
  ])

  @Test func untouchedRealsStay() throws {
    let added = try added(to: Self.plain) { document, page throws(EngineError) in
      try page.set("Tabs", document.makeName("S"))
    }
    #expect(added.contains("/MediaBox[0 0 595.303937007874 -841.889763779528]"))
    #expect(added.contains("/Deep<</A[[ .123456789012 0.999999999]]/B 10.5/C 16777217.5>>"))
    #expect(added.contains("(\\(1.23456789\\) 2.3456789)") && added.contains("/Name/A1.23456789"))
    #expect(!added.contains("Real"))
  }

  @Test func changedRealsAreWritten() throws {
    let added = try added(to: Self.plain) { document, page throws(EngineError) in
      try page.set(
        "MediaBox",
        document.makeArray([
          document.makeInteger(0), document.makeInteger(0), document.makeReal(600.25),
          document.makeReal(-841.889763779528),
        ]))
    }
    #expect(added.contains("/MediaBox[0 0 600.25 -841.889763779528]"))
  }

  /// Pages in an object stream are read there.
  @Test func realsOfObjectStreamsStay() throws {
    let listed = "2 0 3 40 "
    let pages = "<</Type/Pages/Kids[3 0 R]/Count 1>>"
    let body = listed + pages.padding(toLength: 40, withPad: " ", startingAt: 0) + Self.page
    let holder = "<</Type/ObjStm/N 2/First \(listed.utf8.count)/Length \(body.utf8.count)>>"
    var file = "%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n"
    let stream = file.utf8.count
    file += "4 0 obj\n\(holder)stream\n\(body)\nendstream\nendobj\n"
    let table = file.utf8.count
    let entries = [(0, 0, 255), (1, 9, 0), (2, 4, 0), (2, 4, 1), (1, stream, 0), (1, table, 0)]
    let rows = entries.map { String(format: "%02x%04x%02x", $0, $1, $2) }.joined()
    file += "5 0 obj\n<</Type/XRef/Size 6/W[1 2 1]/Root 1 0 R/Filter/ASCIIHexDecode"
    file += "/Length \(rows.utf8.count + 1)>>stream\n\(rows)>\nendstream\nendobj\n"
    file += "startxref\n\(table)\n%%EOF\n"
    let added = try added(to: Array(file.utf8)) { document, page throws(EngineError) in
      try page.set("Tabs", document.makeName("S"))
    }
    #expect(added.contains("/MediaBox[0 0 595.303937007874 -841.889763779528]"))
  }
}
