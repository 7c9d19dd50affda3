// SPDX-License-Identifier: AGPL-3.0-or-later

/// Where annotations go among those of their page, of which later ones lie on top.
public enum AnnotationPlace: String, CaseIterable, Sendable { case front, back, forward, backward }

extension Page {
  /// Brings annotations to the front or the back, or a step that way past one that is not among them.
  /// They keep their order among themselves.
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
