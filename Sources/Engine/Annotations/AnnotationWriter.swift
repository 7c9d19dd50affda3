// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

/// Writes annotations' entries (ISO 32000-2, 12.5), from page space to the file's user space.
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

  /// Annotations that have to do with each other are on one page (ISO 32000-2, table 172).
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
    if !border.dash.isEmpty { style["D"] = try reals(border.dash) }
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
    let names = try document.makeArray()
    for ending in annotation.lineEndings { try names.append(document.makeName(ending)) }
    try object.set("LE", names)
  }
}
