// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// A page with letters of any script at chosen places. Each letter is 5 points wide, and marks have no
/// width.
struct ReadingOrderFixture {
  /// A piece of text, drawn from left to right.
  struct Piece {
    var x: Double
    var y = 200.0
    var text: String
    /// The text that replaces it (ISO 32000-2, 14.9.4).
    var replacement: String?
  }

  var pieces: [Piece]
  /// More entries of the page's dictionary.
  var entries = ""

  /// Lines of text, from 250 points downwards, drawn from the left as they look.
  init(_ lines: [String]) {
    pieces = lines.enumerated().map { Piece(x: 50, y: 250 - 12 * Double($0), text: $1) }
  }

  init(pieces: [Piece], entries: String = "") {
    self.pieces = pieces
    self.entries = entries
  }

  func open() throws -> Document {
    let scalars = Set(pieces.flatMap(\.text.unicodeScalars)).sorted { $0.value < $1.value }
    let codes = Dictionary(uniqueKeysWithValues: zip(scalars, 0x21...))
    let content = pieces.map { piece in
      let glyphs = piece.text.unicodeScalars.map { hex(codes[$0] ?? 0x20, digits: 2) }
      let show = "1 0 0 1 \(piece.x) \(piece.y) Tm <\(glyphs.joined())> Tj"
      guard let replacement = piece.replacement else { return show }
      let text = replacement.utf16.map { hex(Int($0), digits: 4) }.joined()
      return "/Span<</ActualText<feff\(text)>>>BDC \(show) EMC"
    }
    let stream = "BT /F 10 Tf \(content.joined(separator: "\n")) ET"
    let meanings = scalars.map { scalar in
      let units = String(scalar).utf16.map { hex(Int($0), digits: 4) }.joined()
      return "<\(hex(codes[scalar] ?? 0x20, digits: 2))> <\(units)>"
    }
    let map = """
      /CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /M def
      1 begincodespacerange <00> <ff> endcodespacerange
      \(scalars.count) beginbfchar \(meanings.joined(separator: "\n")) endbfchar
      endcmap end end
      """
    let widths = scalars.map { $0.properties.generalCategory == .nonspacingMark ? "0" : "500" }
    return try MinimalPDF.open(
      MinimalPDF.file([
        "<</Type/Catalog/Pages 2 0 R>>",
        "<</Type/Pages/Kids[3 0 R]/Count 1>>",
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 300]/Contents 4 0 R"
          + "/Resources<</Font<</F 5 0 R>>>>\(entries)>>",
        "<</Length \(stream.utf8.count)>>stream\n\(stream)\nendstream",
        "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/ToUnicode 6 0 R"
          + "/FirstChar 33/LastChar \(32 + scalars.count)/Widths[\(widths.joined(separator: " "))]>>",
        "<</Length \(map.utf8.count)>>stream\n\(map)\nendstream",
      ]))
  }

  func text() throws -> PageText { try open().page(0).text() }

  private func hex(_ number: Int, digits: Int) -> String {
    let digitsOfNumber = String(number, radix: 16)
    return String(repeating: "0", count: max(0, digits - digitsOfNumber.count)) + digitsOfNumber
  }
}
