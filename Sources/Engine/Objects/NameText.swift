// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF
import System

/// Names and keys (ISO 32000-2, 7.3.5) as text: UTF-8, or else PDFDocEncoding, which older programs
/// write. A byte that PDFDocEncoding does not define is the character of that number, so different
/// names of older programs have different texts.
enum NameText {
  static func decode(_ name: UnsafePointer<CChar>) -> String {
    if let text = String(validatingCString: name) { return text }
    var bytes: [UInt8] = []
    var next = name
    while next.pointee != 0 {
      bytes.append(UInt8(bitPattern: next.pointee))
      next += 1
    }
    return decode(bytes)
  }

  static func decode(_ bytes: [UInt8]) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    return String(String.UnicodeScalarView(bytes.map(scalar)))
  }

  /// The bytes of an older program's name that has this text. A zero follows them. `nil` if there is no
  /// such name.
  static func oldBytes(_ text: String) -> [CChar]? {
    guard text.utf8.contains(where: { $0 >= 0x80 }) else { return nil }
    var bytes: [UInt8] = []
    for wanted in text.unicodeScalars {
      guard let byte = (0...UInt8.max).first(where: { scalar($0) == wanted }) else { return nil }
      bytes.append(byte)
    }
    // Bytes that happen to be UTF-8 have another text.
    guard decode(bytes).isExactly(text) else { return nil }
    return bytes.map { CChar(bitPattern: $0) } + [0]
  }

  private static func scalar(_ byte: UInt8) -> Unicode.Scalar {
    TextString.scalar(byte) ?? Unicode.Scalar(byte)
  }
}
