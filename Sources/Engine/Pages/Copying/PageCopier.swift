// SPDX-License-Identifier: AGPL-3.0-or-later

/// Copies a page within its document: the contents are shared, annotations and fields are copied.
///
/// A copy is first reserved as an empty object, and filled with all of its entries at once when every
/// object that it may refer to is reserved. Changing its entries one by one would take longer the more
/// objects the step has added: the journal looks for the object among them each time.
struct PageCopier {
  let document: Document
  private let page: PDFObject
  private var pageCopy: PDFObject?
  private var items: [Item] = []
  /// How many items are filled.
  private var filled = 0
  /// References to the copies of indirect objects, by the originals' numbers.
  private var copies: [Int: PDFObject] = [:]
  /// The names of the copies that are annotations, by the copies' numbers.
  private var given: [Int: String] = [:]
  /// The copies of the page's annotations, in its order.
  private(set) var annotations: [PDFObject] = []
  /// The top-level fields of the copies. Fields of pages that were copied before are left out.
  private(set) var fields: [PDFObject] = []
  /// The widgets and fields that were added below earlier fields. These fields belong to pages that
  /// were copied before.
  private(set) var addedKids: [PDFObject] = []
  private(set) var names: CopyNames
  private let shared: SharedFields

  private struct Item {
    let original: PDFObject
    let copy: PDFObject
  }

  /// - Parameter shared: what is known of the pages that are copied with this one.
  init(
    of page: PDFObject, in document: Document, _ names: CopyNames,
    sharing shared: SharedFields = SharedFields()
  ) {
    (self.page, self.document, self.names, self.shared) = (page, document, names, shared)
  }

  /// Copies the page. The copied fields are not part of the form.
  ///
  /// - Returns: a reference to a page that is not in the page tree yet, although it names its parent
  ///   there, from which it inherits.
  mutating func copy() throws(EngineError) -> PDFObject {
    let new = try begin()
    try reserve(annotations: 0..<annotationCount)
    try fill()
    return new
  }

  /// Copies only the annotations of the page; the copies name `target` as their page. Their fields are
  /// not part of the form, and `target` does not list them.
  mutating func copyAnnotations(for target: PDFObject) throws(EngineError) -> [PDFObject] {
    pageCopy = target
    if page.number > 0 { copies[page.number] = target }
    try reserve(annotations: 0..<annotationCount)
    try fill()
    return annotations
  }

  /// Reserves the copy of the page.
  mutating func begin() throws(EngineError) -> PDFObject {
    let copy = try reserve(page)
    pageCopy = copy
    return copy
  }

  /// How many elements the page's list of annotations has.
  var annotationCount: Int {
    get throws(EngineError) {
      guard let list = try page["Annots"], try list.kind == .array else { return 0 }
      return try list.count
    }
  }

  /// Reserves copies of some of the page's annotations. The copies of their fields are reserved, too.
  mutating func reserve(annotations range: Range<Int>) throws(EngineError) {
    guard let list = try page["Annots"], try list.kind == .array else { return }
    for index in range {
      guard let annotation = try list[index], try annotation.kind == .dictionary else { continue }
      annotations.append(try reserve(annotation: annotation))
    }
  }

  private mutating func reserve(annotation: PDFObject) throws(EngineError) -> PDFObject {
    if let known = copies[annotation.number], given[known.number] != nil { return known }
    let name = names.next()
    let copy = try reserve(annotation)
    given[copy.number] = name
    document.annotationRegistry.give(name, to: copy.number)
    try reserveFields(of: annotation)
    return copy
  }

  /// Fills the next copies with the entries of their originals.
  ///
  /// - Parameter count: how many; by default all.
  mutating func fill(_ count: Int = .max) throws(EngineError) {
    var left = count
    while left > 0, items.indices.contains(filled) {
      try fill(items[filled])
      filled += 1
      left -= 1
    }
  }

  /// How many copies are reserved, but not filled yet.
  var pending: Int { items.count - filled }

  private mutating func fill(_ item: Item) throws(EngineError) {
    let isPage = item.original.isSame(as: page)
    let name = given[item.copy.number]
    // A popup need not be in the page's list.
    if !isPage, let popup = try item.original["Popup"], popup.number > 0,
      try popup["Subtype"]?.name == "Popup"
    {
      _ = try reserve(annotation: popup)
    }
    let entries = try document.makeDictionary(mapping: item.original) {
      (key, value) throws(EngineError) in
      switch key {
      case _ where Self.isLeft(out: key, ofPage: isPage): nil
      // The list may be an indirect object, which must not list the annotations of both pages.
      case "Annots" where isPage: try document.makeArray(annotations)
      case "Kids" where !isPage: try kids(value)
      case "Opt": try options(of: item.original, value)
      case "V" where try losesState(item.original): try document.makeName("Off")
      case "AP" where !isPage: try document.detachedAppearances(value)
      case "P" where name != nil: pageCopy ?? value
      // These are changed in place, so each copy needs its own, even if they are indirect objects.
      case "A": try action(value)
      case "Next": try next(value)
      case "AA":
        try document.makeDictionary(mapping: value) { (_, value) throws(EngineError) in
          try action(value)
        }
      case "BE", "BS", "MK", "SV": try detached(value.target)
      case "Lock": try document.add(detached(value.target))
      default: try detached(value)
      }
    }
    if let name { try entries.set("NM", document.makeText(name)) }
    try document.fill(item.copy, with: entries)
  }

  private func detached(_ value: PDFObject) throws(EngineError) -> PDFObject {
    try document.detached(value) { copies[$0.number] ?? shared.copies[$0.number] }
  }

  /// The copied fields that a script calculates.
  var calculated: [PDFObject] {
    get throws(EngineError) {
      var found: [PDFObject] = []
      for item in items where try item.copy["AA"]?["C"] != nil { found.append(item.copy) }
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
    if original.number > 0 { copies[original.number] = copy }
    items.append(Item(original: original, copy: copy))
    return copy
  }

  /// Limited in number because a broken file may have loops.
  private mutating func reserveFields(of widget: PDFObject) throws(EngineError) {
    guard try widget["Subtype"]?.name == "Widget" else { return }
    var node = widget
    for _ in 0..<32 {
      guard let parent = try node["Parent"], parent.number > 0 else { break }
      if copies[parent.number] != nil { return }
      if let field = shared.copies[parent.number] {
        guard let kid = copies[node.number] else { return }
        try field["Kids"]?.append(kid)
        return addedKids.append(kid)
      }
      shared.copies[parent.number] = try reserve(parent)
      node = parent
    }
    if let copy = copies[node.number] { fields.append(copy) }
  }

  private func kids(_ old: PDFObject) throws(EngineError) -> PDFObject {
    try document.makeArray(try old.elements.compactMap { copies[$0.number] })
  }

  /// A copy of an action with the actions that follow it. An indirect object is copied once: in a broken
  /// file, an action may follow itself.
  private mutating func action(_ value: PDFObject) throws(EngineError) -> PDFObject {
    guard try value.kind == .dictionary else { return try detached(value) }
    if value.number > 0 { return try reserve(value) }
    return try document.makeDictionary(mapping: value) { (key, value) throws(EngineError) in
      key == "Next" ? try next(value) : try detached(value)
    }
  }

  private mutating func next(_ value: PDFObject) throws(EngineError) -> PDFObject {
    guard try value.kind == .array else { return try action(value) }
    return try document.makeArray(of: value.elements) { (member) throws(EngineError) in
      try action(member)
    }
  }

  /// The options of a field; of export values only those of the kids that are copied.
  private func options(of field: PDFObject, _ all: PDFObject) throws(EngineError) -> PDFObject {
    let values = try ExportValues(document).values(
      of: field, stays: { copies[$0.number] != nil })
    return try detached(values ?? all)
  }

  /// Whether only widgets that are not copied turn a button on. The button is a check box or a group of
  /// radio buttons.
  private func losesState(_ field: PDFObject) throws(EngineError) -> Bool {
    guard let kids = try field["Kids"]?.elements else { return false }
    let kept = kids.filter {
      copies[$0.number] != nil || shared.annotations.contains($0.number)
    }
    guard kept.count < kids.count else { return false }
    return try field.isOn(byNoneOf: kept)
  }
}

/// The fields of pages that are copied together. Their widgets may be on several of the pages.
final class SharedFields {
  /// The copies of the fields above widgets, by the originals' numbers.
  var copies: [Int: PDFObject] = [:]
  /// The numbers of the annotations on all the pages.
  var annotations: Set<Int> = []
}
