// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import System
import XML

/// The data of file attachments and sounds (ISO 19444-1: the element `data`).
enum XFDFFile {
  private static let sound: [(attribute: String, key: String, coding: XFDFAttributeCoding)] = [
    ("bits", "B", .integer), ("channels", "C", .integer), ("encoding", "E", .words(encodings)),
    ("rate", "R", .number),
  ]
  private static let encodings = [
    "Raw": "raw", "Signed": "signed", "muLaw": "mulaw", "ALaw": "alaw",
  ]
  private static let dates = [("creation", "CreationDate"), ("modification", "ModDate")]

  /// The preferred one of the names or files of a file specification.
  private static func first(in dictionary: PDFValue) -> PDFValue? {
    FileSpecification.keys.lazy.compactMap { dictionary[$0] }.first
  }

  static func write(_ annotation: AnnotationEntries, _ bytes: [UInt8], to element: inout XMLElement)
  {
    if annotation.subtype == "Sound", let stream = annotation.entries["Sound"] {
      for (attribute, key, coding) in sound {
        element[attribute] = stream[key].flatMap { coding.text(of: $0) }
      }
    } else if let specification = annotation.entries["FS"] {
      element["file"] = (first(in: specification) ?? specification).text
      element["description"] = specification["Desc"]?.text
      let file = specification["EF"].flatMap(first)
      element["mimetype"] = file?["Subtype"]?.name
      element["size"] = String(bytes.count)
      for (attribute, key) in dates { element[attribute] = file?["Params"]?[key]?.text }
      if case .string(let sum)? = file?["Params"]?["CheckSum"] {
        element["checksum"] = sum.hexadecimal
      }
    }
    var data = XMLElement("data", namespace: XFDFNamespace.xfdf, text: bytes.hexadecimal)
    data["MODE"] = "raw"
    data["encoding"] = "hex"
    data["length"] = String(bytes.count)
    element.append(data)
  }

  /// The entry for an element's data; `nil` if it has none.
  static func read(
    _ element: XMLElement, _ subtype: String
  ) throws(ExchangeError) -> (key: String, value: PDFValue)? {
    guard let data = element.child("data") else { return nil }
    guard
      let bytes = data["encoding"]?.lowercased() == "hex"
        ? Hexadecimal.decode(data.text) : Array(data.text.utf8)
    else { throw .malformed("The data of a \(element.name) are not hexadecimal digits.") }
    var entries: [String: PDFValue] = [:]
    if data["MODE"]?.lowercased() == "filtered", let filter = data["filter"] ?? data["FILTER"] {
      entries["Filter"] = .name(filter)
    }
    if subtype == "Sound" {
      entries["Type"] = .name("Sound")
      for (attribute, key, coding) in sound {
        entries[key] = element[attribute].flatMap { coding.value(of: $0) }
      }
      return ("Sound", .stream(entries, bytes))
    }
    return ("FS", specification(element, entries, bytes))
  }

  private static func specification(
    _ element: XMLElement, _ filters: [String: PDFValue], _ bytes: [UInt8]
  ) -> PDFValue {
    var entries = filters
    entries["Type"] = .name("EmbeddedFile")
    if let type = element["mimetype"], !type.isEmpty { entries["Subtype"] = .name(type) }
    var params: [String: PDFValue] = [:]
    if filters.isEmpty { params["Size"] = .integer(bytes.count) }
    for (attribute, key) in dates { params[key] = element[attribute].map { .text($0) } }
    if let sum = element["checksum"].flatMap(Hexadecimal.decode) {
      params["CheckSum"] = .string(sum)
    }
    entries["Params"] = .dictionary(params)
    let name = element["file"] ?? "attachment"
    var specification: [String: PDFValue] = [
      "Type": .name("Filespec"), "F": .text(name), "UF": .text(name),
      "EF": .dictionary(["F": .stream(entries, bytes)]),
    ]
    specification["Desc"] = element["description"].map { .text($0) }
    return .dictionary(specification)
  }
}
