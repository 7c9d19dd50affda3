// SPDX-License-Identifier: AGPL-3.0-or-later

@_spi(_Unicode) import Swift

/// Passwords as ISO 32000-2, 7.6.4.3.3, has them prepared: by SASLprep (RFC 4013), so that the ways in
/// which keyboards and systems write a character are one.
enum PreparedPassword {
  /// The candidates for a password: as given, in the encoding of older files, and prepared.
  static func candidates(_ password: String) -> [String] {
    let prepared = prepare(password)
    return Array(prepared.utf8) == Array(password.utf8) ? [password] : [password, prepared]
  }

  /// Spaces become the space, what is mapped to nothing goes, and the rest is normalised (NFKC).
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

  /// The characters that a compatibility form stands for. A fraction has the fraction slash.
  private static func compatible(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    guard let meaning = FoldingMaps.shared.meanings[scalar] else { return [scalar] }
    return meaning.count > 1 ? meaning.map { $0 == "/" ? "\u{2044}" : $0 } : meaning
  }

  /// RFC 3454, table B.1.
  private static func isMappedToNothing(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAD, 0x34F, 0x1806, 0x180B...0x180D, 0x200B...0x200D, 0x2060, 0xFE00...0xFE0F, 0xFEFF:
      true
    default: false
    }
  }
}
