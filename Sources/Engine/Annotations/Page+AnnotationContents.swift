// SPDX-License-Identifier: AGPL-3.0-or-later

import Geometry

extension Page {
  /// An annotation with everything that it contains: the bytes of its file or sound, and a stamp's
  /// picture in a form that reproduces it, so that adding it (with another id) to any page of any
  /// document gives an annotation that looks the same.
  ///
  /// - Parameter drawn: whether the picture is what is drawn: without what is cropped, and also for a stamp
  ///   that Recto made of marks or strokes.
  /// - Throws: ``EngineError/notFound(what:_:)``; ``EngineError/limitExceeded(_:_:)`` for more than
  ///   256 MiB of contents.
  public func contents(of id: String, drawn: Bool = false) throws(EngineError) -> Annotation {
    guard var annotation = try annotation(id) else {
      throw .notFound(what: "annotation", "There is no annotation \(id) on page \(index).")
    }
    let object = try annotationObject(id)
    if annotation.attachment != nil, let file = try object["FS"] {
      annotation.attachment?.bytes = try document.embeddedFile(file)?.streamBytes(limit: mostBytes)
    }
    if annotation.sound != nil {
      annotation.sound?.bytes = try object["Sound"]?.streamBytes(limit: mostBytes)
    }
    guard annotation.type == .stamp, annotation.picture == nil || drawn,
      let appearance = try object["AP"]?["N"],
      let frame = try PictureFrame(
        of: appearance, opacity: annotation.opacity, transform: transform)
    else { return annotation }
    let part = drawn ? try annotation.shownPart : Rect(0, 0, 1, 1)
    annotation.picture = .image(try frame.page(showing: part))
    // The picture's own opacity must not be applied again.
    if frame.opacity > 0 { annotation.opacity = min(annotation.opacity / frame.opacity, 1) }
    return annotation
  }

  /// The rectangle of an annotation's shape with its outline, inside `Rect`: without the margin that
  /// the border's effect needs (`RD`, ISO 32000-2, table 180, leads to the middle of the outline).
  public func shapeRect(of id: String) throws(EngineError) -> Rect? {
    let object = try annotationObject(id)
    guard let annotation = try annotation(id), let rect = try object["Rect"]?.rect,
      let insets = try object["RD"]?.reals,
      insets.count == 4, insets.allSatisfy({ $0 >= 0 }),
      insets[0] + insets[2] < rect.width, insets[1] + insets[3] < rect.height
    else { return nil }
    let half = try (Annotation.Border(of: object).width.magnitude) / 2
    return space(of: annotation).apply(
      Rect(
        rect.x0 + insets[0] - half, rect.y0 + insets[1] - half,
        rect.x1 - insets[2] + half, rect.y1 - insets[3] + half))
  }
}

private let mostBytes = 256 << 20

/// Objects that accompany an annotation's own entries: its body and its popup.
extension Page {
  /// Makes the page's direct annotation dictionaries indirect objects. They keep their ids: those are
  /// made from the places of the dictionaries, which are about to change.
  func settleAnnotations() throws(EngineError) {
    guard try annotationRow.hasDirectObjects else { return }
    var elements: [PDFObject] = []
    for (position, element) in try annotationArray().elements.enumerated() {
      guard element.number == 0, try element.kind == .dictionary else {
        elements.append(element)
        continue
      }
      let id = try document.annotationID(of: element, pageIndex: index, position: position)
      try document.write(name: id, to: element)
      let object = try document.add(element)
      document.annotationRegistry.promote(
        page: index, position: position, to: object.number, id: id)
      elements.append(object)
    }
    try object.set("Annots", document.makeArray(elements))
    annotationsRead = nil
    try syncAnnotations()
  }

  /// Copies entries of an annotation to its popup. Only the entries that the popup repeats are copied
  /// (ISO 32000-2, table 186).
  func mirror(_ object: PDFObject) throws(EngineError) {
    guard let popup = try PopupWindow(of: object)?.object else { return }
    for key in ["Contents", "RC", "T", "C", "M"] {
      guard let old = try popup[key] else { continue }
      guard let new = try object[key] else {
        try popup.set(key, nil)
        continue
      }
      if !old.isSame(as: new) { try popup.set(key, new) }
    }
  }

  /// Moves annotations to another page, on top of the others there. Their entries stay as they are, with one
  /// exception: if the new page is shown at another angle or scale, the annotations are turned and scaled, so
  /// that they look as before.
  ///
  /// - Throws: ``EngineError/notFound(what:_:)``.
  public func hand(_ ids: [String], to page: Page) throws(EngineError) {
    try settleAnnotations()
    try page.settleAnnotations()
    var objects: [PDFObject] = []
    for id in ids { objects.append(try annotationObject(id)) }
    let numbers = Set(objects.map(\.number))
    let target = try page.annotationArray()
    // An annotation that both pages list is listed once afterwards.
    for array in [try annotationArray(), target] {
      for position in (0..<(try array.count)).reversed() {
        if let element = try array[position], numbers.contains(element.number) {
          try array.remove(at: position)
        }
      }
    }
    let turn = try AnnotationTurn(from: self, to: page)
    for object in objects {
      try turn?.perform(on: object)
      try object.set("P", page.object)
      try target.append(object)
    }
    try StructuredAnnotations(in: document).move(objects, to: page.object)
    for id in ids { document.annotationRegistry.see(id, onPage: page.index) }
    for page in [self, page] {
      page.annotationsRead = nil
      try page.syncAnnotations()
    }
  }
}
