// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

extension Document {
  /// The characters of a text that no font has. Neither the text's own font nor the engine's fallback
  /// fonts have them: they stay in the text, but are invisible. Each is listed once, in the order of
  /// the text.
  ///
  /// - Parameter font: the family of the text's font.
  public func charactersWithoutGlyph(
    in text: String, font: String
  ) throws(EngineError) -> [Character] {
    var known: Set<Character> = []
    // Every font has ASCII.
    let unusual = text.filter { !$0.isASCII && known.insert($0).inserted }
    guard !unusual.isEmpty else { return [] }
    let scalars = Set(unusual.unicodeScalars.filter(\.isDrawn)).sorted { $0.value < $1.value }
    var found = [Bool](repeating: false, count: scalars.count)
    let face = FontFace(family: font).standard
    try scalars.map(\.value).withUnsafeBufferPointer { scalars throws(EngineError) in
      try found.withUnsafeMutableBufferPointer { found throws(EngineError) in
        try context.call {
          cm_find_glyphs(
            $0, face, scalars.baseAddress, Int32(clamping: scalars.count), found.baseAddress, $1)
        }
      }
    }
    let missing = Set(zip(scalars, found).filter { !$1 }.map { $0.0 })
    return unusual.filter { !missing.isDisjoint(with: $0.unicodeScalars) }
  }

  /// The characters in an annotation's visible text that no font has.
  public func charactersWithoutGlyph(in annotation: Annotation) throws(EngineError) -> [Character] {
    let font = (annotation.text ?? Annotation.TextStyle()).font
    return try charactersWithoutGlyph(in: annotation.shownText, font: font)
  }
}

extension Annotation {
  /// The text that Recto draws with the annotation.
  fileprivate var shownText: String {
    switch type {
    case .freeText: contents ?? ""
    case .redact: overlayText ?? ""
    case .line where caption != nil && measure == nil: contents ?? ""
    case .stamp:
      if case .words(let words) = picture {
        words.text + (words.secondLine ?? "")
      } else {
        ""
      }
    default: ""
    }
  }
}

extension Unicode.Scalar {
  /// Whether the character needs a glyph. Blanks, controls, joiners and selectors need none.
  fileprivate var isDrawn: Bool {
    if properties.isDefaultIgnorableCodePoint || properties.isWhitespace { return false }
    switch properties.generalCategory {
    case .control, .format: return false
    default: return true
    }
  }
}
