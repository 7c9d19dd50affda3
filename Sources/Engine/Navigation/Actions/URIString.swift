// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// The coding of URIs in PDF: strings in 7-bit ASCII (ISO 32000-2, 12.6.4.8). Files also have UTF-8,
/// text strings in UTF-16, and other bytes.
enum URIString {
  /// Decodes UTF-8 and UTF-16. In other bytes, all but ASCII get the form `%FC`.
  static func decode(_ bytes: [UInt8]) -> String {
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      return TextString.decode(bytes)
    }
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    var ascii: [UInt8] = []
    for byte in bytes {
      if byte < 0x80 { ascii.append(byte) } else { ascii += escaped(byte).utf8 }
    }
    return String(decoding: ascii, as: UTF8.self)
  }

  fileprivate static func escaped(_ byte: UInt8) -> String {
    "%" + CollectionOfOne(byte).uppercaseHexadecimal
  }
}

extension PDFValue {
  /// A URI as a string; bytes that are not ASCII are written in the form `%C3`.
  public static func uri(_ uri: String) -> PDFValue {
    .string(Array((uri.utf8.allSatisfy { $0 < 0x80 } ? uri : uri.percentEncoded).utf8))
  }

  /// A string as a decoded URI.
  public var uri: String? {
    if case .string(let bytes) = self { URIString.decode(bytes) } else { nil }
  }
}

extension String {
  /// The URI in 7-bit ASCII. See ISO 32000-2, 12.6.4.8. Other bytes have the form `%C3`.
  var percentEncoded: String {
    var text = ""
    for byte in utf8 {
      if byte > 32, byte < 127 {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += URIString.escaped(byte)
      }
    }
    return text
  }
}
