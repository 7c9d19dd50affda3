// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// Writes the entries of annotations (ISO 32000-2, 12.5). It maps page space to the file's user space.
struct AnnotationWriter {
  let document: Document
  let toUserSpace: Matrix

  /// Writes the differences from another state of the annotation; entries that ``Annotation`` does not
  /// model are kept.
  ///
  /// - Returns: whether the annotation looks different now.
  func write(
    _ annotation: Annotation, over old: Annotation, to object: PDFObject
  ) throws(EngineError) -> Bool {
    try document.write(name: annotation.id, to: object)
    for entry in DictionaryEntry.all where entry.differs(annotation, old) {
      try entry.write(self, annotation, object)
    }
    return annotation.looksDifferent(from: old)
  }

  func writeReply(_ annotation: Annotation, to object: PDFObject) throws(EngineError) {
    let target = try annotation.replyTo.map { id throws(EngineError) in
      try other(id, on: annotation.pageIndex)
    }
    try object.set("IRT", target)
    try setName("RT", target != nil && annotation.isGrouped ? "Group" : nil, in: object)
  }

  /// Connects a popup with the annotation whose text it shows.
  func writeParent(_ annotation: Annotation, to object: PDFObject) throws(EngineError) {
    if let former = try object["Parent"] { try former.set("Popup", nil) }
    let parent = try annotation.parent.map { id throws(EngineError) in
      try other(id, on: annotation.pageIndex)
    }
    if try parent?["Popup"] != nil {
      throw .unsupported("annotation \(annotation.parent ?? "") has a popup already")
    }
    try object.set("Parent", parent)
    try parent?.set("Popup", object)
  }

  /// The object of a related annotation. Related annotations are on one page (ISO 32000-2, table 172);
  /// throws `notFound` if the page does not have it.
  private func other(_ id: String, on index: Int) throws(EngineError) -> PDFObject {
    let page = try document.page(index)
    guard try page.annotation(id) != nil else {
      throw .notFound(
        what: "annotation",
        "There is no annotation \(id) on page \(index), where it would have to be.")
    }
    return try page.annotationObject(id)
  }

  func writeBorder(_ annotation: Annotation, to object: PDFObject) throws(EngineError) {
    let border = annotation.border
    let width = annotation.isBare ? 0 : border.width
    if annotation.type == .link { try object.set("Border", reals([0, 0, width])) }
    var style: [String: PDFObject] = [
      "W": try document.makeReal(width), "S": try document.makeName(border.style.rawValue),
    ]
    if border.style == "D", !border.dash.isEmpty { style["D"] = try reals(border.dash) }
    try object.set("BS", document.makeDictionary(style))
    guard border.cloudiness > 0 else { return try object.set("BE", nil) }
    try object.set(
      "BE",
      document.makeDictionary([
        "S": document.makeName("C"), "I": document.makeReal(border.cloudiness),
      ]))
  }

  /// Writes the colours; `C` of a free text is its background.
  func writeColors(_ annotation: Annotation, to object: PDFObject) throws(EngineError) {
    let isFreeText = annotation.type == .freeText
    try setColor("C", isFreeText ? annotation.interiorColor : annotation.color, in: object)
    try setColor("IC", isFreeText ? nil : annotation.interiorColor, in: object)
  }

  func writeLineEndings(_ annotation: Annotation, to object: PDFObject) throws(EngineError) {
    guard let first = annotation.lineEndings.first else { return try object.set("LE", nil) }
    // A callout has one end alone (ISO 32000-2, table 177).
    if annotation.type == .freeText { return try setName("LE", first, in: object) }
    try object.set("LE", document.makeArray(of: annotation.lineEndings, document.makeName))
  }
}

/// Single-valued entries; `nil` and empty values remove the entry.
extension AnnotationWriter {
  func set(_ key: String, _ text: String?, in object: PDFObject) throws(EngineError) {
    try object.set(key, text.map { text throws(EngineError) in try document.makeText(text) })
  }

  func set(_ key: String, _ value: Double?, in object: PDFObject) throws(EngineError) {
    try object.set(key, value.map { value throws(EngineError) in try document.makeReal(value) })
  }

  func set(_ key: String, _ value: Bool?, in object: PDFObject) throws(EngineError) {
    try object.set(key, value.map { value throws(EngineError) in try document.makeBoolean(value) })
  }

  func setName(_ key: String, _ name: String?, in object: PDFObject) throws(EngineError) {
    try object.set(key, name.map { name throws(EngineError) in try document.makeName(name) })
  }

  func setDate(_ key: String, _ seconds: Int64?, in object: PDFObject) throws(EngineError) {
    try set(key, seconds.map { CivilTime(seconds: $0).pdf }, in: object)
  }

  /// Writes a colour. An entry that has it already stays in its own colour space.
  func setColor(_ key: String, _ color: Color?, in object: PDFObject) throws(EngineError) {
    guard try Color(components: object[key]?.reals ?? []) != color else { return }
    try object.set(key, color.map { color throws(EngineError) in try reals(color.components) })
  }

  func setPoints(_ key: String, _ points: [Point], in object: PDFObject) throws(EngineError) {
    try object.set(key, points.isEmpty ? nil : reals(points.map(toUserSpace.apply).numbers))
  }

  func setArrays(_ key: String, _ arrays: [[Double]], in object: PDFObject) throws(EngineError) {
    try object.set(key, arrays.isEmpty ? nil : document.makeArray(of: arrays, reals))
  }

  /// Writes `Rect`. A note stands upright on every page, anchored at the upper left corner of its
  /// rectangle, as if `NoRotate` were set (ISO 32000-2, 12.5.6.4).
  func setRect(_ rect: Rect, in object: PDFObject) throws(EngineError) {
    var placed = toUserSpace.apply(rect)
    if try object["Subtype"]?.name == "Text" { placed = uprightSpace(of: rect).apply(rect) }
    try object.set("Rect", reals([placed.x0, placed.y0, placed.x1, placed.y1]))
  }

  /// The map that keeps a note upright in user space. The note's upper left corner is where it is
  /// shown.
  func uprightSpace(of rect: Rect) -> Matrix {
    let (corner, scale) = (toUserSpace.apply(rect.origin), toUserSpace.scale)
    return Matrix(scale, 0, 0, -scale, corner.x - rect.x0 * scale, corner.y + rect.y0 * scale)
  }

  func reals(_ values: [Double]) throws(EngineError) -> PDFObject {
    try document.makeReals(values)
  }
}
