// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// The bytes of XML for libxml2. Their encoding has the markup characters of ASCII.
public struct XMLText {
  let bytes: [UInt8]
  /// The encoding that overrides the XML declaration; `nil` if the declaration counts.
  let encoding: String?

  /// - Parameters:
  ///   - skippingToMarkup: whether bytes before the first `<` are skipped, if they are more than white
  ///     space and the mark of UTF-8.
  ///   - mostAttributes: the maximum number of attributes of an element. libxml2 compares each attribute
  ///     with all earlier ones, and only reports the element afterwards.
  /// - Throws: ``XMLError/notXML``, ``XMLError/encoding``, ``XMLError/tooManyAttributes``,
  ///   ``XMLError/malformed(line:reason:)`` for invalid UTF-16 or UTF-32.
  public init(
    _ bytes: [UInt8], skippingToMarkup: Bool = false, mostAttributes: Int
  ) throws(XMLError) {
    if let wide = Self.wide.first(where: { bytes.starts(with: $0.signature) }) {
      guard let text = wide.decode(bytes) else {
        throw .malformed(line: 1, reason: "invalid UTF-16 or UTF-32")
      }
      self.bytes = Array(text.utf8.drop { $0 != Self.lessThan })
      encoding = "UTF-8"
    } else {
      self.bytes = Array(
        bytes.drop { $0 != Self.lessThan && (skippingToMarkup || Self.marks.contains($0)) })
      encoding = bytes.starts(with: Self.mark) ? "UTF-8" : nil
    }
    guard self.bytes.first == Self.lessThan else { throw .notXML }
    guard encoding != nil || Self.hasKnownEncoding(self.bytes) else { throw .encoding }
    guard !StartTags.areTooLong(in: self.bytes, most: mostAttributes) else {
      throw .tooManyAttributes
    }
  }

  /// Whether the declared encoding has the markup characters of ASCII. No other characters may look
  /// like them.
  private static func hasKnownEncoding(_ bytes: [UInt8]) -> Bool {
    guard let name = declaredEncoding(bytes) else { return true }
    return known.contains(where: name.hasPrefix)
  }

  /// The encoding that the XML declaration names, in lower case. `nil` if it names none; empty for a
  /// declaration without an end nearby.
  private static func declaredEncoding(_ bytes: [UInt8]) -> String? {
    guard bytes.starts(with: "<?xml".utf8) else { return nil }
    let head = String(decoding: bytes.prefix(1024), as: UTF8.self)
    guard let end = head.firstRange(of: "?>") else { return "" }
    let declaration = head[..<end.lowerBound]
    guard let word = declaration.firstRange(of: "encoding") else { return nil }
    let parts = declaration[word.upperBound...].split(
      omittingEmptySubsequences: false, whereSeparator: { "\"'".contains($0) })
    return parts.count > 1 ? parts[1].lowercased() : ""
  }

  /// The byte order mark in UTF-8. It counts more than the declaration (RFC 7303, 3.3).
  public static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
  /// The bytes before a document: the mark, and white space.
  private static let marks: [UInt8] = mark + [9, 10, 13, 32]
  private static let known = [
    "utf-8", "utf8", "us-ascii", "ascii", "iso-8859-", "windows-125", "koi8-", "euc-",
  ]
  private static let lessThan = UInt8(ascii: "<")

  /// The first bytes of texts in wide code units, with decoders. The bytes may be a byte order mark, or
  /// begin without one.
  ///
  /// UTF-32 comes first, because its byte order marks contain those of UTF-16.
  private static let wide: [(signature: [UInt8], decode: @Sendable ([UInt8]) -> String?)] = [
    ([0xFF, 0xFE, 0, 0], { decode($0, as: UTF32.self, unit: UInt32.init(littleEndian:)) }),
    ([0, 0, 0xFE, 0xFF], { decode($0, as: UTF32.self, unit: UInt32.init(bigEndian:)) }),
    ([lessThan, 0, 0, 0], { decode($0, as: UTF32.self, unit: UInt32.init(littleEndian:)) }),
    ([0, 0, 0, lessThan], { decode($0, as: UTF32.self, unit: UInt32.init(bigEndian:)) }),
    ([0xFF, 0xFE], { decode($0, as: UTF16.self, unit: UInt16.init(littleEndian:)) }),
    ([0xFE, 0xFF], { decode($0, as: UTF16.self, unit: UInt16.init(bigEndian:)) }),
    ([lessThan, 0], { decode($0, as: UTF16.self, unit: UInt16.init(littleEndian:)) }),
    ([0, lessThan, 0], { decode($0, as: UTF16.self, unit: UInt16.init(bigEndian:)) }),
  ]

  /// The text of the complete code units; `nil` if they are invalid.
  private static func decode<Encoding: Unicode.Encoding>(
    _ bytes: [UInt8], as encoding: Encoding.Type, unit: (Encoding.CodeUnit) -> Encoding.CodeUnit
  ) -> String? where Encoding.CodeUnit: FixedWidthInteger {
    let width = MemoryLayout<Encoding.CodeUnit>.size
    let units = bytes.withUnsafeBytes { buffer in
      (0..<buffer.count / width).map { index in
        unit(buffer.loadUnaligned(fromByteOffset: index * width, as: Encoding.CodeUnit.self))
      }
    }
    return String(validating: units, as: encoding)
  }
}
