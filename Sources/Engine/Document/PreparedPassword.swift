// SPDX-License-Identifier: AGPL-3.0-or-later

@_spi(_Unicode) import Swift

/// Prepares passwords as ISO 32000-2, 7.6.4.3.3, requires: with SASLprep (RFC 4013), so that different
/// encodings of a character by keyboards and systems become equal.
enum PreparedPassword {
  /// The candidates for a password: as given, in the encoding of older files, and prepared.
  static func candidates(_ password: String) -> [String] {
    let prepared = prepare(password)
    return Array(prepared.utf8) == Array(password.utf8) ? [password] : [password, prepared]
  }

  /// The form of a new password; a password that preparation would empty stays as it is.
  static func forWriting(_ password: String) -> String {
    let prepared = prepare(password)
    return prepared.isEmpty ? password : prepared
  }

  /// Maps all spaces to U+0020, drops characters that map to nothing, and normalises the rest (NFKC).
  static func prepare(_ password: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in password.unicodeScalars where !isMappedToNothing(scalar) {
      if scalar.properties.generalCategory == .spaceSeparator {
        scalars.append(" ")
      } else {
        scalars.append(contentsOf: compatible(scalar))
      }
    }
    return String(String.UnicodeScalarView(String(scalars)._nfc))
  }

  /// The compatibility decomposition of a character. A fraction has the fraction slash.
  private static func compatible(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    if scalar.isASCII { return [scalar] }
    if let meaning = forms[scalar] { return meaning }
    guard let meaning = FoldingMaps.shared.meanings[scalar] else { return [scalar] }
    return meaning.count > 1 ? meaning.map { $0 == "/" ? "\u{2044}" : $0 } : meaning
  }

  private static let forms: [Unicode.Scalar: [Unicode.Scalar]] = {
    let words = PasswordTable.forms.unicodeScalars.split(separator: " ")
    var forms: [Unicode.Scalar: [Unicode.Scalar]] = [:]
    for index in stride(from: 0, to: words.count - 1, by: 2) {
      let meaning = words[index].map { $0 == "\u{2423}" ? " " : $0 }
      for scalar in words[index + 1] { forms[scalar] = meaning }
    }
    return forms
  }()

  /// Whether RFC 3454, table B.1, maps the character to nothing.
  private static func isMappedToNothing(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAD, 0x34F, 0x1806, 0x180B...0x180D, 0x200B...0x200D, 0x2060, 0xFE00...0xFE0F, 0xFEFF:
      true
    default: false
    }
  }
}
