// SPDX-License-Identifier: AGPL-3.0-or-later

/// Unused names for copied annotations: `c1` and so on. Copies are identified by these rather than by
/// object numbers, which differ when the copy is repeated.
struct CopyNames {
  private var last: Int

  /// - Parameter documents: the documents with annotations that come together.
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
  /// Names the annotations of pages that will go to another document. An annotation gets a new name if
  /// it has none, or one that is taken or looks like a derived id. After a reopening, such a name could
  /// mean a different annotation.
  ///
  /// - Parameters:
  ///   - taken: the names in use.
  ///   - seen: the object numbers of the annotations that were visited.
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
        if let name = try annotation["NM"]?.text, !name.isEmpty, !DerivedID.isDerived(name),
          taken.insert(name).inserted
        {
          continue
        }
        try annotation.set("NM", makeText(annotations.next()))
      }
      if !elements.isEmpty { try page.set("Annots", makeArray(elements)) }
    }
  }

  /// Makes the annotations of new pages keep their names as ids. This holds even if undone annotations
  /// had the same ids.
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
