// SPDX-License-Identifier: AGPL-3.0-or-later

/// A line `Name: value` of a header block.
struct Header {
  let name: Substring
  let value: String

  /// `nil` if the line is not a header. A name only has letters, digits and hyphens.
  init?(_ line: String) {
    guard let colon = line.firstIndex(of: ":") else { return nil }
    name = line[..<colon]
    value = String(line[line.index(after: colon)...]).trimmed
    let isName = name.utf8.allSatisfy { byte in
      switch byte | 0x20 {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
      default: byte == UInt8(ascii: "-")
      }
    }
    if name.isEmpty || !isName { return nil }
  }

  var isContentLength: Bool { name.lowercased() == "content-length" }
}

/// The search for the next `Content-Length:`, case-insensitive and across chunks.
struct HeaderSearch: Sendable {
  static let target = Array("content-length:".utf8)

  private var matched = 0

  /// The index after the first occurrence; `nil` if there is none yet.
  mutating func end(in bytes: Chunk) -> Int? {
    for index in bytes.indices {
      let byte = bytes[index]
      let lower = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
      // The target's first letter does not recur in it, so a mismatch restarts the search.
      matched = lower == Self.target[matched] ? matched + 1 : lower == Self.target[0] ? 1 : 0
      if matched == Self.target.count {
        matched = 0
        return index + 1
      }
    }
    return nil
  }
}

extension String {
  /// Without white space at either end.
  var trimmed: String {
    let tail = utf8.drop(while: \.isSpace)
    let end = tail.lastIndex { !$0.isSpace }.map { tail.index(after: $0) } ?? tail.startIndex
    return String(self[tail.startIndex..<end])
  }
}
