// SPDX-License-Identifier: AGPL-3.0-or-later

/// A place in the order of a page's annotations. Later annotations lie on top.
public enum AnnotationPlace: String, CaseIterable, Sendable { case front, back, forward, backward }

extension Page {
  /// Moves annotations within the order of the page. They go to the front or the back, or one step in
  /// that direction, past an annotation that is not in the list. They keep their relative order.
  ///
  /// - Throws: ``EngineError/notFound(what:_:)``.
  public func reorder(_ ids: [String], to place: AnnotationPlace) throws(EngineError) {
    try settleAnnotations()
    var chosen: Set<Int> = []
    for id in ids { chosen.insert(try annotationObject(id).number) }
    let elements = try annotationArray().elements
    var row = elements.map { element in
      (element: element, isChosen: chosen.contains(element.number))
    }
    switch place {
    case .front: row = row.filter { !$0.isChosen } + row.filter(\.isChosen)
    case .back: row = row.filter(\.isChosen) + row.filter { !$0.isChosen }
    case .forward:
      for index in row.indices.dropLast().reversed()
      where row[index].isChosen && !row[index + 1].isChosen {
        row.swapAt(index, index + 1)
      }
    case .backward:
      for index in row.indices.dropFirst() where row[index].isChosen && !row[index - 1].isChosen {
        row.swapAt(index, index - 1)
      }
    }
    try object.set("Annots", document.makeArray(row.map(\.element)))
    annotationsRead = nil
    try syncAnnotations()
  }
}

extension Page {
  /// Sets the tab order of the page's widgets: these first, then the others in their old order. Of the
  /// drawing order, only the order among widgets changes.
  ///
  /// - Throws: ``EngineError/notFound(what:_:)``.
  public func setTabOrder(_ ids: [String]) throws(EngineError) {
    try settleAnnotations()
    let before = try widgetsInTabOrder.map(\.annotation.id)
    var wanted: [PDFObject] = []
    var numbers: Set<Int> = []
    for id in ids + before.filter({ !ids.contains($0) }) {
      let object = try annotationObject(id)
      if numbers.insert(object.number).inserted { wanted.append(object) }
    }
    var next = wanted.makeIterator()
    var row: [PDFObject] = []
    for element in try annotationArray().elements {
      row.append(numbers.contains(element.number) ? next.next() ?? element : element)
    }
    try object.set("Annots", document.makeArray(row))
    // `W`: tabs follow the order of the widgets in `Annots` (ISO 32000-2, 12.5.1). Older readers ignore it.
    try object.set("Tabs", document.makeName("W"))
    annotationsRead = nil
    try syncAnnotations()
  }
}
