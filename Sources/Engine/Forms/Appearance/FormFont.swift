// SPDX-License-Identifier: AGPL-3.0-or-later

/// A font of the file for the text of widgets. See ISO 32000-2, 12.7.4.3.
struct FormFont {
  let font: PDFObject
  /// The standard font that replaces it. The engine measures and draws text in this font.
  let face: FontFace
  let isBold: Bool
  let isItalic: Bool

  /// `nil` for a font of symbols or one without a name. The engine draws symbols itself.
  init?(_ font: PDFObject) throws(EngineError) {
    guard let name = try font["BaseFont"]?.name, !["Symbol", "ZapfDingbats"].contains(name) else {
      return nil
    }
    self.font = font
    face = FontFace(family: FontFace(resource: name).css)
    // Bits 7 and 19 of the flags are Italic and ForceBold (ISO 32000-2, table 121).
    let flags = try font["FontDescriptor"]?["Flags"]?.integer ?? 0
    isBold = FontFace.isBold(name) || flags & 1 << 18 != 0
    isItalic = FontFace.isItalic(name) || flags & 1 << 6 != 0
  }

  /// The standard font of the same weight and slant.
  var standard: String { face.standard(isBold: isBold, isItalic: isItalic) }

  /// The advance of each character, as a fraction of the size.
  func advances(
    of characters: [Character], in document: Document
  ) throws(EngineError) -> [Double] {
    let advances = try document.advances(of: characters, standard: standard)
    guard let letters = try FontLetters(font) else { return advances }
    return zip(characters, advances).map { character, advance in
      let scalar = character.unicodeScalars.first?.value ?? 0
      return letters.letter(scalar, standard: advance)?.advance ?? advance
    }
  }
}
