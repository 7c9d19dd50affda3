// SPDX-License-Identifier: AGPL-3.0-or-later

/// Copies a page within its document: the contents are shared, annotations and fields are copied.
struct PageCopier {
  let document: Document
  /// The copies of objects, by the originals' numbers.
  private var copies: [Int: PDFObject] = [:]
  private var originals: [PDFObject] = []
  /// The top-level fields of the copies.
  private(set) var fields: [PDFObject] = []
  private(set) var names: CopyNames

  init(_ document: Document, _ names: CopyNames) { (self.document, self.names) = (document, names) }

  /// - Returns: a reference to a page that is not in the page tree yet, although it names its parent
  ///   there, from which it inherits.
  mutating func copy(_ page: PDFObject) throws(EngineError) -> PDFObject {
    let new = try copyWithoutForm(page)
    for field in fields { try document.adopt(field: field) }
    return new
  }

  /// The same as ``copy(_:)``, but the copied fields are not added to the form.
  mutating func copyWithoutForm(_ page: PDFObject) throws(EngineError) -> PDFObject {
    let annotations = try page["Annots"]?.elements ?? []
    let new = try reserve(page)
    _ = try reserve(annotations: annotations)
    try fill(page)
    return new
  }

  /// Copies only the annotations of a page; the copies name `target` as their page. Their fields are
  /// not part of the form, and `target` does not list them.
  mutating func copyAnnotations(
    of page: PDFObject, for target: PDFObject
  ) throws(EngineError) -> [PDFObject] {
    copies[page.number] = target
    let new = try reserve(annotations: page["Annots"]?.elements ?? [])
    try fill(page)
    return new
  }

  private mutating func reserve(
    annotations: [PDFObject]
  ) throws(EngineError) -> [PDFObject] {
    var new: [PDFObject] = []
    for annotation in annotations where annotation.number > 0 {
      let copy = try reserve(annotation)
      if try copy["NM"] == nil {
        let name = names.next()
        try copy.set("NM", document.makeText(name))
        document.annotationRegistry.give(name, to: copy.number)
      }
      try reserveFields(of: annotation)
      new.append(copy)
    }
    return new
  }

  /// Fills the copies with the entries of their originals.
  private func fill(_ page: PDFObject) throws(EngineError) {
    for original in originals {
      guard let copy = copies[original.number] else { continue }
      let isPage = original.isSame(as: page)
      for (key, value) in try original.entries {
        guard !Self.isLeft(out: key, ofPage: isPage) else { continue }
        switch key {
        case "Kids": try copy.set(key, kids(value))
        case "AP" where !isPage: try copy.set(key, document.detachedAppearances(value))
        default:
          try copy.set(key, document.detached(value) { copies[$0.number] })
        }
      }
    }
  }

  /// The copied fields that a script calculates.
  var calculated: [PDFObject] {
    get throws(EngineError) {
      var found: [PDFObject] = []
      for original in originals {
        guard let copy = copies[original.number],
          try copy["AA"]?["C"] != nil
        else { continue }
        found.append(copy)
      }
      return found
    }
  }

  /// Whether a key makes sense only in the original.
  private static func isLeft(out key: String, ofPage isPage: Bool) -> Bool {
    switch key {
    case "StructParents", "StructParent", "NM": true
    case "B": isPage
    default: false
    }
  }

  private mutating func reserve(_ original: PDFObject) throws(EngineError) -> PDFObject {
    if let known = copies[original.number] { return known }
    let copy = try document.add(document.makeDictionary())
    copies[original.number] = copy
    originals.append(original)
    return copy
  }

  /// Limited in number because a broken file may have loops.
  private mutating func reserveFields(of widget: PDFObject) throws(EngineError) {
    guard try widget["Subtype"]?.name == "Widget" else { return }
    var node = widget
    for _ in 0..<32 {
      guard let parent = try node["Parent"], parent.number > 0 else { break }
      if copies[parent.number] != nil { return }
      _ = try reserve(parent)
      node = parent
    }
    if let copy = copies[node.number] { fields.append(copy) }
  }

  private func kids(_ old: PDFObject) throws(EngineError) -> PDFObject {
    try document.makeArray(try old.elements.compactMap { copies[$0.number] })
  }
}
