// SPDX-License-Identifier: AGPL-3.0-or-later

/// Hangul in syllables, or in their parts (The Unicode Standard, 3.12).
enum Hangul {
  /// The text with whole syllables. macOS writes file names and texts in parts.
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

  /// The whole syllables.
  static let range: ClosedRange<Unicode.Scalar> = "\u{AC00}"..."\u{D7A3}"

  /// A regular expression for a syllable, as a whole or in parts. A syllable without a final consonant
  /// is not the beginning of one with it.
  static func pattern(of syllable: Unicode.Scalar) -> String {
    let index = syllable.value &- 0xAC00
    func part(_ value: UInt32) -> String { "\\x{" + String(value, radix: 16) + "}" }
    let start = part(0x1100 &+ index / 588) + part(0x1161 &+ index % 588 / 28)
    let end = index % 28 == 0 ? "(?![\\x{11a8}-\\x{11c2}])" : part(0x11A7 &+ index % 28)
    return "(?:\(syllable)|\(start)\(end))"
  }
}
