// SPDX-License-Identifier: AGPL-3.0-or-later

/// Adopts the tags (ISO 32000-2, 14.7) of pages from another document.
extension Document {
  /// The first number above all keys of the parent tree. Pages, annotations and streams use these keys.
  var nextStructureKey: Int {
    get throws(EngineError) {
      guard let root = try catalog?["StructTreeRoot"] else { return 0 }
      let declared = try root["ParentTreeNextKey"]?.integer ?? 0
      let greatest = try root["ParentTree"].map { (tree) throws(EngineError) in
        try numberTreeEntries(tree).map(\.key).max() ?? -1
      }
      return max(0, Self.structureKeys.contains(declared) ? declared : 0, (greatest ?? -1) + 1)
    }
  }

  /// The keys that are read: half of the integers that a PDF can hold (ISO 32000-2, annex C). An import
  /// adds the keys of one document to the next free key of the other, and the sum must fit as well.
  private static let structureKeys = 0..<1 << 30

  /// The entries of a number tree (ISO 32000-2, 7.9.7). Only keys that can be used are included, and
  /// loops are cut.
  func numberTreeEntries(_ root: PDFObject) throws(EngineError) -> [(key: Int, value: PDFObject)] {
    var entries: [(key: Int, value: PDFObject)] = []
    var pending = [root]
    var seen: Set<Int> = []
    while let node = pending.popLast() {
      guard node.number == 0 || seen.insert(node.number).inserted else { continue }
      pending += try node["Kids"]?.elements.reversed() ?? []
      guard let numbers = try node["Nums"]?.target else { continue }
      for place in stride(from: 0, to: try numbers.count - 1, by: 2) {
        guard let key = try numbers[place]?.integer, Self.structureKeys.contains(key),
          let value = try numbers[place + 1]
        else { continue }
        entries.append((key, value))
      }
    }
    return entries
  }

  /// Adds the tags of inserted pages to the structure tree. The pages were inserted before the page at
  /// `place`. The elements do not refer to their parent yet.
  ///
  /// - Parameters:
  ///   - tags: the copy of the root of their tree. The keys of the pages were shifted by the earlier
  ///     ``nextStructureKey``.
  ///   - language: the language of the document that they come from.
  func adopt(tags: PDFObject, language: String?, at place: Int) throws(EngineError) -> AdoptedTags {
    let catalog = try requiredCatalog
    var new =
      try tags["K"].map { (kids) throws(EngineError) in
        try kids.kind == .array ? kids.elements : [kids]
      } ?? []
    new = new.filter { $0.number > 0 }
    var adopted = AdoptedTags(elements: new)
    if let language, try catalog["Lang"]?.text != language { adopted.language = language }
    guard let root = try catalog["StructTreeRoot"] else {
      // Without a tree here, the keys were not shifted.
      try catalog.set("StructTreeRoot", tags)
      return adopted
    }
    var merger = TagNames(self)
    try merger.merge(tags, into: root)
    try merger.rename(in: new)
    try mergeParents(tags, into: root)
    if let spaces = try tags["Namespaces"]?.elements, !spaces.isEmpty {
      if let known = try root["Namespaces"] {
        for space in spaces { try known.append(space) }
      } else {
        try root.set("Namespaces", makeArray(spaces))
      }
    }
    adopted.parent = try insert(new, into: root, at: place)
    for (key, _) in try tags.entries { try tags.set(key, nil) }
    return adopted
  }

  /// Gives some of the adopted elements their parent and their language. Each is a change to another
  /// object, so many take several pieces.
  func link(_ tags: AdoptedTags, _ range: Range<Int>) throws(EngineError) {
    for element in tags.elements.dropFirst(range.lowerBound).prefix(range.count) {
      if let language = tags.language, try element["Lang"] == nil {
        try element.set("Lang", makeText(language))
      }
      if let parent = tags.parent { try element.set("P", parent) }
    }
  }

  private func mergeParents(_ tags: PDFObject, into root: PDFObject) throws(EngineError) {
    let distance = try nextStructureKey
    guard let theirs = try tags["ParentTree"] else { return }
    let entries = try numberTreeEntries(theirs).sorted { $0.key < $1.key }
    guard let first = entries.first, let last = entries.last else { return }
    let numbers = try makeArray()
    for (key, value) in entries {
      try numbers.append(makeInteger(key + distance))
      try numbers.append(value)
    }
    let node = try makeDictionary()
    try node.set("Nums", numbers)
    try node.set(
      "Limits",
      makeArray([makeInteger(first.key + distance), makeInteger(last.key + distance)]))
    if try root["ParentTree"] == nil { try root.set("ParentTree", add(makeDictionary())) }
    guard let tree = try root["ParentTree"] else { return }
    try gatherNumbers(of: tree)
    try tree["Kids"]?.append(add(node))
    try root.set("ParentTreeNextKey", makeInteger(last.key + distance + 1))
  }

  /// Moves the entries in a number tree's root into a kid.
  private func gatherNumbers(of tree: PDFObject) throws(EngineError) {
    guard try tree["Kids"] == nil else { return }
    let kids = try makeArray()
    if let numbers = try tree["Nums"], try numbers.count > 1, let first = try numbers[0],
      let last = try numbers[lastUsableKey(in: numbers)]
    {
      let leaf = try makeDictionary()
      // The old array stays a part of the root, which an undo brings back.
      try leaf.set("Nums", detached(numbers.target))
      try leaf.set("Limits", makeArray([first, last]))
      try kids.append(add(leaf))
    }
    for key in ["Nums", "Limits"] { try tree.set(key, nil) }
    try tree.set("Kids", kids)
  }

  /// The place of the last key that is read; the first one's if there is none. With a larger key as its
  /// limit, a kid would seem to have all the keys that follow.
  private func lastUsableKey(in numbers: PDFObject) throws(EngineError) -> Int {
    var place = try numbers.count / 2 * 2 - 2
    while place > 0, let key = try numbers[place]?.integer, !Self.structureKeys.contains(key) {
      place -= 2
    }
    return place
  }

  /// Inserts elements before the elements of later pages. If there is an element for the whole
  /// document, they go inside it.
  ///
  /// - Returns: their parent.
  private func insert(
    _ new: [PDFObject], into root: PDFObject, at place: Int
  ) throws(EngineError) -> PDFObject {
    var parent = root
    if let kids = try root["K"] {
      let all = try kids.kind == .array ? kids.elements : [kids]
      if all.count == 1, let only = all.first, try only["S"]?.name == "Document" { parent = only }
    }
    let old = try parent["K"]
    var elements: [PDFObject] = []
    if let old { elements = try old.kind == .array ? old.elements : [old] }
    var position = elements.count
    while position > 0, let page = try firstPage(of: elements[position - 1]), page >= place {
      position -= 1
    }
    elements.insert(contentsOf: new, at: position)
    try parent.set("K", makeArray(elements))
    return parent
  }

  /// The first page of an element's contents; `nil` if a short search does not find it.
  private func firstPage(of element: PDFObject) throws(EngineError) -> Int? {
    var pending = [element]
    for _ in 0..<200 {
      guard let node = pending.popLast() else { return nil }
      guard try node.kind == .dictionary else { continue }
      if let page = try node["Pg"] { return try pageIndex(of: page) }
      guard let kids = try node["K"] else { continue }
      pending += try kids.kind == .array ? kids.elements.prefix(50).reversed() : [kids]
    }
    return nil
  }
}

/// The top-level elements of adopted tags, before they are linked.
struct AdoptedTags {
  var elements: [PDFObject] = []
  /// `nil` if they keep the parent that they have.
  var parent: PDFObject?
  /// The language of elements without one; `nil` if it is the document's.
  var language: String?
}
