// SPDX-License-Identifier: AGPL-3.0-or-later

/// The class of a character for the selection of words.
enum CharacterClass {
  /// A character of words: a letter, a digit or a mark.
  case word
  /// A character that is a word by itself: ideographs and hiragana.
  case ideograph
  /// A run of katakana is a word (UAX 29, WB13).
  case katakana
  case space
  case other

  /// Whether the characters are written without spaces between words.
  var isUnspaced: Bool { self == .ideograph || self == .katakana }
}

extension Unicode.Scalar {
  var characterClass: CharacterClass {
    switch value {
    case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: return .word
    case 0x20, 0x09, 0xA0, 0x3000: return .space
    case 0..<0x80: return .other
    case 0x30A1...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: return .katakana
    case 0x3040...0x30A0: return .ideograph
    default: break
    }
    if properties.isIdeographic { return .ideograph }
    if properties.isWhitespace { return .space }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber,
      .connectorPunctuation, .format:
      return .word
    default: return properties.isAlphabetic ? .word : .other
    }
  }

  /// Whether the character keeps its neighbours in one word. An apostrophe between letters does, and so
  /// does the decimal point in a number.
  func joins(_ before: Unicode.Scalar, _ after: Unicode.Scalar) -> Bool {
    switch value {
    case 0x27, 0x2019, 0xB7: before.characterClass == .word && after.characterClass == .word
    case 0x2C, 0x2E: before.properties.numericType != nil && after.properties.numericType != nil
    default: false
    }
  }

  /// Whether the character fills a square of Chinese or Japanese text. Such text has no spaces between
  /// words; Korean has them.
  var isWide: Bool {
    switch value {
    case 0..<0x2E80, 0x3000, 0x3130...0x318F, 0x3200...0x321E, 0x3260...0x327E: false
    case 0x2E80...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF: true
    case 0xFE10...0xFE1F, 0xFE30...0xFE6F, 0xFF01...0xFF9F, 0xFFE0...0xFFE6: true
    case 0x1B000...0x1B16F, 0x20000...0x3FFFD: true
    default: false
    }
  }

  /// Whether this is a point or a bracket of such text.
  var isWidePunctuation: Bool { isWide && characterClass == .other }

  /// Whether this is a hyphen that may divide a word.
  var isHyphen: Bool { value == 0x2D || value == 0xAD || value == 0x2010 || value == 0x2011 }
}
