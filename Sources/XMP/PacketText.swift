// SPDX-License-Identifier: AGPL-3.0-or-later

/// The bytes of a packet for libxml2: from the first `<` on, one byte per code unit.
struct PacketText {
  /// Empty if there is no XML.
  let bytes: [UInt8]
  /// The encoding that overrides the XML declaration; `nil` if the declaration counts.
  let encoding: String?

  init(_ packet: [UInt8]) throws(XMPError) {
    if let wide = Self.wide.first(where: { packet.starts(with: $0.signature) }) {
      guard let text = wide.decode(packet) else {
        throw .malformed(line: 1, reason: "invalid UTF-16 or UTF-32")
      }
      bytes = Array(text.utf8.drop { $0 != Self.lessThan })
      encoding = "UTF-8"
    } else {
      bytes = Array(packet.drop { $0 != Self.lessThan })
      encoding = bytes.starts(with: "<?xml ".utf8) ? nil : "UTF-8"
    }
  }

  private static let lessThan = UInt8(ascii: "<")

  /// The first bytes of packets in wide code units, with or without byte order mark, and their decoders.
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
