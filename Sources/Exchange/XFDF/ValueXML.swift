// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import JSON
import System
import XML

/// PDF objects as XML, for the appearances of stamps in XFDF: elements `DICT`, `ARRAY`, `STREAM`, `NAME`,
/// `INT`, `FIXED`, `BOOL`, `STRING`, with an entry's key in `KEY`, as a base64 document.
enum ValueXML {
  static func base64(_ value: PDFValue, key: String?) -> String {
    var text: [UInt8] = []
    Base64Codec.encode(element(value, key: key).document, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// - Parameter depth: the nesting level in the annotation's dictionary; -1 for the whole dictionary.
  /// - Throws: ``ExchangeError/malformed(_:)``, ``ExchangeError/tooLarge(limit:_:)``.
  static func dictionary(
    base64 text: String, depth: Int
  ) throws(ExchangeError) -> [String: PDFValue] {
    guard let bytes = Base64Codec.decode(text.filter { !$0.isWhitespace }) else {
      throw .malformed("Its appearance is not base64.")
    }
    let root = try readXML(bytes, "An appearance")
    guard let entries = try value(root, depth).entries else {
      throw .malformed("Its appearance is not a dictionary.")
    }
    return entries
  }

  private static func element(_ value: PDFValue, key: String?) -> XMLElement {
    var element: XMLElement
    switch value {
    case .null: element = XMLElement("NULL")
    case .boolean(let value): element = with("BOOL", value ? "true" : "false")
    case .integer(let value): element = with("INT", String(value))
    case .real(let value): element = with("FIXED", decimal(value))
    case .name(let name): element = with("NAME", name)
    case .string(let bytes):
      if let text = value.text, text.isXML, PDFValue.text(text) == value {
        element = with("STRING", text)
      } else {
        element = with("STRING", bytes.hexadecimal)
        element["ENCODING"] = "HEX"
      }
    case .array(let elements):
      element = XMLElement("ARRAY")
      for part in elements { element.append(self.element(part, key: nil)) }
    case .dictionary(let entries):
      element = XMLElement("DICT")
      append(entries, to: &element)
    case .stream(let entries, let bytes):
      element = XMLElement("STREAM")
      append(entries, to: &element)
      var data = XMLElement("DATA", text: bytes.hexadecimal)
      data["MODE"] = entries["Filter"] == nil ? "RAW" : "FILTERED"
      data["ENCODING"] = "HEX"
      element.append(data)
    }
    if let key {
      element.attributes.insert(.init(name: "KEY", namespace: nil, value: key), at: 0)
    }
    return element
  }

  private static func append(_ entries: [String: PDFValue], to element: inout XMLElement) {
    for (key, value) in entries.sorted(by: { $0.key < $1.key }) {
      element.append(self.element(value, key: key))
    }
  }

  private static func with(_ name: String, _ value: String) -> XMLElement {
    var element = XMLElement(name)
    element["VAL"] = value
    return element
  }

  /// The import has the same depth limit as the export.
  private static func value(_ element: XMLElement, _ depth: Int) throws(ExchangeError) -> PDFValue {
    guard depth < ValueBudget.depth else {
      throw .tooLarge(limit: "objectDepth", "An appearance is nested too deeply.")
    }
    let text = element["VAL"] ?? ""
    switch element.name.uppercased() {
    case "NULL": return .null
    case "BOOL": return .boolean(text == "true")
    case "INT":
      guard let number = Int(text) else { throw bad(element) }
      return .integer(number)
    case "FIXED":
      guard let number = readNumber(text) else { throw bad(element) }
      return .real(number)
    case "NAME": return .name(text)
    case "STRING":
      guard element["ENCODING"]?.uppercased() == "HEX" else { return .text(text) }
      guard let bytes = Hexadecimal.decode(text) else { throw bad(element) }
      return .string(bytes)
    case "ARRAY":
      var values: [PDFValue] = []
      for child in element.children { values.append(try value(child, depth + 1)) }
      return .array(values)
    case "DICT": return .dictionary(try entries(element, depth))
    case "STREAM": return try stream(element, depth)
    default: throw bad(element)
    }
  }

  private static func entries(
    _ element: XMLElement, _ depth: Int
  ) throws(ExchangeError) -> [String: PDFValue] {
    var entries: [String: PDFValue] = [:]
    for child in element.children where child.name.uppercased() != "DATA" {
      guard let key = child["KEY"], !key.isEmpty else { throw bad(child) }
      entries[key] = try value(child, depth + 1)
    }
    return entries
  }

  /// `RAW` data are decoded, whatever the stream's filters; `FILTERED` data are encoded with the filters.
  private static func stream(
    _ element: XMLElement, _ depth: Int
  ) throws(ExchangeError) -> PDFValue {
    var entries = try entries(element, depth)
    entries["Length"] = nil
    guard let data = element.child("DATA") else { return .stream(entries, []) }
    if data["MODE"]?.uppercased() != "FILTERED" {
      entries["Filter"] = nil
      entries["DecodeParms"] = nil
    }
    guard data["ENCODING"]?.uppercased() == "HEX" else {
      return .stream(entries, Array(data.text.utf8))
    }
    guard let bytes = Hexadecimal.decode(data.text) else { throw bad(data) }
    return .stream(entries, bytes)
  }

  private static func bad(_ element: XMLElement) -> ExchangeError {
    .malformed("Its appearance has an unreadable \(element.name).")
  }
}
