// SPDX-License-Identifier: AGPL-3.0-or-later

/// Splits a content stream into operators with their operands. It also splits a default appearance. See
/// ISO 32000-2, 7.8.2. Inline images yield only their operators.
struct ContentOperators: Sequence, IteratorProtocol {
  struct Operator: Hashable {
    var name: String
    /// The operands as the stream writes them; an array is one operand.
    var operands: [String]

    var numbers: [Double] { operands.compactMap(Double.init) }
  }

  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  init(_ text: String) { self.init(Array(text.utf8)) }

  mutating func next() -> Operator? {
    var operands: [String] = []
    while let token = token() {
      guard token.isOperator else {
        // No operator takes more operands; a longer list is not content.
        if operands.count < 64 { operands.append(token.text) }
        continue
      }
      if token.text == "ID" { skipImage() }
      return Operator(name: token.text, operands: operands)
    }
    return nil
  }

  /// A name without its slash, with escapes decoded. Some programs write two slashes.
  static func name(_ operand: String) -> String {
    var name: [UInt8] = []
    var rest = Array(operand.utf8.drop { $0 == UInt8(ascii: "/") })[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2).compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
      if byte == UInt8(ascii: "#"), digits.count == 2 {
        name.append(UInt8(truncatingIfNeeded: digits[0] << 4 | digits[1]))
        rest = rest.dropFirst(2)
      } else {
        name.append(byte)
      }
    }
    return NameText.decode(name)
  }

  private mutating func token() -> (text: String, isOperator: Bool)? {
    skipSpace()
    while place < bytes.count, ContentOperators.strayDelimiters.contains(bytes[place]) {
      place += 1
      skipSpace()
    }
    guard place < bytes.count else { return nil }
    let start = place
    switch bytes[place] {
    case UInt8(ascii: "("): skipString()
    case UInt8(ascii: "["): skipArray()
    case UInt8(ascii: "<"): skipAngles()
    case UInt8(ascii: "/"):
      while place < bytes.count, bytes[place] == UInt8(ascii: "/") { place += 1 }
      skipWord()
    default: skipWord()
    }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    let isOperand = "/([<+-.0123456789".utf8.contains(bytes[start])
    return (text, !isOperand && !["true", "false", "null"].contains(text))
  }

  private static let delimiters = Array("()<>[]{}/%".utf8)
  /// The delimiters that begin no token. `%` is not among them; it is skipped as space.
  private static let strayDelimiters = Array(")>]{}".utf8)
  private static let spaces: [UInt8] = [0, 9, 10, 12, 13, 32]

  private func isSpace(_ place: Int) -> Bool { ContentOperators.spaces.contains(bytes[place]) }

  private mutating func skipSpace() {
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "%") {
        while place < bytes.count, bytes[place] != 10, bytes[place] != 13 { place += 1 }
      } else if isSpace(place) {
        place += 1
      } else {
        return
      }
    }
  }

  private mutating func skipWord() {
    while place < bytes.count, !isSpace(place),
      !ContentOperators.delimiters.contains(bytes[place])
    {
      place += 1
    }
  }

  private mutating func skipString() {
    var depth = 0
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\\"): place += 1
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      default: break
      }
      place += 1
      if depth == 0 { break }
    }
    place = Swift.min(place, bytes.count)
  }

  private mutating func skipArray() {
    var depth = 0
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "("):
        skipString()
        continue
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      default: break
      }
      place += 1
      if depth == 0 { return }
    }
  }

  /// Skips a hexadecimal string, or one bracket of a dictionary.
  private mutating func skipAngles() {
    let isDictionary = place + 1 < bytes.count && bytes[place + 1] == UInt8(ascii: "<")
    if isDictionary {
      place += 2
      return
    }
    while place < bytes.count, bytes[place] != UInt8(ascii: ">") { place += 1 }
    place = Swift.min(place + 1, bytes.count)
  }

  /// Skips the data of an inline image, up to its `EI`.
  private mutating func skipImage() {
    while place + 2 < bytes.count {
      let isEnd =
        isSpace(place) && bytes[place + 1] == UInt8(ascii: "E")
        && bytes[place + 2] == UInt8(ascii: "I")
        && (place + 3 >= bytes.count || isSpace(place + 3))
      if isEnd { return }
      place += 1
    }
    place = bytes.count
  }
}
