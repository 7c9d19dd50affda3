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

  /// Prepares a password. All spaces become U+0020, characters that map to nothing are dropped, and the
  /// rest is normalised (NFKC).
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

  /// The decomposition of a character in Unicode 3.2. See RFC 4013, 2.2. A character without a
  /// decomposition stays as it is.
  private static func compatible(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    if scalar.isASCII || isNewer(scalar) { return [scalar] }
    return corrected[scalar].map { [$0] } ?? scalar.decomposed
  }

  /// Whether the character's decomposition is newer than Unicode 3.2.
  private static func isNewer(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Superscript letters equal ASCII letters all the same.
    case 0x1D2C...0x1DBF: !scalar.decomposed.allSatisfy(\.isASCII)
    case 0x3F9, 0x10FC, 0x2094, 0x213B...0x213C, 0x2D6F, 0x321D...0x321E, 0x3244...0x3250,
      0x327C...0x327E, 0x32CC...0x32CF, 0x32FF, 0x3377...0x337A, 0x33DE...0x33DF, 0x33FF,
      0xA69C...0xA770, 0xA7F8...0xAB69, 0xFE10...0xFE19, 0xFE47...0xFE48, 0x10000...0x1D3FF,
      0x1D4C1, 0x1D6A4...0x1D6A5, 0x1D7CA...0x1D7CB, 0x1D800...0x2F7FF:
      true
    default: false
    }
  }

  /// The decompositions that Unicode has corrected since.
  private static let corrected: [Unicode.Scalar: Unicode.Scalar] = [
    "\u{2F868}": "\u{2136A}", "\u{2F874}": "\u{5F33}", "\u{2F91F}": "\u{43AB}",
    "\u{2F95F}": "\u{7AAE}", "\u{2F9BF}": "\u{4D57}",
  ]

  /// Whether RFC 3454, table B.1, maps the character to nothing.
  private static func isMappedToNothing(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAD, 0x34F, 0x1806, 0x180B...0x180D, 0x200B...0x200D, 0x2060, 0xFE00...0xFE0F, 0xFEFF:
      true
    default: false
    }
  }
}
