// SPDX-License-Identifier: AGPL-3.0-or-later

/// The font that the text of a widget is drawn in: its own, or a standard one of its weight and slant.
struct WidgetFont {
  let font: PDFObject
  /// The name of the font among the resources of the appearance.
  let resource: String
  private var letters: [UInt32: FontLetters.Letter] = [:]
  /// Whether the engine's layout in its stand-in fits the font.
  private(set) var isLikeStandIn = true

  /// `nil` if the engine's stand-in is as good.
  init?(_ form: FormFont, for text: [String], in document: Document) throws(EngineError) {
    let scalars = Set(text.joined().unicodeScalars.map(WidgetFont.drawn)).sorted()
    let characters = scalars.compactMap { Unicode.Scalar($0).map(Character.init) }
    let advances = try document.advances(of: characters, standard: form.standard)
    resource = form.face.resource
    if let own = try WidgetFont.letters(scalars, advances, of: form.font) {
      (font, letters) = (form.font, own)
    } else {
      guard form.isBold || form.isItalic else { return nil }
      for (scalar, advance) in zip(scalars, advances) {
        guard let code = FontLetters.westernCode(of: scalar) else { return nil }
        letters[scalar] = .init(code: code, advance: advance)
      }
      font = try document.makeFont(standard: form.standard)
    }
    let others = try document.advances(of: characters, standard: form.face.standard)
    for (scalar, advance) in zip(scalars, others) {
      guard let letter = letters[scalar], letter.code == FontLetters.westernCode(of: scalar),
        abs(letter.advance - advance) < 0.001
      else {
        isLikeStandIn = false
        return
      }
    }
  }

  /// The letters of characters; `nil` if the font may lack one.
  private static func letters(
    _ scalars: [UInt32], _ advances: [Double], of font: PDFObject
  ) throws(EngineError) -> [UInt32: FontLetters.Letter]? {
    guard let known = try FontLetters(font) else { return nil }
    var letters: [UInt32: FontLetters.Letter] = [:]
    for (scalar, advance) in zip(scalars, advances) {
      guard let letter = known.letter(scalar, standard: advance) else { return nil }
      letters[scalar] = letter
    }
    return letters
  }

  /// Tabs and line ends within a line are drawn as blanks.
  private static func drawn(_ scalar: Unicode.Scalar) -> UInt32 {
    scalar.value < 0x20 ? 0x20 : scalar.value
  }

  private func drawn(_ character: Character) -> [FontLetters.Letter] {
    character.isNewline
      ? [] : character.unicodeScalars.compactMap { letters[WidgetFont.drawn($0)] }
  }

  /// The advance of a character, as a fraction of the size.
  func advance(of character: Character) -> Double {
    drawn(character).reduce(0) { $0 + $1.advance }
  }

  func codes(of characters: some Sequence<Character>) -> [UInt8] {
    characters.flatMap(drawn).map(\.code)
  }
}
