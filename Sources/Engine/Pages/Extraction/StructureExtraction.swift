// SPDX-License-Identifier: AGPL-3.0-or-later

import CMuPDF

/// The part of a structure tree that belongs to copied pages. It contains the elements with contents on
/// these pages, and their ancestors (ISO 32000-2, 14.7).
struct StructureExtraction {
  private let graft: ObjectGraft
  private var root: (old: PDFObject, new: PDFObject)?
  /// The parent tree keys of copied objects. `next` is the number of keys that were looked up.
  private var keys: [Int] = []
  private var next = 0
  private var entries: [(key: Int, value: PDFObject)] = []
  private var elements = StructureElements()
  private var filled = 0
  private static let keysAtOnce = 20
  private static let elementsAtOnce = 150

  init(_ graft: ObjectGraft) throws(EngineError) {
    self.graft = graft
    guard let old = try graft.source.catalog?["StructTreeRoot"], old.number > 0 else { return }
    keys = Set(graft.structureKeys).sorted()
    root = (old, try graft.reserve(old, isFilled: false))
  }

  /// - Returns: whether all is copied.
  mutating func advance(_ positions: inout ArrayPositions) throws(EngineError) -> Bool {
    guard let root, !keys.isEmpty else { return true }
    if next < keys.count {
      try lookUp(root.old)
      return false
    }
    if filled < elements.count {
      let end = min(filled + Self.elementsAtOnce, elements.count)
      while filled < end {
        try fill(elements[filled], root, &positions)
        filled += 1
      }
      return false
    }
    if !entries.isEmpty { try copyTrees(root, &positions) }
    return true
  }

  private mutating func lookUp(_ root: PDFObject) throws(EngineError) {
    let tree = try root["ParentTree"]
    for key in keys[next...].prefix(Self.keysAtOnce) {
      next += 1
      guard let tree, let value = try tree.value(forNumber: key) else { continue }
      var isEmpty = true
      let all = try value.kind == .array ? value.elements : [value]
      for element in all where element.number > 0 {
        try elements.reserve(element, below: root, graft)
        isEmpty = false
      }
      if !isEmpty { entries.append((key, value)) }
    }
  }

  private mutating func fill(
    _ element: StructureElements.Element, _ root: (old: PDFObject, new: PDFObject),
    _ positions: inout ArrayPositions
  ) throws(EngineError) {
    let (old, new) = (element.object, element.copy)
    try graft.copyEntries(of: old, into: new, without: Keys.ofElement)
    if element.parent == 0 {
      try new.set("P", root.new)
    } else {
      try new.set("P", graft.reserve(graft.source.reference(to: element.parent), isFilled: false))
    }
    let page = try old["Pg"]
    let isHere = page.map { graft.hasCopy(of: $0.number) } ?? false
    if isHere, let page { try new.set("Pg", graft.copy(page)) }
    guard let kids = try old["K"] else { return }
    guard try kids.kind == .array else {
      if try elements.keeps(kids, of: old, isHere: isHere, graft) {
        try new.set("K", graft.copy(kids))
      }
      return
    }
    let kept = try elements.kids(of: old, kids, isHere: isHere, graft, &positions)
    if !kept.isEmpty { try new.set("K", graft.target.makeArray(of: kept, graft.copy)) }
  }

  private func copyTrees(
    _ root: (old: PDFObject, new: PDFObject), _ positions: inout ArrayPositions
  ) throws(EngineError) {
    let target = graft.target
    try graft.copyEntries(of: root.old, into: root.new, without: Keys.ofRoot)
    let numbers = try target.makeArray()
    for (key, value) in entries {
      try numbers.append(target.makeInteger(key))
      try numbers.append(graft.copy(value))
    }
    let tree = try target.makeDictionary()
    try tree.set("Nums", numbers)
    try root.new.set("ParentTree", target.add(tree))
    try root.new.set("ParentTreeNextKey", target.makeInteger((entries.last?.key ?? 0) + 1))
    if let kids = try root.old["K"] {
      let topmost = elements.children[0] ?? []
      let order =
        try kids.kind == .array
        ? positions.sorted(topmost, by: kids, of: root.old.number) : topmost
      try root.new.set("K", graft.copies(of: order))
    }
    if try root.old["IDTree"] != nil { try copyIDs(root.new) }
    try target.requiredCatalog.set("StructTreeRoot", root.new)
  }

  private func copyIDs(_ root: PDFObject) throws(EngineError) {
    var ids: [(id: [UInt8], copy: PDFObject)] = []
    for element in elements.all {
      if let id = try element.object["ID"]?.bytes { ids.append((id, element.copy)) }
    }
    guard !ids.isEmpty else { return }
    let names = try graft.target.makeArray()
    for (id, copy) in ids.sorted(by: { $0.id.lexicographicallyPrecedes($1.id) }) {
      try names.append(graft.target.makeString(id))
      try names.append(copy)
    }
    let tree = try graft.target.makeDictionary()
    try tree.set("Names", names)
    try root.set("IDTree", graft.target.add(tree))
  }
}

private enum Keys {
  static let ofElement = EntryKeys("P", "K", "Pg")
  static let ofRoot = EntryKeys("K", "ParentTree", "ParentTreeNextKey", "IDTree")
}

extension PDFObject {
  /// The value of a key in a number tree (ISO 32000-2, 7.9.7).
  func value(forNumber key: Int) throws(EngineError) -> PDFObject? {
    guard let key = Int32(exactly: key) else { return nil }
    return try PDFObject.make(context) { cm_find_number($0, raw, key, $1, $2) }
  }
}

extension Document {
  /// Makes a byte string (ISO 32000-2, 7.3.4).
  func makeString(_ bytes: [UInt8]) throws(EngineError) -> PDFObject {
    try bytes.withUnsafeBufferPointer { buffer throws(EngineError) in
      try make { cm_new_string($0, buffer.baseAddress, buffer.count, $1, $2) }
    }
  }
}
