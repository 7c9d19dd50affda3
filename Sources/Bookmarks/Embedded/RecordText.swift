// SPDX-License-Identifier: AGPL-3.0-or-later

/// The text of a JSON array. It is split into its elements without parsing them.
enum RecordText {
  /// The texts of the elements, each with the white space around it.
  ///
  /// Elements that are not JSON yield pieces that are not JSON either, so that a caller who parses
  /// every piece finds the error.
  ///
  /// - Returns: `nil` if the text is not an array.
  static func elements(of text: String) -> [String]? {
    var text = text
    return text.withUTF8 { elements(of: $0) }
  }

  private static func elements(of bytes: UnsafeBufferPointer<UInt8>) -> [String]? {
    guard let first = bytes.firstIndex(where: { !isSpace($0) }),
      let last = bytes.lastIndex(where: { !isSpace($0) }),
      first < last, bytes[first] == UInt8(ascii: "["), bytes[last] == UInt8(ascii: "]")
    else { return nil }
    var elements: [String] = []
    var start = first + 1
    var (depth, isString, isEscaped) = (0, false, false)
    for index in start..<last {
      let byte = bytes[index]
      if isString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isString = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isString = true
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: ",") where depth == 0:
        elements.append(piece(bytes, start..<index))
        start = index + 1
      default: break
      }
    }
    guard depth == 0, !isString else { return nil }
    if elements.isEmpty, bytes[start..<last].allSatisfy(isSpace) { return [] }
    return elements + [piece(bytes, start..<last)]
  }

  private static func piece(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }
}
