// SPDX-License-Identifier: AGPL-3.0-or-later

/// Reads the tokens of a file in their written form. See ISO 32000-2, 7.2 and 7.3.
public struct SyntaxScanner: Sendable {
  public let bytes: [UInt8]
  public var position = 0
  /// Whether a skipped comment looks like file structure. It does to readers that search from the end
  /// or repair files.
  private(set) var hasMisleadingComment = false
  /// The names of at least ``LongNames/shortest`` bytes among the values read.
  var longNames: Set<String> = []

  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  public var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Whether there is only space between a position and the present one.
  func isSpace(from start: Int) -> Bool {
    start <= position && bytes[start..<position].allSatisfy(\.isPDFSpace)
  }

  /// Skips white space and comments.
  public mutating func skipSpace() {
    while let byte = current {
      if byte == UInt8(ascii: "%") {
        skipComment()
      } else if byte.isPDFSpace {
        position += 1
      } else {
        return
      }
    }
  }

  private mutating func skipComment() {
    let start = position
    while let next = current, next != 10, next != 13 { position += 1 }
    let comment = String(decoding: bytes[start..<position], as: UTF8.self)
    if ["startxref", "trailer", "endobj"].contains(where: { comment.contains(text: $0) }) {
      hasMisleadingComment = true
    }
  }

  /// Skips a mark if it comes next.
  public mutating func skip(_ mark: String) -> Bool {
    guard bytes[position...].starts(with: mark.utf8) else { return false }
    position += mark.utf8.count
    return true
  }

  /// Reads a run of regular characters; may be empty.
  public mutating func word() -> String {
    let start = position
    while let byte = current, !byte.isPDFSpace, !byte.isPDFDelimiter { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  mutating func integer() -> Int? {
    skipSpace()
    let start = position
    guard let value = Int(word()) else {
      position = start
      return nil
    }
    return value
  }

  /// Skips a literal string.
  ///
  /// - Returns: `false` if it does not end.
  public mutating func skipString() -> Bool {
    var depth = 0
    while let byte = current {
      position += 1
      switch byte {
      case UInt8(ascii: "\\"): position += 1
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return true }
      default: continue
      }
    }
    return false
  }

  /// Skips past the next occurrence of a byte.
  ///
  /// - Returns: `false` if there is none.
  public mutating func skip(past byte: UInt8) -> Bool {
    while let next = current {
      position += 1
      if next == byte { return true }
    }
    return false
  }
}

extension UInt8 {
  /// Whether the byte is a PDF white-space character.
  public var isPDFSpace: Bool {
    switch self {
    case 0, 9, 10, 12, 13, 32: true
    default: false
    }
  }

  /// Whether the byte is a PDF delimiter.
  public var isPDFDelimiter: Bool {
    switch self {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "/"), UInt8(ascii: "%"):
      true
    default: false
    }
  }
}
