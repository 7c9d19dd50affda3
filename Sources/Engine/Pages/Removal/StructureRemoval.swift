// SPDX-License-Identifier: AGPL-3.0-or-later

/// Removes the contents of removed pages from the structure tree. Removed annotations and the elements
/// that become empty go, too (ISO 32000-2, 14.7).
struct StructureRemoval {
  private var pruner: StructurePruner
  /// The object numbers of the removed elements.
  var removed: Set<Int> { pruner.removed }
  /// The parent tree keys of removed links.
  private var keys: Set<Int> = []
  /// Whether a removed page has no key in the parent tree.
  private var lacksKeys = false

  init(of doomed: RemovedPages) { pruner = StructurePruner(doomed: doomed) }

  /// Records the annotations of removed pages. All must be recorded before anything is removed.
  mutating func noteAnnotations(ofPages pages: [PDFObject]) throws(EngineError) {
    for page in pages { pruner.note(try page["Annots"]?.elements ?? []) }
  }

  /// Records annotations of remaining pages.
  mutating func note(_ annotations: [PDFObject]) throws(EngineError) {
    pruner.note(annotations)
    for annotation in annotations {
      if let key = try annotation["StructParent"]?.integer { keys.insert(key) }
    }
  }

  /// Removes the contents of pages, except those that remaining pages share.
  mutating func remove(
    _ pages: [PDFObject], sharing shared: SharedPageObjects, from document: Document
  ) throws(EngineError) {
    var keys: Set<Int> = []
    for page in pages {
      if try page["StructParents"] == nil { lacksKeys = true }
      keys.formUnion(
        try SharedPageObjects.structureKeys(of: page, with: page["Annots"]?.elements ?? []))
    }
    pruner.keep(shared)
    try remove(keys.subtracting(shared.structureKeys), from: document)
  }

  /// Removes the recorded annotations of other pages.
  mutating func finish(in document: Document) throws(EngineError) {
    try remove(keys, from: document)
    try sweep(document)
    let ids = pruner.ids
    guard !ids.isEmpty, let root = try document.catalog?["StructTreeRoot"],
      let tree = try root["IDTree"]
    else { return }
    // The tree would keep referring to removed elements.
    let isEmpty = try document.removeNames(below: tree) { (id, _) in id.map(ids.contains) ?? false }
    if isEmpty { try root.set("IDTree", nil) }
  }

  /// Removes what the parent tree does not lead to. Some programs leave keys out.
  private mutating func sweep(_ document: Document) throws(EngineError) {
    if !lacksKeys {
      let missing = pruner.missing
      guard !missing.isEmpty,
        try !missing.isDisjoint(with: StructureWalk.annotations(in: document))
      else { return }
    }
    try StructureWalk.visit(document) { (element, kids) throws(EngineError) in
      try pruner.prune(element, naming: kids)
    }
  }

  private mutating func remove(_ keys: Set<Int>, from document: Document) throws(EngineError) {
    guard !keys.isEmpty, let tree = try document.catalog?["StructTreeRoot"],
      let parents = try tree["ParentTree"]
    else { return }
    var elements: [PDFObject] = []
    var seen: Set<Int> = []
    try take(keys, from: parents, into: &elements, &seen, depth: 0)
    try pruner.prune(elements)
  }

  /// Removes entries from a number tree (ISO 32000-2, 7.9.7).
  ///
  /// - Parameter elements: receives their values.
  private func take(
    _ keys: Set<Int>, from node: PDFObject, into elements: inout [PDFObject],
    _ seen: inout Set<Int>, depth: Int
  ) throws(EngineError) {
    guard depth < 32, node.number == 0 || seen.insert(node.number).inserted else { return }
    if let limits = try node["Limits"], let least = try limits[0]?.integer,
      let greatest = try limits[1]?.integer
    {
      guard keys.contains(where: { $0 >= least && $0 <= greatest }) else { return }
    }
    for kid in try node["Kids"]?.elements ?? [] {
      try take(keys, from: kid, into: &elements, &seen, depth: depth + 1)
    }
    guard let numbers = try node["Nums"] else { return }
    let count = try numbers.count
    for position in stride(from: count - count % 2 - 2, through: 0, by: -2) {
      guard let key = try numbers[position]?.integer, keys.contains(key) else { continue }
      if let value = try numbers[position + 1] {
        elements += try value.kind == .array ? value.elements : [value]
      }
      try numbers.remove(at: position + 1)
      try numbers.remove(at: position)
    }
  }
}
