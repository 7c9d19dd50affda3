// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import Testing

/// Pieces of text that are one line.
@Suite struct TextLineTests {
  private func text(_ content: String) throws -> String {
    var page = MinimalPDF([])
    page.content = content
    let document = try page.open()
    let text = try document.page(0).text()
    return text.text(of: 0..<text.count)
  }

  @Test func superscriptsAndSubscripts() throws {
    #expect(
      try text(
        "BT /F 12 Tf 20 200 Td (The energy is mc) Tj /F 7 Tf 5 Ts (2) Tj "
          + "/F 12 Tf 0 Ts ( of all.) Tj ET") == "The energy is mc2 of all.")
    #expect(
      try text(
        "BT /F 12 Tf 20 200 Td (Water is H) Tj /F 7 Tf -3 Ts (2) Tj /F 12 Tf 0 Ts (O here.) Tj ET")
        == "Water is H2O here.")
  }

  @Test func aHighSuperscript() throws {
    #expect(
      try text(
        "BT /F 12 Tf 20 200 Td (See the note) Tj 6 Ts /F 6 Tf (12,13) Tj "
          + "0 Ts /F 12 Tf ( and the rest) Tj ET") == "See the note12,13 and the rest")
  }

  @Test func aSmallLineBelowIsAnotherLine() throws {
    #expect(
      try text("BT /F 12 Tf 20 200 Td (Heading) Tj /F 8 Tf 0 -10 Td (below it) Tj ET")
        == "Heading\nbelow it")
  }
}
