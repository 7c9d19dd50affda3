// SPDX-License-Identifier: AGPL-3.0-or-later

import Engine
import XML

/// Reads XFDF (ISO 19444-1).
enum XFDFReader {
  /// - Throws: ``ExchangeError/malformed(_:)``, ``ExchangeError/tooLarge(limit:_:)``.
  static func read(_ bytes: [UInt8]) throws(ExchangeError) -> ImportedData {
    let root = try readXML(bytes, "The XFDF")
    guard root.name == "xfdf" else {
      throw .malformed("The root element of an XFDF must be xfdf, not \(root.name).")
    }
    var data = ImportedData()
    for (index, element) in (root.child("annots")?.children ?? []).enumerated() {
      guard let subtype = ExchangedSubtypes.byName[element.name.lowercased()] else {
        data.skipped.append(
          .init(index: index, id: element["name"], "\(element.name) annotations are not supported.")
        )
        continue
      }
      let carried = try annotation(element, subtype, index)
      data.annotations.append(carried)
      let omissions = unreadableDates(element) + XFDFOmissions.all(in: element, subtype)
      for why in omissions {
        data.skipped.append(.init(index: index, id: carried.name, why))
      }
      guard subtype == "Link" else { continue }
      let isRead = carried.annotation.entries["A"] != nil
      if let why = XFDFLink.omission(in: element, isRead: isRead) {
        data.skipped.append(.init(index: index, id: carried.name, why))
      }
    }
    let fields = try XFDFFields.read(root.child("fields"))
    data.fields = fields.fields
    let own = root.children.filter { $0.namespace == XFDFNamespace.own }
    if own.contains(where: { $0.name == XFDFNamespace.complete }) {
      for index in data.annotations.indices { data.annotations[index].isComplete = true }
    }
    let others = root.children.filter { $0.namespace != XFDFNamespace.own }.map(\.name)
      .filter { !known.contains($0) }
    data.skipped += others.map { .init("\($0) of an XFDF is not imported.") }
    data.skipped += fields.skipped
    return data
  }

  /// The children of the root that are imported, or name the file.
  private static let known: Set = ["annots", "f", "fields", "ids"]

  /// Reads an annotation's element; errors include its index.
  private static func annotation(
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

  /// Reads an annotation's element.
  static func read(
    _ element: XMLElement, _ subtype: String, _ index: Int
  ) throws(ExchangeError) -> CarriedAnnotation {
    guard let page = element["page"].flatMap({ Int($0) }), page >= 0 else {
      throw .malformed("page is missing, or not a number from 0.")
    }
    var entries = try entries(element, XFDFRow.rows(of: subtype))
    try XFDFBorder.read(element, &entries)
    try XFDFContent.read(element, subtype, &entries)
    if subtype == "Link" { entries["A"] = XFDFLink.read(element) }
    if let file = try XFDFFile.read(element, subtype) { entries[file.key] = file.value }
    if let text = element.child("appearance")?.text {
      entries["AP"] = .dictionary(try ValueXML.dictionary(base64: text, depth: 0))
    }
    let isUnread = entries["A"] == nil && XFDFLink.isThere(in: element)
    let own = element.children.first { $0.namespace == XFDFNamespace.own && $0.name == "entries" }
    if let own {
      let more = try ValueXML.dictionary(base64: own.text, depth: -1)
      entries.merge(more.filter { !AnnotationEntries.fixedKeys.contains($0.key) }) { said, more in
        said.completed(by: more)
      }
    }
    var annotation = AnnotationEntries(id: "", pageIndex: page, subtype: subtype, entries: entries)
    if subtype == "Stamp", entries["AP"] == nil {
      annotation.picture = element.child(XFDFPicture.element).flatMap(XFDFPicture.read)
    }
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
      held: ExchangedSubtypes.keys(of: subtype).subtracting(isUnread ? ["A"] : []))
  }

  private static func unreadableDates(_ element: XMLElement) -> [String] {
    XFDFRow.common.filter { $0.coding == .date }.flatMap { row in
      [element, element.child("popup")].compactMap { $0?[row.attribute] }
        .filter { !$0.isEmpty && row.coding.value(of: $0) == nil }
        .map { "\(row.attribute) “\($0.prefix(40))” is not a date, and is left out." }
    }
  }

  private static func entries(
    _ element: XMLElement, _ rows: [XFDFRow]
  ) throws(ExchangeError) -> [String: PDFValue] {
    var entries: [String: PDFValue] = [:]
    for row in rows {
      // Qoppa's writers spell IT as intent.
      let text = element[row.attribute] ?? (row.attribute == "IT" ? element["intent"] : nil)
      guard let text, !text.isEmpty || row.coding == .text else { continue }
      guard let value = row.coding.value(of: text) else {
        // Reported as left out: one date of another program is no reason to refuse the file.
        if row.coding == .date { continue }
        throw .malformed("\(row.attribute) cannot be “\(text.prefix(40))”.")
      }
      entries[row.key] = row.coding.merged(
        value, into: entries[row.key], isCallout: row.isCallout(element))
    }
    return entries
  }
}

extension PDFValue {
  /// The entry from attributes, completed by members that no attribute can express.
  fileprivate func completed(by more: PDFValue) -> PDFValue {
    guard case .dictionary(let said) = self, case .dictionary(let rest) = more,
      said["S"] == nil || rest["S"] == nil || said["S"] == rest["S"]
    else { return self }
    return .dictionary(said.merging(rest) { said, _ in said })
  }
}

extension XFDFRow {
  /// Whether an element is a callout. A callout has one ending, as a name instead of an array of two.
  fileprivate func isCallout(_ element: XMLElement) -> Bool {
    element.name.lowercased() == "freetext"
  }
}

extension XFDFAttributeCoding {
  /// The entry, merged with a value from another attribute.
  fileprivate func merged(_ value: PDFValue, into entry: PDFValue?, isCallout: Bool) -> PDFValue {
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
