// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine

/// Reads XFDF (ISO 19444-1).
enum XFDFReader {
  /// - Throws: ``ExchangeError/malformed(_:)``, ``ExchangeError/tooLarge(limit:_:)``.
  static func read(_ bytes: [UInt8]) throws(ExchangeError) -> CarriedData {
    let root = try XMLReader.read(bytes, "The XFDF")
    guard root.name == "xfdf" else {
      throw .malformed("The root element of an XFDF is xfdf, but this is \(root.name).")
    }
    var data = CarriedData()
    for (index, element) in (root.child("annots")?.children ?? []).enumerated() {
      guard let subtype = XFDFRow.subtypes[element.name.lowercased()] else {
        data.skipped.append(
          .init(index: index, id: element["name"], "\(element.name) annotations are not taken."))
        continue
      }
      data.annotations.append(try annotation(element, subtype, index))
    }
    for field in root.child("fields")?.children ?? [] { try read(field, under: "", &data.fields) }
    return data
  }

  private static func read(
    _ element: XMLElement, under parent: String, _ fields: inout [CarriedField]
  ) throws(ExchangeError) {
    guard element.name == "field" else { return }
    guard let part = element["name"] else {
      throw .malformed("A field of the XFDF has no name: give it one.")
    }
    let name = parent.isEmpty ? part : parent + "." + part
    var values = element.children.filter { $0.name == "value" }.map(\.text)
    if values.isEmpty, let rich = element.child("value-richtext") { values = [rich.plainText] }
    if !values.isEmpty { fields.append(CarriedField(name: name, values: values)) }
    for child in element.children { try read(child, under: name, &fields) }
  }

  /// What an element of an annotation says.
  static func annotation(
    _ element: XMLElement, _ subtype: String, _ index: Int
  ) throws(ExchangeError) -> CarriedAnnotation {
    let place = "Annotation \(index) of the XFDF (\(element.name))"
    do throws(ExchangeError) {
      return try read(element, subtype, index)
    } catch {
      guard case .malformed(let why) = error else { throw error }
      throw .malformed("\(place): \(why)")
    }
  }

  private static func read(
    _ element: XMLElement, _ subtype: String, _ index: Int
  ) throws(ExchangeError) -> CarriedAnnotation {
    guard let page = element["page"].flatMap({ Int($0) }), page >= 0 else {
      throw .malformed("page is missing, or not a number from 0.")
    }
    var entries = try entries(element, XFDFRow.rows(of: subtype))
    try XFDFBorder.read(element, &entries)
    try XFDFContent.read(element, subtype, &entries)
    if subtype == "Link", let action = try XFDFLink.read(element) { entries["A"] = action }
    if let file = try XFDFFile.read(element, subtype) { entries[file.key] = file.value }
    if let text = element.child("appearance")?.text {
      entries["AP"] = .dictionary(try ValueXML.dictionary(base64: text))
    }
    let own = element.children.first { $0.namespace == XFDFNamespace.own && $0.name == "entries" }
    if let own {
      let more = try ValueXML.dictionary(base64: own.text)
      entries.merge(more.filter { !AnnotationEntries.fixedKeys.contains($0.key) }) { said, _ in said
      }
    }
    var annotation = AnnotationEntries(
      id: "", pageIndex: page, subtype: subtype, entries: entries)
    if let window = element.child("popup") {
      var popup = try Self.entries(window, XFDFRow.common)
      if let open = window["open"] { popup["Open"] = .boolean(open == "yes") }
      if popup["Rect"] != nil {
        annotation.popup = .init(id: window["name"] ?? "", entries: popup)
      }
    }
    return CarriedAnnotation(
      index: index, name: element["name"].flatMap { $0.isEmpty ? nil : $0 },
      annotation: annotation, replyName: element["inreplyto"].flatMap { $0.isEmpty ? nil : $0 },
      held: held(subtype, element))
  }

  private static func entries(
    _ element: XMLElement, _ rows: [XFDFRow]
  ) throws(ExchangeError) -> [String: PDFValue] {
    var entries: [String: PDFValue] = [:]
    for row in rows where row.keys.count == 1 {
      // Qoppa's writers spell IT as intent.
      let text = element[row.attribute] ?? (row.attribute == "IT" ? element["intent"] : nil)
      guard let text, !text.isEmpty || row.form == .text, let key = row.keys.first else { continue }
      guard let value = row.form.value(of: text) else {
        throw .malformed("\(row.attribute) cannot be “\(text.prefix(40))”.")
      }
      entries[key] = row.form.merged(value, into: entries[key], isCallout: row.isCallout(element))
    }
    return entries
  }

  private static func held(_ subtype: String, _ element: XMLElement) -> Set<String> {
    let keys = XFDFRow.rows(of: subtype).compactMap(\.keys.first)
    return Set(keys + ["Contents", "RC", "DA", "DS", "L", "Vertices", "InkList", "A"])
  }
}

extension XFDFRow {
  /// A callout has one ending, as a name and not as an array of two.
  fileprivate func isCallout(_ element: XMLElement) -> Bool {
    element.name.lowercased() == "freetext"
  }
}

extension XFDFForm {
  /// The entry with one more of its elements said.
  fileprivate func merged(
    _ value: PDFValue, into entry: PDFValue?, isCallout: Bool
  ) -> PDFValue {
    let (index, start): (Int, PDFValue)
    switch self {
    case .element(let place, let whole): (index, start) = (place, whole)
    case .ending(let place):
      if isCallout { return value }
      (index, start) = (place, .array([.name("None"), .name("None")]))
    default: return value
    }
    var elements = (entry ?? start).elements ?? []
    if elements.indices.contains(index) { elements[index] = value }
    return .array(elements)
  }
}
