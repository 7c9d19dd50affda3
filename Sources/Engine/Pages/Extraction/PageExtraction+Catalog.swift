// SPDX-License-Identifier: AGPL-3.0-or-later

/// Copies the document's information, and the pages' names and outline entries.
extension PageExtraction {
  func copyCatalog() throws(EngineError) {
    guard let old = try source.catalog else { return }
    let new = try document.requiredCatalog
    try graft.copyEntries(of: old, into: new, without: Keys.ofTrees)
    guard let opening = try old["OpenAction"] else { return }
    let isAction = try opening.kind == .dictionary
    let lead = try isAction ? index.lead(ofObject: wrapped(opening)) : index.lead(of: opening)
    switch lead {
    case .page(let page) where try !isTaken(page): break
    case .otherPage: break
    default: try new.set("OpenAction", graft.copy(opening))
    }
  }

  private func wrapped(_ action: PDFObject) throws(EngineError) -> PDFObject {
    let object = try source.makeDictionary()
    try object.set("A", action)
    return object
  }

  /// Copies the names of places on the pages. Other names are copied too, except the names of attached
  /// files.
  func copyNames() throws(EngineError) {
    let places = pages.flatMap { index.names.placesOfPage[$0] ?? [] }
    let inTree = places.filter { $0.entry == nil }.sorted {
      $0.name.lexicographicallyPrecedes($1.name)
    }
    let catalog = try document.requiredCatalog
    let names = try document.makeDictionary()
    if let old = try source.catalog?["Names"] {
      try graft.copyEntries(of: old, into: names, without: Keys.ofNames)
    }
    if !inTree.isEmpty {
      let array = try document.makeArray()
      for place in inTree {
        try array.append(document.makeString(place.name))
        try array.append(graft.copy(place.value))
      }
      let tree = try document.makeDictionary()
      try tree.set("Names", array)
      try names.set("Dests", document.add(tree))
    }
    if try names.count > 0 { try catalog.set("Names", document.add(names)) }
    guard let old = try source.catalog?["Dests"], places.contains(where: { $0.entry != nil }) else {
      return
    }
    let dictionary = try document.makeDictionary()
    for place in places {
      guard let entry = place.entry else { continue }
      try dictionary.set(keyOf: entry, of: old, graft.copy(place.value))
    }
    try catalog.set("Dests", document.add(dictionary))
  }

  /// Copies outline entries with their ancestors. The entries lead to the pages, or to no page. An
  /// ancestor that leads to another page loses its target.
  func copyOutline() throws(EngineError) {
    let entries = index.outline.entries
    var kept = Set(index.outline.independent)
    for page in pages { kept.formUnion(index.outline.entriesOfPage[page] ?? []) }
    for number in kept {
      var parent = entries[number].parent
      while let above = parent, kept.insert(above).inserted { parent = entries[above].parent }
    }
    guard !kept.isEmpty else { return }
    let root = try document.add(document.makeDictionary(["Type": document.makeName("Outlines")]))
    var levels = OutlineLevels(root: root)
    for number in kept.sorted() {
      let entry = entries[number]
      let copy = try graft.reserve(entry.object, isFilled: false)
      var isDead = false
      switch entry.lead {
      case .page(let page): isDead = try !isTaken(page)
      case .otherPage: isDead = true
      case .elsewhere: break
      }
      let left = isDead ? Keys.ofDeadEntry : Keys.ofEntry
      try graft.copyEntries(of: entry.object, into: copy, without: left)
      if !isDead { try copyElement(of: entry.object, into: copy) }
      levels.add(copy, number, below: entry.parent, isOpen: entry.isOpen)
    }
    try levels.link(in: document)
    try document.requiredCatalog.set("Outlines", root)
  }

  /// Gives an entry the destination of its structure element. Only an entry without a destination or an
  /// action of its own gets it.
  private func copyElement(of entry: PDFObject, into copy: PDFObject) throws(EngineError) {
    guard try entry["A"] == nil, try entry["Dest"] == nil, let element = try entry["SE"],
      let place = try source.structureDestination(of: element)
    else { return }
    try copy.set("Dest", graft.copy(source.makeDestination(place)))
  }
}

/// The entries of an outline, by parent.
private struct OutlineLevels {
  let root: PDFObject
  private var items: [(object: PDFObject, number: Int, isOpen: Bool)] = []
  private var children: [Int: [Int]] = [:]

  init(root: PDFObject) { self.root = root }

  /// - Parameter parent: `nil` for a top-level entry.
  mutating func add(_ object: PDFObject, _ number: Int, below parent: Int?, isOpen: Bool) {
    children[parent ?? -1, default: []].append(items.count)
    items.append((object, number, isOpen))
  }

  func link(in document: Document) throws(EngineError) {
    var shown: [Int: Int] = [:]
    // Descendants come after their entry.
    for item in items.reversed() {
      try link(item.object, item.number, isOpen: item.isOpen, &shown, document)
    }
    try link(root, -1, isOpen: true, &shown, document)
  }

  private func link(
    _ parent: PDFObject, _ number: Int, isOpen: Bool, _ shown: inout [Int: Int],
    _ document: Document
  ) throws(EngineError) {
    guard let below = children[number] else { return }
    var count = 0
    for (place, child) in below.enumerated() {
      let item = items[child]
      try item.object.set("Parent", parent)
      if place > 0 { try item.object.set("Prev", items[below[place - 1]].object) }
      if place + 1 < below.count { try item.object.set("Next", items[below[place + 1]].object) }
      count += 1 + (item.isOpen ? shown[item.number] ?? 0 : 0)
    }
    shown[number] = count
    try parent.set("First", below.first.map { items[$0].object })
    try parent.set("Last", below.last.map { items[$0].object })
    try parent.set("Count", document.makeInteger(isOpen ? count : -count))
  }
}

private enum Keys {
  /// Keys that are rebuilt, or that do not go with pages.
  static let ofTrees = EntryKeys(
    "Type", "Pages", "PageLabels", "Names", "Dests", "Outlines", "Threads", "OpenAction",
    "AcroForm", "StructTreeRoot", "AF", "Collection", "Perms", "DSS")
  static let ofNames = EntryKeys("Dests", "EmbeddedFiles")
  static let ofEntry = EntryKeys("Parent", "First", "Last", "Prev", "Next", "Count", "SE")
  static let ofDeadEntry = EntryKeys(
    "Parent", "First", "Last", "Prev", "Next", "Count", "SE", "A", "Dest")
}
