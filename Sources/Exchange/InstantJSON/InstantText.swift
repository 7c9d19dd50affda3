// SPDX-License-Identifier: AGPL-3.0-or-later

import JSON

/// A text in Instant JSON: a string, or since version 2 an object with its format.
enum InstantText {
  static func tree(_ text: String?, version: Int) -> JSONTree {
    guard version > 1 else { return .string(text ?? "") }
    return ["format": "plain", "value": .string(text ?? "")]
  }

  /// The text without its formatting.
  static func read(_ object: InstantObject, _ name: String) throws(ExchangeError) -> String? {
    guard let member = object[name] else { return nil }
    if let text = member.string { return text }
    let rich = try InstantObject(member, object.path + "." + name)
    let value = try rich.string("value") ?? ""
    switch try rich.string("format") ?? "plain" {
    case "plain": return value
    case "xhtml": return plain(value)
    default: throw rich.fail("format", "plain or xhtml")
    }
  }

  /// The plain text of XHTML. Each paragraph or line break begins a new line.
  static func plain(_ xhtml: String) -> String {
    var text = ""
    var rest = xhtml[...]
    while let start = rest.firstIndex(where: { $0 == "<" || $0 == "&" }) {
      text += rest[..<start]
      let isTag = rest[start] == "<"
      guard let end = rest[start...].firstIndex(of: isTag ? ">" : ";") else {
        text += rest[start...]
        return text
      }
      let name = rest[rest.index(after: start)..<end]
      text += isTag ? lineBreak(name) : character(name)
      rest = rest[rest.index(after: end)...]
    }
    text += rest
    while text.last == "\n" { text.removeLast() }
    return text
  }

  private static func lineBreak(_ tag: Substring) -> String {
    let name = tag.lowercased().prefix { $0 == "/" || $0.isLetter }
    return ["br", "/p", "/div", "/li", "br/"].contains(String(name)) ? "\n" : ""
  }

  private static func character(_ name: Substring) -> String {
    let known = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}"]
    if let text = known[String(name)] { return text }
    let digits = name.hasPrefix("#x") ? name.dropFirst(2) : name.dropFirst()
    guard name.hasPrefix("#"), let code = UInt32(digits, radix: name.hasPrefix("#x") ? 16 : 10),
      let scalar = Unicode.Scalar(code)
    else { return "&\(name);" }
    return String(Character(scalar))
  }
}
