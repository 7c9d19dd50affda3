// SPDX-License-Identifier: AGPL-3.0-or-later

/// Scans XML before parsing for start tags with too many attributes.
struct StartTags {
  private let bytes: UnsafeRawBufferPointer
  private let most: Int
  private var position = 0

  /// Whether an element has too many attributes. The answer is right as far as the document is
  /// well-formed.
  static func areTooLong(in bytes: [UInt8], most: Int) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var tags = StartTags(bytes: buffer, most: most)
      return tags.findLong()
    }
  }

  private init(bytes: UnsafeRawBufferPointer, most: Int) {
    (self.bytes, self.most) = (bytes, most)
  }

  private mutating func findLong() -> Bool {
    while find("<") {
      if skip("!--") {
        skip(past: "-->")
      } else if skip("![CDATA[") {
        skip(past: "]]>")
      } else if skip("?") {
        skip(past: "?>")
      } else if isLong() {
        return true
      }
    }
    return false
  }

  /// Skips to the end of a tag.
  private mutating func isLong() -> Bool {
    var attributes = 0
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      guard byte != UInt8(ascii: ">") else { return false }
      guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") else { continue }
      attributes += 1
      if attributes > most { return true }
      while position < bytes.count, bytes[position] != byte { position += 1 }
      position += 1
    }
    return false
  }

  /// Skips past the next of these bytes.
  private mutating func find(_ character: Unicode.Scalar) -> Bool {
    let wanted = UInt8(ascii: character)
    while position < bytes.count {
      position += 1
      if bytes[position - 1] == wanted { return true }
    }
    return false
  }

  private mutating func skip(_ text: StaticString) -> Bool {
    guard position + text.utf8CodeUnitCount <= bytes.count else { return false }
    for offset in 0..<text.utf8CodeUnitCount
    where bytes[position + offset] != text.utf8Start[offset] {
      return false
    }
    position += text.utf8CodeUnitCount
    return true
  }

  private mutating func skip(past text: StaticString) {
    while position < bytes.count, !skip(text) { position += 1 }
  }
}
