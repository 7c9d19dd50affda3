// SPDX-License-Identifier: AGPL-3.0-or-later

import Testing

@testable import Engine

/// Replacement text within replacement text, around what has no font.
@Suite struct ReplacementTextTests {
  private let picture = "q 9 0 0 9 50 50 cm BI /W 1 /H 1 /BPC 8 /CS /G ID x EI Q\n"
  private let text = "BT /F 10 Tf 20 20 Td (There) Tj ET\n"

  private func read(_ content: String) throws -> String {
    var file = MinimalPDF([])
    file.content = content
    return try file.open().page(0).text().text.split(separator: "\n").joined(separator: "|")
  }

  private func span(_ text: String, _ content: String, key: String = "ActualText") -> String {
    "/Span <</\(key)(\(text))>> BDC\n\(content)EMC\n"
  }

  /// The engine read through a null pointer.
  @Test func aPictureMayHaveReplacementTextTwice() throws {
    #expect(try read(span("X", picture + span("Y", picture))) == "X")
    #expect(try read(span("X", span("", picture))) == "X")
  }

  @Test func theOuterTextStandsForAllWithinIt() throws {
    #expect(try read(span("X", text + span("Y", text))) == "X")
  }

  @Test func textAfterItIsRead() throws {
    #expect(try read(span("X", picture + span("Y", picture)) + text).contains("There"))
    #expect(try read(span("Alt", span("Y", text), key: "Alt")) == "Y")
  }

  @Test func whatIsNeverEndedDoesNoHarm() throws {
    _ = try read("/Span <</ActualText(X)>> BDC\n/Span <</ActualText()>> BDC\n" + picture)
    _ = try read("EMC EMC\n" + span("X", picture) + "EMC\n" + text)
  }
}
