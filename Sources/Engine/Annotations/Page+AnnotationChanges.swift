// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF
import Geometry

/// Changes to annotations. All are made within an operation of the document's journal.
extension Page {
  /// Adds an annotation on top of the others, with an appearance.
  public func add(_ annotation: Annotation) throws(EngineError) {
    let object = try document.add(document.makeDictionary())
    try object.set("Type", document.makeName("Annot"))
    try object.set("P", self.object)
    try writer.write(annotation, to: object)
    try annotationArray().append(object)
    try reloadAnnotations()
    try writeAppearance(of: object)
  }

  /// Moves an annotation with all its points by a distance in page space. Its appearance goes along:
  /// viewers fit it into the rectangle (ISO 32000-2, 12.5.5).
  public func move(
    annotation id: String, by delta: Point, modified: Int64
  ) throws(EngineError) {
    let object = try annotationObject(id)
    let origin = writer.toUserSpace.apply(.zero)
    let shift = writer.toUserSpace.apply(delta) - origin
    for key in ["Rect", "QuadPoints", "Vertices", "L", "CL"] {
      if let values = try object[key]?.reals {
        try object.set(key, writer.reals(shifted(values, by: shift)))
      }
    }
    if let strokes = try object["InkList"] {
      let moved = try document.makeArray()
      for stroke in try strokes.elements {
        try moved.append(writer.reals(shifted(try stroke.reals ?? [], by: shift)))
      }
      try object.set("InkList", moved)
    }
    try sign(object, id: id, modified: modified)
    try reloadAnnotations()
  }

  /// Removes an annotation with its popup.
  ///
  /// - Returns: the ids of what is gone, the annotation's first.
  public func remove(annotation id: String) throws(EngineError) -> [String] {
    let object = try annotationObject(id)
    let array = try annotationArray()
    var removed = [id]
    if let popup = try object["Popup"], let popupID = try annotationID(of: popup, in: array) {
      try remove(popup, from: array)
      removed.append(popupID)
    }
    try remove(object, from: array)
    try reloadAnnotations()
    return removed
  }

  private var writer: AnnotationWriter {
    AnnotationWriter(document: document, toUserSpace: transform.inverse ?? .identity)
  }

  /// The id becomes the annotation's name, so that it stays when the file is opened again.
  private func sign(_ object: PDFObject, id: String, modified: Int64) throws(EngineError) {
    if try object["NM"]?.text != id { try object.set("NM", document.makeText(id)) }
    try writer.setDate("M", modified, in: object)
  }

  private func annotationArray() throws(EngineError) -> PDFObject {
    if let array = try object["Annots"], try array.kind == .array { return array }
    try object.set("Annots", document.makeArray())
    guard let array = try object["Annots"] else {
      throw .damaged("page \(index) takes no annotations")
    }
    return array
  }

  private func remove(_ element: PDFObject, from array: PDFObject) throws(EngineError) {
    for position in (0..<(try array.count)).reversed() {
      if let candidate = try array[position], candidate.isSame(as: element) {
        try array.remove(at: position)
      }
    }
  }

  private func annotationID(
    of wanted: PDFObject, in array: PDFObject
  ) throws(EngineError) -> String? {
    for (position, element) in try array.elements.enumerated() where element.isSame(as: wanted) {
      return try document.annotationID(of: element, pageIndex: index, position: position)
    }
    return nil
  }

  private func writeAppearance(of object: PDFObject) throws(EngineError) {
    var found = false
    try context.call { cm_write_appearance($0, raw, object.raw, &found, $1) }
    if found { try reloadAnnotations() }
  }

  private func shifted(_ values: [Double], by shift: Point) -> [Double] {
    values.enumerated().map { $0.isMultiple(of: 2) ? $1 + shift.x : $1 + shift.y }
  }
}
