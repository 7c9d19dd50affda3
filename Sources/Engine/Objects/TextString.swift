// SPDX-License-Identifier: AGPL-3.0-or-later

/// Text strings (ISO 32000-2, 7.9.2.2): UTF-16 or UTF-8 with a byte order mark, or else
/// PDFDocEncoding. U+0000, which would end a text for other programs, is read as U+FFFD.
enum TextString {
  fileprivate static let escape: UInt8 = 0x1B

  /// Encodes ASCII unchanged and other text as UTF-16, which every reader knows.
  static func encode(_ text: String) -> [UInt8] {
    if text.utf8.allSatisfy({ $0 < 0x7F && !isForeign($0) }) { return Array(text.utf8) }
    return [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
  }

  /// Whether PDFDocEncoding treats an ASCII character differently. It lacks the character, or has
  /// another one in its place.
  static func isForeign(_ byte: UInt8) -> Bool {
    byte == 0x7F || byte < 32 && ![9, 10, 13].contains(byte)
  }

  static func decode(_ bytes: [UInt8]) -> String {
    if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes.dropFirst(2), high: 0) }
    if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes.dropFirst(2), high: 1) }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      return String(decoding: bytes.dropFirst(3), as: UTF8.self).withoutNulls.withoutLanguages
    }
    // Some programs fill strings up with zero bytes.
    let bytes = bytes.prefix { $0 != 0 }
    if bytes.allSatisfy({ $0 < 0x7F && !isForeign($0) }) {
      return String(decoding: bytes, as: UTF8.self)
    }
    var text = String.UnicodeScalarView()
    for byte in bytes { text.append(scalar(byte) ?? "\u{FFFD}") }
    return String(text)
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>, high: Int) -> String {
    let all = Array(bytes)
    let units = stride(from: 0, to: all.count - 1, by: 2).map {
      UInt16(all[$0 + high]) << 8 | UInt16(all[$0 + 1 - high])
    }
    return String(decoding: units, as: UTF16.self).withoutNulls.withoutLanguages
  }

  /// ISO 32000-2, annex D.3; `nil` for an undefined byte.
  static func scalar(_ byte: UInt8) -> Unicode.Scalar? {
    switch byte {
    case 0x18...0x1F: accents[Int(byte) - 0x18]
    case 0, 0x7F, 0x9F, 0xAD: nil
    case 0x80...0xA0: symbols[Int(byte) - 0x80]
    default: Unicode.Scalar(byte)
    }
  }

  private static let accents = Array(
    "\u{2D8}\u{2C7}\u{2C6}\u{2D9}\u{2DD}\u{2DB}\u{2DA}\u{2DC}".unicodeScalars)
  private static let symbols = Array(
    ("\u{2022}\u{2020}\u{2021}\u{2026}\u{2014}\u{2013}\u{192}\u{2044}\u{2039}\u{203A}\u{2212}"
      + "\u{2030}\u{201E}\u{201C}\u{201D}\u{2018}\u{2019}\u{201A}\u{2122}\u{FB01}\u{FB02}\u{141}"
      + "\u{152}\u{160}\u{178}\u{17D}\u{131}\u{142}\u{153}\u{161}\u{17E}\u{FFFD}\u{20AC}")
      .unicodeScalars)
}

extension String {
  fileprivate var withoutNulls: String {
    guard utf8.contains(0) else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.map { $0 == "\0" ? "\u{FFFD}" : $0 }))
  }

  /// The text without the codes of languages between two escape characters. Other escape characters
  /// stay.
  fileprivate var withoutLanguages: String {
    guard utf8.contains(TextString.escape) else { return self }
    var left: [UInt8] = []
    var rest = Array(utf8)[...]
    while let byte = rest.popFirst() {
      let code = rest.prefix(12).prefix { $0 != TextString.escape }
      let isCode =
        byte == TextString.escape && rest.dropFirst(code.count).first == byte && code.count > 1
        && code.allSatisfy { $0 == 0x2D || (0x61...0x7A).contains($0 | 0x20) }
      if isCode { rest = rest.dropFirst(code.count + 1) } else { left.append(byte) }
    }
    return String(decoding: left, as: UTF8.self)
  }
}
