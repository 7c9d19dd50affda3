// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF
@_spi(_Unicode) import Swift

extension Unicode.Scalar {
  /// One step of the character's decomposition, from the engine's Unicode data; `nil` if it has none.
  /// A form, such as a ligature or a fraction, is only compatible with its parts.
  var decomposition: (parts: [Unicode.Scalar], isForm: Bool)? {
    var isForm = false
    let parts = [UInt32](unsafeUninitializedCapacity: Int(CM_DECOMPOSITION)) { buffer, count in
      count = Int(cm_decompose(value, buffer.baseAddress, &isForm))
    }
    return parts.isEmpty ? nil : (parts.compactMap(Unicode.Scalar.init), isForm)
  }

  /// The complete decomposition, compatible parts included (NFKD), with marks in any order.
  var decomposed: [Unicode.Scalar] { decomposition?.parts.flatMap(\.decomposed) ?? [self] }

  /// The text that the character stands for, without diacritics. Voiced kana are letters of their own.
  var plainText: [Unicode.Scalar] {
    let kept = decomposed.filter { !$0.isDiacritic }.map { $0 == "\u{2044}" ? "/" : $0 }
    return Array(String(String.UnicodeScalarView(kept))._nfc)
  }

  /// Whether a search finds the character by its plain text. Circled and mathematical letters, squares
  /// of words and others are no forms.
  func isForm(of plainText: [Unicode.Scalar]) -> Bool {
    guard !plainText.isEmpty, !plainText.contains(where: \.properties.isWhitespace) else {
      return false
    }
    switch value {
    // Ligatures, presentation forms, and small, full-width and half-width forms.
    case 0xFB00...0xFB17, 0xFB4F...0xFDFC, 0xFE4D...0xFEFC, 0xFF01...0xFF9F, 0xFFE0...0xFFEE:
      return true
    // Superscripts, subscripts, fractions, Roman numerals, and the letters Ĳ and ĳ.
    case 0xAA...0xBE, 0x132...0x133, 0x2B0...0x2E3, 0x1D2C...0x1DBB, 0x2070...0x209C, 0x2120,
      0x2122, 0x2150...0x2189, 0x2C7C...0x2C7D, 0xA7F2...0xA7F4:
      return plainText.allSatisfy(\.isASCII)
    default: return false
    }
  }
}
