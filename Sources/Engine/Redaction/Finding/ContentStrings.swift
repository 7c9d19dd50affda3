// SPDX-License-Identifier: AGPL-3.0-or-later

/// The strings of a content stream (ISO 32000-2, 7.8.2): shown text, and strings in property lists.
struct ContentStrings {
  var shown: [[UInt8]] = []
  var words: [[UInt8]] = []

  init(_ bytes: [UInt8]) {
    var index = 0
    var depth = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "("): add(ContentStrings.literal(bytes, &index), depth)
      case UInt8(ascii: "<") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "<"):
        depth += 1
        index += 2
      case UInt8(ascii: "<"): add(ContentStrings.hexadecimal(bytes, &index), depth)
      case UInt8(ascii: ">") where depth > 0:
        depth -= 1
        index += 2
      case UInt8(ascii: "%"):
        while index < bytes.count, bytes[index] != 10, bytes[index] != 13 { index += 1 }
      default: index += 1
      }
    }
  }

  private mutating func add(_ string: [UInt8], _ depth: Int) {
    if depth > 0 { words.append(string) } else { shown.append(string) }
  }

  private static func literal(_ bytes: [UInt8], _ index: inout Int) -> [UInt8] {
    var string: [UInt8] = []
    var depth = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "("):
        depth += 1
        if depth > 1 { string.append(byte) }
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return string }
        string.append(byte)
      case UInt8(ascii: "\\"): escape(bytes, &index, &string)
      default: string.append(byte)
      }
    }
    return string
  }

  private static func escape(_ bytes: [UInt8], _ index: inout Int, _ string: inout [UInt8]) {
    guard index < bytes.count else { return }
    var byte = bytes[index]
    index += 1
    switch byte {
    case UInt8(ascii: "n"): string.append(10)
    case UInt8(ascii: "r"): string.append(13)
    case UInt8(ascii: "t"): string.append(9)
    case UInt8(ascii: "b"): string.append(8)
    case UInt8(ascii: "f"): string.append(12)
    case 10, 13: break
    case 0x30...0x37:
      var value = Int(byte & 7)
      for _ in 0..<2 where index < bytes.count && (0x30...0x37).contains(bytes[index]) {
        byte = bytes[index]
        value = value * 8 + Int(byte & 7)
        index += 1
      }
      string.append(UInt8(truncatingIfNeeded: value))
    default: string.append(byte)
    }
  }

  private static func hexadecimal(_ bytes: [UInt8], _ index: inout Int) -> [UInt8] {
    var digits: [UInt8] = []
    index += 1
    while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
      switch bytes[index] {
      case 0x30...0x39: digits.append(bytes[index] & 15)
      case 0x41...0x46, 0x61...0x66: digits.append((bytes[index] & 15) + 9)
      default: break
      }
      index += 1
    }
    index += 1
    if digits.count % 2 == 1 { digits.append(0) }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }
}
