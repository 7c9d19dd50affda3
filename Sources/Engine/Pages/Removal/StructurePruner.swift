// SPDX-License-Identifier: AGPL-3.0-or-later

/// Removes references to removed objects from structure elements.
struct StructurePruner {
  let doomed: RemovedPages
  private var seen: Set<Int> = []
  /// The object numbers of the removed annotations.
  private var numbers: Set<Int> = []

  init(doomed: RemovedPages) { self.doomed = doomed }

  mutating func note(_ annotations: [PDFObject]) {
    numbers.formUnion(annotations.map(\.number))
  }

  /// Removes the removed contents from an element, and an empty element from its parent.
  mutating func prune(_ element: PDFObject) throws(EngineError) {
    guard element.number == 0 || seen.insert(element.number).inserted else { return }
    var node = element
    guard try dropContents(of: node) else { return }
    for _ in 0..<64 {
      guard let parent = try node["P"], try drop(node, of: parent) else { return }
      node = parent
    }
  }

  /// - Returns: whether the element is now empty.
  private mutating func dropContents(of element: PDFObject) throws(EngineError) -> Bool {
    let isHere = try element["Pg"].map(doomed.contains) ?? false
    guard let kids = try element["K"] else { return true }
    guard try kids.kind == .array else {
      guard try isDoomed(kids, isHere) else { return false }
      try element.set("K", nil)
      return true
    }
    for position in stride(from: try kids.count - 1, through: 0, by: -1) {
      if let kid = try kids[position], try isDoomed(kid, isHere) { try kids.remove(at: position) }
    }
    if isHere { try element.set("Pg", nil) }
    return try kids.count == 0
  }

  /// Whether a kid of an element is content of a removed page, or a removed annotation.
  private mutating func isDoomed(_ kid: PDFObject, _ isHere: Bool) throws(EngineError) -> Bool {
    if try kid.kind == .integer { return isHere }
    if let object = try kid["Obj"], object.number > 0, numbers.contains(object.number) {
      return true
    }
    guard let type = try kid["Type"]?.name, type == "MCR" || type == "OBJR" else { return false }
    return try kid["Pg"].map(doomed.contains) ?? isHere
  }

  /// - Returns: whether the parent is now empty.
  private func drop(_ element: PDFObject, of parent: PDFObject) throws(EngineError) -> Bool {
    guard let kids = try parent["K"] else { return false }
    guard try kids.kind == .array else {
      guard kids.isSame(as: element) else { return false }
      try parent.set("K", nil)
      return try parent["Type"]?.name != "StructTreeRoot"
    }
    try kids.remove(element)
    guard try kids.count == 0 else { return false }
    return try parent["Type"]?.name != "StructTreeRoot"
  }
}
