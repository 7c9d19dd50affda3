// SPDX-License-Identifier: AGPL-3.0-or-later

/// A page with lines of any characters of the basic plane: a composite font maps each code to itself.
struct UnicodePDF {
  /// The lines, each of pieces that overlap by a fifth of the font's size.
  private let lines: [[String]]

  /// A page with the lines of a text.
  init(_ text: String) { lines = text.split(separator: "\n").map { [String($0)] } }

  /// A page with one line of pieces that overlap.
  init(overlapping pieces: [String]) { lines = [pieces] }

  private static func codes(_ text: String) -> [String] {
    text.unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16)
      return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
  }

  var bytes: [UInt8] {
    let codes = lines.joined().flatMap(UnicodePDF.codes)
    let shown = lines.map { pieces in
      "[" + pieces.map { "<\(UnicodePDF.codes($0).joined())>" }.joined(separator: " 200 ") + "] TJ"
    }
    let content = "BT /F 10 Tf 12 TL 20 200 Td \(shown.joined(separator: " T* ")) ET"
    let map = """
      /CIDInit /ProcSet findresource begin 12 dict begin begincmap
      1 begincodespacerange <0000> <FFFF> endcodespacerange
      \(codes.count) beginbfchar
      \(codes.map { "<\($0)> <\($0)>" }.joined(separator: "\n"))
      endbfchar endcmap CMapName currentdict /CMap defineresource pop end end
      """
    return MinimalPDF.file([
      "<</Type/Catalog/Pages 2 0 R>>",
      "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 4000 300]/Contents 4 0 R"
        + "/Resources<</Font<</F 5 0 R>>>>>>",
      "<</Length \(content.utf8.count)>>stream\n\(content)\nendstream",
      "<</Type/Font/Subtype/Type0/BaseFont/Any/Encoding/Identity-H/ToUnicode 6 0 R"
        + "/DescendantFonts[<</Type/Font/Subtype/CIDFontType2/BaseFont/Any/DW 500"
        + "/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>"
        + "/FontDescriptor<</Type/FontDescriptor/FontName/Any/Flags 4>>>>]>>",
      "<</Length \(map.utf8.count)>>stream\n\(map)\nendstream",
    ])
  }
}
