// SPDX-License-Identifier: AGPL-3.0-or-later

/// Visits all elements of a structure tree (ISO 32000-2, 14.7.2).
enum StructureWalk {
  /// Calls `body` for each element with its kids, before those.
  static func visit(
    _ document: Document,
    _ body: (_ element: PDFObject, _ kids: [PDFObject]) throws(EngineError) -> Void
  ) throws(EngineError) {
    var pending = try document.catalog?["StructTreeRoot"]?["K"]?.members ?? []
    var seen: Set<Int> = []
    while let element = pending.popLast() {
      guard try element.kind == .dictionary, try element["S"] != nil,
        element.number == 0 || seen.insert(element.number).inserted
      else { continue }
      let kids = try element["K"]?.members ?? []
      pending += kids
      try body(element, kids)
    }
  }

  /// The object numbers of the annotations that elements name. Some of them may be gone.
  static func annotations(in document: Document) throws(EngineError) -> Set<Int> {
    if let known = document.catalogMemory.taggedAnnotations { return known }
    var numbers: Set<Int> = []
    try visit(document) { (_, kids) throws(EngineError) in
      for kid in kids where try kid.kind == .dictionary {
        if let object = try kid["Obj"], object.number > 0 { numbers.insert(object.number) }
      }
    }
    document.catalogMemory.taggedAnnotations = numbers
    return numbers
  }
}
