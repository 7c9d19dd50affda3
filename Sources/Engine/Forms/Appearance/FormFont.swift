// SPDX-License-Identifier: AGPL-3.0-or-later

/// A font of the file for the text of widgets. See ISO 32000-2, 12.7.4.3.
struct FormFont {
  let font: PDFObject
  /// The standard font that replaces it. The engine measures and draws text in this font.
  let face: FontFace

  /// `nil` for a font of symbols or one without a name. The engine draws symbols itself.
  init?(_ font: PDFObject) throws(EngineError) {
    guard let name = try font["BaseFont"]?.name, !["Symbol", "ZapfDingbats"].contains(name) else {
      return nil
    }
    self.font = font
    face = FontFace(family: FontFace(resource: name).css)
  }

  /// Whether the font shows a text that is written in `WinAnsiEncoding`. A subset may lack letters, and
  /// fonts of several bytes a character have other codes.
  func shows(_ text: [String]) throws(EngineError) -> Bool {
    guard ["Type1", "TrueType", "MMType1"].contains(try font["Subtype"]?.name),
      try font["BaseFont"]?.name?.contains("+") == false
    else { return false }
    let scalars = Set(text.joined().unicodeScalars.map(\.value)).subtracting([9, 10, 13])
    let encoding = try font["Encoding"]
    guard try encoding?.name != "WinAnsiEncoding" else { return try hasWidths(scalars) }
    // The encodings of western fonts have the letters of ASCII, except its quotes, in the same places.
    guard scalars.isSubset(of: FormFont.common) else { return false }
    for code in try encoding?["Differences"]?.elements ?? [] {
      if let first = try code.integer, (0..<127).contains(first) { return false }
    }
    return try hasWidths(scalars)
  }

  /// The characters that have the same codes in all western encodings.
  private static let common = Set<UInt32>(0x20...0x7E).subtracting([0x27, 0x60])

  /// Whether the font states a width for each character; the standard 14 fonts need none.
  private func hasWidths(_ codes: Set<UInt32>) throws(EngineError) -> Bool {
    guard let widths = try font["Widths"]?.elements else {
      return try font["FontDescriptor"] == nil
    }
    let first = try font["FirstChar"]?.integer ?? 0
    for code in codes where code != 0x20 {
      let (place, isFar) = Int(code).subtractingReportingOverflow(first)
      guard !isFar, widths.indices.contains(place), try widths[place].real ?? 0 > 0 else {
        return false
      }
    }
    return true
  }
}
