// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Finds the byte ranges of a dictionary's values in a file. Parsed objects (ISO 32000-2, 7.3) do not
/// reveal them.
struct ByteRangeDictionary {
  /// The byte range of each value, relative to the given bytes. If a key is repeated, the last value
  /// counts, as in most readers.
  private(set) var values: [String: Range<Int>] = [:]
  private var scanner: SyntaxScanner

  /// - Parameter bytes: the file's bytes from the start of an indirect object. The result is `nil` if
  ///   that is not a dictionary.
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

  /// Skips `12 0 obj <<`.
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

  /// Skips a value with its contents; a reference counts as one value.
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

  /// Skips `0 R` after a number.
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
