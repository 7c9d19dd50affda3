// SPDX-License-Identifier: AGPL-3.0-or-later

extension Document {
  /// Makes destinations and URIs independent of this document. In annotations, outline entries and the
  /// actions of pages, names and page numbers become references to the pages, and relative URIs become
  /// absolute: another document may use them for something else. A name without a place leads nowhere
  /// afterwards.
  func makeTargetsExplicit(_ pages: [PDFObject], _ outline: [PDFObject]) throws(EngineError) {
    for page in pages {
      for annotation in try page["Annots"]?.elements ?? [] { try makeExplicit(annotation) }
      try makeExplicit(page)
    }
    guard let first = outline.first else { return }
    try eachOutlineEntry(from: first) { (entry) throws(EngineError) in
      try makeExplicit(entry)
      if try entry["A"] == nil, try entry["Dest"] == nil, let element = try entry["SE"],
        let place = try structureDestination(of: element)
      {
        try entry.set("Dest", makeDestination(place))
      }
      try entry.set("SE", nil)
    }
  }

  private func makeExplicit(_ object: PDFObject) throws(EngineError) {
    let numbers = PageNumbers(in: self, pageObject)
    try DestinationHolder(object).eachDestination {
      (holder, key, destination) throws(EngineError) in
      guard let name = try destination.place, [.name, .string].contains(try name.kind) else {
        try numbers.resolve(destination)
        return
      }
      if let target = try explicitTarget(name) {
        try numbers.resolve(target)
        try makeExplicit(element: target)
        try holder.set(key, target)
        if key == "D" { try holder.set("SD", nil) }
      } else {
        try holder.set(key, key == "Dest" ? nil : make(.array([.null, .name("Fit")])))
      }
    }
    try DestinationHolder(object).eachAction { action throws(EngineError) in
      guard try action["S"]?.name == "URI", let text = try uriText(action["URI"]) else { return }
      let uri = try resolve(uri: text)
      if uri != text { try action.set("URI", make(.uri(uri))) }
    }
  }

  /// Makes a place lead to the page of its structure element. A name stands for the place.
  private func makeExplicit(element target: PDFObject) throws(EngineError) {
    guard let page = try target[0]?.pageOfElement else { return }
    try target.replace(at: 0, with: page)
  }

  /// The array that a name stands for; `nil` if there is none.
  private func explicitTarget(_ name: PDFObject) throws(EngineError) -> PDFObject? {
    var target: PDFObject? = name
    // A name may stand for another name; the limit ends a loop.
    for _ in 0..<4 {
      guard let current = target else { return nil }
      switch try current.kind {
      case .array: return current
      case .name: target = try namedTarget(current)?.place
      case .string: target = try namedDestinationNow(current)?.place
      default: return nil
      }
    }
    return nil
  }
}
