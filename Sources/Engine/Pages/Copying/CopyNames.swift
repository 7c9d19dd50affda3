// SPDX-License-Identifier: AGPL-3.0-or-later

/// Names for annotations that are copies: `c1` and so on, which none has. They are known by these rather
/// than by the numbers of their objects, which are others where the copy is made again.
struct CopyNames {
  private var last: Int

  /// - Parameter documents: those whose annotations meet.
  init(for documents: Document...) throws(EngineError) {
    last = 0
    for document in documents { last = max(last, try document.greatestNumber(inNamesAfter: "c")) }
  }

  mutating func next() -> String {
    last &+= 1
    return "c\(last)"
  }
}

extension Document {
  /// Gives names to the annotations of pages that are to go to another document: to those that have none,
  /// and to those whose name another has already, since who has it would depend on what is looked at first
  /// once the file is opened again.
  ///
  /// - Parameters:
  ///   - taken: the names that annotations have.
  ///   - seen: the numbers of the annotations that were looked at.
  func name(
    _ annotations: inout CopyNames, on pages: [PDFObject], taken: inout Set<String>,
    seen: inout Set<Int>
  ) throws(EngineError) {
    for page in pages {
      var elements = try page["Annots"]?.elements ?? []
      for (position, element) in elements.enumerated() where try element.kind == .dictionary {
        if element.number == 0 { elements[position] = try add(element) }
        let annotation = elements[position]
        guard seen.insert(annotation.number).inserted else { continue }
        if let name = try annotation["NM"]?.text, !name.isEmpty, taken.insert(name).inserted {
          continue
        }
        try annotation.set("NM", makeText(annotations.next()))
      }
      if !elements.isEmpty { try page.set("Annots", makeArray(elements)) }
    }
  }

  /// Has the annotations of new pages go by their names, also where others had these that are undone.
  func takeUpNames(onPages indices: some Sequence<Int>) throws(EngineError) {
    for index in indices {
      for annotation in try pageObject(index)?["Annots"]?.elements ?? [] where annotation.number > 0
      {
        guard let name = try annotation["NM"]?.text, !name.isEmpty else { continue }
        annotationRegistry.give(name, to: annotation.number)
      }
    }
  }
}
