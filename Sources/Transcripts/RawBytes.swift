// SPDX-License-Identifier: AGPL-3.0-or-later

import System

/// The notation for bytes in a `transcript-raw`: UTF-8 with the escapes `\r`, `\n`, `\t`, `\0`, `\\`,
/// `\xNN` (a byte) and `\u{N…}` (a character).
///
/// A line's own end is not part of the bytes.
public enum RawBytes {
  /// The bytes as one line. Everything but printable UTF-8 is escaped.
  public static func escaped(_ bytes: [UInt8]) -> String {
    var result = ""
    var rest = bytes[...]
    while let byte = rest.first {
      // Decoding repairs invalid bytes, so only bytes that encode back to themselves are valid.
      let length = min(rest.count, max(1, (~byte).leadingZeroBitCount))
      let text = String(decoding: rest.prefix(length), as: UTF8.self)
      if let name = names[byte] {
        result += "\\\(name)"
        rest = rest.dropFirst()
      } else if byte >= 0x20, byte != 0x7F, text.utf8.elementsEqual(rest.prefix(length)) {
        result += text
        rest = rest.dropFirst(length)
      } else {
        result += "\\x" + CollectionOfOne(byte).uppercaseHexadecimal
        rest = rest.dropFirst()
      }
    }
    // A space at the end would be invisible, and editors remove it.
    return result.last == " " ? result.dropLast() + "\\x20" : result
  }

  static func bytes(of text: String, line: Int) throws(Problem) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = text[...]
    while let character = rest.popFirst() {
      guard character == "\\" else {
        bytes.append(contentsOf: String(character).utf8)
        continue
      }
      let name = rest.popFirst()
      if let name, let byte = names.first(where: { $0.value == name })?.key {
        bytes.append(byte)
      } else if name == "x", let byte = UInt8(rest.prefix(2), radix: 16), rest.count >= 2 {
        bytes.append(byte)
        rest = rest.dropFirst(2)
      } else if name == "u", rest.first == "{", let end = rest.firstIndex(of: "}"),
        let scalar = UInt32(rest[..<end].dropFirst(), radix: 16).flatMap(Unicode.Scalar.init)
      {
        bytes.append(contentsOf: String(Character(scalar)).utf8)
        rest = rest[end...].dropFirst()
      } else {
        throw .at(line, "“\\\(name.map(String.init) ?? "")” is not an escape of raw bytes.")
      }
    }
    return bytes
  }

  private static let names: [UInt8: Character] = [
    0x0D: "r", 0x0A: "n", 0x09: "t", 0x00: "0", 0x5C: "\\",
  ]
}
