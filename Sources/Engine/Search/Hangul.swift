// SPDX-License-Identifier: AGPL-3.0-or-later

/// Hangul in syllables, or in their parts (The Unicode Standard, 3.12).
enum Hangul {
  /// The text with whole syllables, as documents have them. macOS writes file names in parts, and a query may
  /// be a copied file name.
  static func syllables(of text: String) -> String {
    guard text.unicodeScalars.contains(where: { (0x1100..<0x1113).contains($0.value) }) else {
      return text
    }
    var composed: [UInt32] = []
    for scalar in text.unicodeScalars {
      let last = composed.last ?? 0
      switch scalar.value {
      case 0x1161..<0x1176 where (0x1100..<0x1113).contains(last):
        composed[composed.count - 1] =
          0xAC00 + ((last - 0x1100) * 21 + scalar.value - 0x1161) * 28
      case 0x11A8..<0x11C3 where (0xAC00..<0xD7A4).contains(last) && (last - 0xAC00) % 28 == 0:
        composed[composed.count - 1] = last + scalar.value - 0x11A7
      default: composed.append(scalar.value)
      }
    }
    return String(String.UnicodeScalarView(composed.compactMap(Unicode.Scalar.init)))
  }
}
