// SPDX-License-Identifier: AGPL-3.0-or-later

/// Removes references to removed objects from structure elements.
struct StructurePruner {
  let doomed: RemovedPages
  private var seen: Set<Int> = []
  /// The object numbers of the removed annotations.
  private var numbers: Set<Int> = []
  /// What removed pages share with remaining ones.
  private var shared = SharedPageObjects()
  /// The object numbers of the removed annotations that elements named.
  private var found: Set<Int> = []
  /// The object numbers of the removed annotations that no pruned element named.
  var missing: Set<Int> { numbers.subtracting(found) }
  /// The ids of the removed elements.
  private(set) var ids: Set<[UInt8]> = []
  /// The object numbers of the removed elements.
  private(set) var removed: Set<Int> = []

  /// How many kids of an element are searched for contents. An element with more kids never counts as
  /// empty.
  private static let mostElements = 64

  init(doomed: RemovedPages) { self.doomed = doomed }

  mutating func note(_ annotations: [PDFObject]) {
    numbers.formUnion(annotations.map(\.number).filter { $0 > 0 })
  }

  /// Leaves out what remaining pages have, too. Call it before anything is pruned.
  mutating func keep(_ shared: SharedPageObjects) {
    self.shared = shared
    numbers.subtract(shared.annotations)
  }

  /// Removes the removed contents from elements. An element that becomes empty is removed from its parent.
  mutating func prune(_ elements: [PDFObject]) throws(EngineError) {
    var empty: [PDFObject] = []
    for element in elements where element.number == 0 || seen.insert(element.number).inserted {
      if try dropContents(of: element) { empty.append(element) }
    }
    for _ in 0..<64 where !empty.isEmpty { empty = try drop(empty) }
  }

  /// Removes the removed contents from an element if it names any.
  mutating func prune(_ element: PDFObject, naming kids: [PDFObject]) throws(EngineError) {
    let isHere = try element["Pg"].map(losesContents) ?? false
    for kid in kids where try isDoomed(kid, isHere) { return try prune([element]) }
  }

  /// Removes the texts of a removed element. Elements without contents below it lose theirs, too:
  /// something that stays may refer to them.
  private mutating func empty(_ element: PDFObject) throws(EngineError) {
    if let id = try element["ID"]?.bytes { ids.insert(id) }
    guard element.number > 0, removed.insert(element.number).inserted else { return }
    for kid in try element["K"]?.members ?? [] where try kid["S"] != nil { try empty(kid) }
    try element.empty(except: ["Type", "S", "P"])
  }

  /// - Returns: whether the element is now empty.
  private mutating func dropContents(of element: PDFObject) throws(EngineError) -> Bool {
    let isHere = try element["Pg"].map(losesContents) ?? false
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
    return try haveNoContents(kids)
  }

  /// Whether an array of kids has no contents. It may have elements without contents, such as empty
  /// cells of a table.
  private func haveNoContents(_ kids: PDFObject) throws(EngineError) -> Bool {
    var pending = [kids]
    for _ in 0..<Self.mostElements {
      guard let next = pending.popLast() else { return true }
      switch try next.kind {
      case .array:
        guard try next.count < Self.mostElements else { return false }
        pending += try next.elements
      case .dictionary:
        guard try next["S"] != nil else { return false }
        if let below = try next["K"] { pending.append(below) }
      default: return false
      }
    }
    return pending.isEmpty
  }

  /// Whether a kid of an element goes with the removal. It is content of a removed page, or a removed
  /// annotation.
  private mutating func isDoomed(_ kid: PDFObject, _ isHere: Bool) throws(EngineError) -> Bool {
    if try kid.kind == .integer { return isHere }
    if let object = try kid["Obj"], object.number > 0 {
      if numbers.contains(object.number) {
        found.insert(object.number)
        return true
      }
      if shared.annotations.contains(object.number) { return false }
    }
    guard let type = try kid["Type"]?.name, type == "MCR" || type == "OBJR" else { return false }
    return try kid["Pg"].map(losesContents) ?? isHere
  }

  /// Whether the contents of a page go. A removed page can share its key in the parent tree, and thereby
  /// its contents, with a remaining one.
  private func losesContents(_ page: PDFObject) throws(EngineError) -> Bool {
    guard doomed.contains(page) else { return false }
    guard let key = try page["StructParents"]?.integer else { return true }
    return !shared.structureKeys.contains(key)
  }

  /// Removes empty elements from their parents. The kids of each parent are gone through once, as an element
  /// may have as many as the document has paragraphs.
  ///
  /// - Returns: the parents that are now empty.
  private mutating func drop(_ elements: [PDFObject]) throws(EngineError) -> [PDFObject] {
    let numbers = Set(elements.map(\.number))
    let direct = elements.filter { $0.number == 0 }
    func isDropped(_ kid: PDFObject) -> Bool {
      kid.number > 0 ? numbers.contains(kid.number) : direct.contains(where: kid.isSame)
    }
    var empty: [PDFObject] = []
    var parents: Set<Int> = []
    for element in elements {
      let parent = try element["P"]
      try self.empty(element)
      guard let parent, parent.number == 0 || parents.insert(parent.number).inserted,
        try dropKids(of: parent, where: isDropped), !removed.contains(parent.number)
      else { continue }
      empty.append(parent)
    }
    return empty
  }

  /// - Returns: whether the parent is now empty.
  private func dropKids(
    of parent: PDFObject, where isDropped: (PDFObject) -> Bool
  ) throws(EngineError) -> Bool {
    guard let kids = try parent["K"] else { return false }
    if try kids.kind == .array {
      for position in (0..<(try kids.count)).reversed() {
        if let kid = try kids[position], isDropped(kid) { try kids.remove(at: position) }
      }
      guard try haveNoContents(kids) else { return false }
    } else {
      guard isDropped(kids) else { return false }
      try parent.set("K", nil)
    }
    return try parent["Type"]?.name != "StructTreeRoot"
  }
}
