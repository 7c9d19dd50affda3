// SPDX-License-Identifier: AGPL-3.0-or-later

/// The fields with widgets on copied pages (ISO 32000-2, 12.7.4). Each field has its copied kids only.
struct FieldExtraction {
  private let graft: ObjectGraft
  private var nodes: [(object: PDFObject, copy: PDFObject)] = []
  /// The numbers of the copied kids, by their parents' numbers.
  private var kids: [Int: [Int]] = [:]
  private var topmost: [Int] = []
  /// The numbers of the fields that the form lists; `nil` until they are needed.
  private var listed: Set<Int>?
  /// The fields above kids without a `Parent`, by the kids' numbers. `nil` until they are needed.
  private var unnamedParents: [Int: PDFObject]?

  init(_ graft: ObjectGraft) { self.graft = graft }

  /// Reserves a widget and the fields above it.
  mutating func reserve(_ widget: PDFObject) throws(EngineError) {
    var node = widget
    // Limited in number because a broken file may have loops.
    for _ in 0..<32 {
      guard !graft.hasCopy(of: node.number) else { return }
      nodes.append((node, try graft.reserve(node, isFilled: false)))
      guard let parent = try parent(of: node), parent.number > 0 else {
        topmost.append(node.number)
        return
      }
      kids[parent.number, default: []].append(node.number)
      node = parent
    }
  }

  /// The field above a field or widget. Some writers leave `Parent` out: the field that lists it is found
  /// then.
  private mutating func parent(of node: PDFObject) throws(EngineError) -> PDFObject? {
    if let parent = try node["Parent"] { return parent }
    if listed == nil {
      let all = try graft.source.catalog?["AcroForm"]?["Fields"]?.elements ?? []
      listed = Set(all.map(\.number))
    }
    guard listed?.contains(node.number) == false else { return nil }
    if unnamedParents == nil { unnamedParents = try findUnnamedParents() }
    return unnamedParents?[node.number]
  }

  private func findUnnamedParents() throws(EngineError) -> [Int: PDFObject] {
    var found: [Int: PDFObject] = [:]
    var pending = try graft.source.catalog?["AcroForm"]?["Fields"]?.elements ?? []
    var seen: Set<Int> = []
    while let field = pending.popLast() {
      guard field.number > 0, seen.insert(field.number).inserted else { continue }
      for kid in try field["Kids"]?.elements ?? [] where kid.number > 0 {
        if try kid["Parent"] == nil, found[kid.number] == nil { found[kid.number] = field }
        pending.append(kid)
      }
    }
    return found
  }

  /// Copies the fields, and the form's defaults for all of them.
  mutating func copyForm(_ positions: inout ArrayPositions) throws(EngineError) {
    for (object, copy) in nodes {
      try graft.copyEntries(of: object, into: copy, without: Keys.ofNode)
      if let parent = try parent(of: object), parent.number > 0, graft.hasCopy(of: parent.number) {
        try copy.set("Parent", graft.reserve(parent, isFilled: false))
      }
      guard let below = kids[object.number], let all = try object["Kids"] else { continue }
      try copy.set("Kids", graft.copies(of: positions.sorted(below, by: all, of: object.number)))
      guard try below.count < all.count else { continue }
      let numbers = Set(below)
      let values = try ExportValues(graft.source).values(
        of: object, stays: { numbers.contains($0.number) })
      if let values { try copy.set("Opt", graft.copy(values)) }
      let kept = try below.map { (kid) throws(EngineError) in try graft.source.reference(to: kid) }
      if try object.isOn(byNoneOf: kept) { try copy.set("V", graft.target.makeName("Off")) }
    }
    guard !nodes.isEmpty, let form = try graft.source.catalog?["AcroForm"] else { return }
    let copy = try graft.target.makeDictionary()
    try graft.copyEntries(of: form, into: copy, without: Keys.ofForm)
    var fields = try graft.target.makeArray()
    if let all = try form["Fields"] {
      // No object has the number 0.
      fields = try graft.copies(of: positions.sorted(topmost, by: all, of: 0))
    }
    try copy.set("Fields", fields)
    if let order = try form["CO"]?.elements {
      let kept = order.map(\.number).filter(graft.hasCopy)
      if !kept.isEmpty { try copy.set("CO", graft.copies(of: kept)) }
    }
    try graft.target.requiredCatalog.set("AcroForm", graft.target.add(copy))
    nodes = []
  }
}

private enum Keys {
  static let ofNode = EntryKeys("Parent", "Kids")
  /// XFA repeats the values of all fields.
  static let ofForm = EntryKeys("Fields", "CO", "XFA", "SigFlags")
}
