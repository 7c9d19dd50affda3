// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF
import Geometry

/// Changes to annotations. All are made within an operation of the document's journal.
extension Page {
  /// Adds an annotation on top of the others, with an appearance.
  public func add(_ annotation: Annotation) throws(EngineError) { try add([annotation]) }

  /// Adds annotations on top of the others, each with an appearance. They may refer to annotations
  /// before them in the list.
  public func add(_ annotations: [Annotation]) throws(EngineError) {
    try settleAnnotations()
    let array = try annotationArray()
    for annotation in annotations { try add(annotation, to: array) }
    try syncAnnotations()
  }

  private func add(_ annotation: Annotation, to array: PDFObject) throws(EngineError) {
    let annotation = annotation.settled(after: nil)
    let object = try document.add(document.makeDictionary())
    try object.set("Type", document.makeName("Annot"))
    try object.set("Subtype", document.makeName(annotation.type.subtype))
    try object.set("P", self.object)
    document.annotationRegistry.give(annotation.id, to: object.number)
    let writer = writer(for: annotation)
    _ = try writer.write(annotation, over: .blank, to: object)
    try writer.writeLayer(annotation, to: object)
    try writer.setRect(annotation.rect, in: object)
    try array.append(object)
    try drawAppearance(of: annotation, object)
    try enter(object, annotation.id)
    if let parent = annotation.parent { try forgetAnnotations([parent]) }
  }

  /// Registers a new annotation.
  func enter(_ object: PDFObject, _ id: String) throws(EngineError) {
    document.annotationRegistry.see(id, onPage: index)
    guard annotationsRead != nil else { return }
    try annotationsRead?.append(AnnotationEntry(object, id: document.annotationID(of: object)))
  }

  /// Moves an annotation with all its points. The distance is in page space. The appearance follows
  /// because viewers fit it into the rectangle (ISO 32000-2, 12.5.5).
  public func move(annotation id: String, by delta: Point, modified: Int64) throws(EngineError) {
    try settleAnnotations()
    let object = try annotationObject(id)
    let origin = writer.toUserSpace.apply(.zero)
    let shift = writer.toUserSpace.apply(delta) - origin
    try self.shift(object, by: shift)
    try movePopup(of: object, by: delta)
    try sign(object, id: id, modified: modified)
    try mirror(object)
    try forgetAnnotation(with: id)
  }

  /// Removes annotations with their popups.
  ///
  /// - Returns: the ids of the removed annotations, each before its popup's.
  public func remove(_ ids: [String]) throws(EngineError) -> [String] {
    try settleAnnotations()
    let row = try annotationRow
    var removed: [String] = []
    var numbers: Set<Int> = []
    for id in ids {
      let object = try annotationObject(id)
      guard numbers.insert(object.number).inserted else { continue }
      removed.append(id)
      guard let popup = try row[id]?.annotation(reader).popup, let window = row[popup],
        numbers.insert(window.object.number).inserted
      else { continue }
      removed.append(popup)
    }
    // Removing a popup leaves the annotations that stay without one.
    for entry in row.entries where !numbers.contains(entry.object.number) {
      if let popup = try entry.object["Popup"], numbers.contains(popup.number) {
        try entry.object.set("Popup", nil)
      }
    }
    let objects = row.entries.map(\.object).filter { numbers.contains($0.number) }
    try StructuredAnnotations(in: document).remove(objects)
    let array = try annotationArray()
    for position in (0..<(try array.count)).reversed() {
      if let element = try array[position], numbers.contains(element.number) {
        try array.remove(at: position)
      }
    }
    annotationsRead = nil
    try syncAnnotations()
    return removed
  }

  var writer: AnnotationWriter {
    AnnotationWriter(document: document, toUserSpace: transform.inverse ?? .identity)
  }

  /// Moves the popup with its annotation.
  func movePopup(of object: PDFObject, by delta: Point) throws(EngineError) {
    guard delta != .zero, let popup = try PopupWindow(of: object)?.object,
      let rect = try popup["Rect"]?.rect
    else { return }
    try writer.setRect(transform.apply(rect).moved(by: delta), in: popup)
  }

  /// Writes the annotation's name and its date of change. The id becomes the name, so that it is the
  /// same when the file is reopened.
  private func sign(_ object: PDFObject, id: String, modified: Int64) throws(EngineError) {
    try document.write(name: id, to: object)
    try writer.setDate("M", modified, in: object)
  }

  /// The list of the page's annotations, for changing it; created if it is missing. If other pages have the
  /// same array, the page gets a copy.
  func annotationArray() throws(EngineError) -> PDFObject {
    if let array = try object["Annots"], try array.kind == .array {
      guard try document.isSharedList(array) else { return array }
      try object.set("Annots", document.makeArray(array.elements))
    } else {
      try object.set("Annots", document.makeArray())
    }
    guard let array = try object["Annots"] else {
      throw .damaged("page \(index) has no array Annots")
    }
    return array
  }

  /// Moves all points of an annotation by a distance in user space.
  func shift(_ object: PDFObject, by shift: Point) throws(EngineError) {
    try map(object, by: .translation(shift.x, shift.y))
  }

  /// Maps all points of an annotation in user space.
  func map(_ object: PDFObject, by map: Matrix) throws(EngineError) {
    if let rect = try object["Rect"]?.rect {
      let new = map.apply(rect)
      try object.set("Rect", writer.reals([new.x0, new.y0, new.x1, new.y1]))
    }
    for key in ["QuadPoints", "Vertices", "L", "CL"] {
      if let values = try object[key]?.reals {
        try object.set(key, writer.reals(mapped(values, by: map)))
      }
    }
    if let strokes = try object["InkList"] {
      let moved = try document.makeArray()
      for stroke in try strokes.elements {
        try moved.append(writer.reals(mapped(try stroke.reals ?? [], by: map)))
      }
      try object.set("InkList", moved)
    }
  }

  private func mapped(_ values: [Double], by map: Matrix) -> [Double] {
    var mapped = values
    for place in stride(from: 0, to: values.count - 1, by: 2) {
      let point = map.apply(Point(values[place], values[place + 1]))
      (mapped[place], mapped[place + 1]) = (point.x, point.y)
    }
    return mapped
  }
}
