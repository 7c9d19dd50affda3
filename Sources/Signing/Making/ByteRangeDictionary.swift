// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Finds where the values of a dictionary stand in a file, byte for byte (ISO 32000-2, 7.3): a reader of
/// objects does not tell that.
struct ByteRangeDictionary {
  /// The bytes of each value, counted from the first of the bytes; of a key that is there twice the
  /// last, as most readers take it.
  private(set) var values: [String: Range<Int>] = [:]
  private var scanner: SyntaxScanner

  /// - Parameter bytes: from the beginning of an indirect object on; `nil` where that is no dictionary.
  init?(object bytes: [UInt8]) {
    scanner = SyntaxScanner(bytes)
    guard skipToDictionary() else { return nil }
    while true {
      scanner.skipSpace()
      guard let byte = scanner.current else { return nil }
      if byte == UInt8(ascii: ">") { return }
      guard byte == UInt8(ascii: "/") else { return nil }
      let key = name()
      scanner.skipSpace()
      let start = scanner.position
      guard skipValue() else { return nil }
      values[key] = start..<scanner.position
    }
  }

  /// Past `12 0 obj <<`.
  private mutating func skipToDictionary() -> Bool {
    for _ in 0..<3 {
      scanner.skipSpace()
      guard !scanner.word().isEmpty else { return false }
    }
    scanner.skipSpace()
    return scanner.skip("<<")
  }

  private mutating func name() -> String {
    scanner.position += 1
    return scanner.word()
  }

  /// A value, with all that lies in it; a reference counts as one.
  private mutating func skipValue() -> Bool {
    var depth = 0
    repeat {
      scanner.skipSpace()
      guard let byte = scanner.current else { return false }
      switch byte {
      case UInt8(ascii: "("): if !scanner.skipString() { return false }
      case UInt8(ascii: "<"):
        if scanner.skip("<<") {
          depth += 1
        } else if !scanner.skip(past: UInt8(ascii: ">")) {
          return false
        }
      case UInt8(ascii: ">"):
        guard scanner.skip(">>") else { return false }
        depth -= 1
      case UInt8(ascii: "["):
        scanner.position += 1
        depth += 1
      case UInt8(ascii: "]"):
        scanner.position += 1
        depth -= 1
      case UInt8(ascii: "/"): _ = name()
      default:
        guard !scanner.word().isEmpty else { return false }
        if depth == 0 { skipRestOfReference() }
      }
    } while depth > 0
    return depth == 0
  }

  /// `0 R` after a number.
  private mutating func skipRestOfReference() {
    let start = scanner.position
    scanner.skipSpace()
    guard !scanner.word().isEmpty else {
      scanner.position = start
      return
    }
    scanner.skipSpace()
    if !scanner.skip("R") { scanner.position = start }
  }
}
