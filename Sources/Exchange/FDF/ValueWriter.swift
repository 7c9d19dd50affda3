// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import System

/// Writes PDF objects (ISO 32000-2, 7.3). Each stream is written once, as an indirect object.
struct ValueWriter {
  /// The bodies of the indirect objects; the first one has the number 1.
  private(set) var objects: [[UInt8]] = []
  private var streams: [Stream: Int] = [:]

  /// A stream with a fast hash, which reads only some bytes.
  private struct Stream: Hashable {
    let value: PDFValue
    let bytes: [UInt8]

    func hash(into hasher: inout Hasher) {
      hasher.combine(bytes.count)
      hasher.combine(bytes.prefix(64))
      hasher.combine(bytes.suffix(64))
    }
  }

  /// Reserves the next number for an object that is written later.
  mutating func reserve() -> Int {
    objects.append([])
    return objects.count
  }

  mutating func set(_ number: Int, _ body: [UInt8]) {
    guard objects.indices.contains(number - 1) else { return }
    objects[number - 1] = body
  }

  /// The bytes of an object.
  mutating func bytes(_ value: PDFValue) -> [UInt8] {
    switch value {
    case .null: return Array("null".utf8)
    case .boolean(let value): return Array((value ? "true" : "false").utf8)
    case .integer(let value): return Array(String(value).utf8)
    case .real(let value): return Array(decimal(value).utf8)
    case .name(let name): return ValueWriter.name(name)
    case .string(let bytes): return ValueWriter.string(bytes)
    case .array(let elements):
      var out = Array("[".utf8)
      for (index, element) in elements.enumerated() {
        if index > 0 { out.append(UInt8(ascii: " ")) }
        out += bytes(element)
      }
      return out + "]".utf8
    case .dictionary(let entries): return dictionary(entries)
    case .stream: return Array("\(number(of: value)) 0 R".utf8)
    }
  }

  /// - Parameter more: entries with already written values, such as references.
  mutating func dictionary(
    _ entries: [String: PDFValue], more: [(key: String, value: String)] = []
  ) -> [UInt8] {
    var out = Array("<<".utf8)
    for (key, value) in entries.sorted(by: { $0.key < $1.key }) {
      out += ValueWriter.name(key) + [UInt8(ascii: " ")] + bytes(value)
    }
    for (key, value) in more { out += "/\(key) \(value)".utf8 }
    return out + ">>".utf8
  }

  private mutating func number(of stream: PDFValue) -> Int {
    guard case .stream(var entries, let bytes) = stream else { return reserve() }
    let key = Stream(value: stream, bytes: bytes)
    if let known = streams[key] { return known }
    let number = reserve()
    streams[key] = number
    entries["Length"] = .integer(bytes.count)
    var body = dictionary(entries)
    body += "\nstream\n".utf8
    body += bytes
    body += "\nendstream".utf8
    set(number, body)
    return number
  }

  private static func name(_ name: String) -> [UInt8] {
    var out = [UInt8(ascii: "/")]
    for byte in name.utf8 {
      if byte > 32, byte < 127, !"#()<>[]{}/%".utf8.contains(byte) {
        out.append(byte)
      } else {
        out += ("#" + [byte].hexadecimal).utf8
      }
    }
    return out
  }

  private static func string(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.allSatisfy({ $0 >= 32 && $0 < 127 }) else {
      return Array("<\(bytes.hexadecimal)>".utf8)
    }
    var out = [UInt8(ascii: "(")]
    for byte in bytes {
      if "()\\".utf8.contains(byte) { out.append(UInt8(ascii: "\\")) }
      out.append(byte)
    }
    return out + ")".utf8
  }
}
