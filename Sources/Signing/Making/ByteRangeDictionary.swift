// SPDX-License-Identifier: AGPL-3.0-or-later

/// Finds where the values of a dictionary stand in a file, byte for byte (ISO 32000-2, 7.3): a reader of
/// objects does not tell that.
struct ByteRangeDictionary {
  /// The bytes of each value, counted from the first of the bytes; of a key that is there twice the
  /// last, as most readers take it.
  private(set) var values: [String: Range<Int>] = [:]
  private let bytes: [UInt8]
  private var position = 0

  /// - Parameter bytes: from the beginning of an indirect object on; `nil` where that is no dictionary.
  init?(object bytes: [UInt8]) {
    self.bytes = bytes
    guard skipToDictionary() else { return nil }
    while true {
      skipSpace()
      guard let byte = current else { return nil }
      if byte == UInt8(ascii: ">") { return }
      guard byte == UInt8(ascii: "/"), let key = name() else { return nil }
      skipSpace()
      let start = position
      guard skipValue() else { return nil }
      values[key] = start..<position
    }
  }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Past `12 0 obj <<`.
  private mutating func skipToDictionary() -> Bool {
    for _ in 0..<3 {
      skipSpace()
      guard skipWord() else { return false }
    }
    skipSpace()
    return skip("<<")
  }

  private mutating func skip(_ mark: StaticString) -> Bool {
    let count = mark.utf8CodeUnitCount
    let wanted = UnsafeBufferPointer(start: mark.utf8Start, count: count)
    guard bytes[position...].starts(with: wanted) else { return false }
    position += count
    return true
  }

  private mutating func skipSpace() {
    while let byte = current {
      if byte == UInt8(ascii: "%") {
        while let next = current, next != 10, next != 13 { position += 1 }
      } else if byte.isPDFSpace {
        position += 1
      } else {
        return
      }
    }
  }

  private mutating func skipWord() -> Bool {
    let start = position
    while let byte = current, !byte.isPDFSpace, !byte.isPDFDelimiter { position += 1 }
    return position > start
  }

  private mutating func name() -> String? {
    position += 1
    let start = position
    _ = skipWord()
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// A value, with all that lies in it; a reference counts as one.
  private mutating func skipValue() -> Bool {
    var depth = 0
    repeat {
      skipSpace()
      guard let byte = current else { return false }
      switch byte {
      case UInt8(ascii: "("): if !skipString() { return false }
      case UInt8(ascii: "<"):
        if skip("<<") { depth += 1 } else if !skipHexadecimal() { return false }
      case UInt8(ascii: ">"):
        guard skip(">>") else { return false }
        depth -= 1
      case UInt8(ascii: "["):
        position += 1
        depth += 1
      case UInt8(ascii: "]"):
        position += 1
        depth -= 1
      case UInt8(ascii: "/"): _ = name()
      default:
        guard skipWord() else { return false }
        if depth == 0 { skipRestOfReference() }
      }
    } while depth > 0
    return depth == 0
  }

  /// `0 R` after a number.
  private mutating func skipRestOfReference() {
    let start = position
    skipSpace()
    guard skipWord() else {
      position = start
      return
    }
    skipSpace()
    guard skip("R") else {
      position = start
      return
    }
  }

  private mutating func skipString() -> Bool {
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

  private mutating func skipHexadecimal() -> Bool {
    while let byte = current {
      position += 1
      if byte == UInt8(ascii: ">") { return true }
    }
    return false
  }
}

extension UInt8 {
  var isPDFSpace: Bool { [0, 9, 10, 12, 13, 32].contains(self) }
  var isPDFDelimiter: Bool { "()<>[]{}/%".utf8.contains(self) }
}
