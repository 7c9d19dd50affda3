// SPDX-License-Identifier: AGPL-3.0-or-later

/// Objects that accompany an annotation's own entries: its body and its popup.
extension Page {
  /// Makes the page's direct annotation dictionaries indirect objects and keeps their ids, because
  /// their places, which the ids are made from, are about to change.
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

  /// Copies the entries of an annotation that its popup repeats to the popup (ISO 32000-2, table 186).
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

  /// Moves annotations to another page, on top of the others there. Their entries, including their
  /// geometry, do not change.
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
    for object in objects {
      try object.set("P", page.object)
      try target.append(object)
    }
    for id in ids { document.annotationRegistry.see(id, onPage: page.index) }
    for page in [self, page] {
      page.annotationsRead = nil
      try page.syncAnnotations()
    }
  }
}
