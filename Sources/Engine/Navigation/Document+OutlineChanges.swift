// SPDX-License-Identifier: AGPL-3.0-or-later

/// Changes the outline. Only within an operation of the journal.
extension Document {
  /// Inserts entries with their descendants into the outline. The outline is created if it is missing.
  ///
  /// - Returns: the new path of the first of them.
  /// - Throws: ``EngineError/notFound(what:_:)``, ``EngineError/unsupported(_:)`` for actions that
  ///   cannot be made.
  @discardableResult
  public func insertOutline(
    _ entries: [NewOutlineItem], at place: OutlinePlace
  ) throws(EngineError) -> OutlinePath {
    try makeOutline()
    let tree = try soundOutlineTree()
    let trail = try tree.trail(to: place.parent)
    guard let parent = trail.last else { return place.parent }
    let index = min(max(place.index, 0), parent.children.count)
    let isFirst = parent.children.isEmpty
    var new: [OutlineNode] = []
    for entry in entries { new.append(try make(entry, depth: trail.count - 1)) }
    parent.children.insert(contentsOf: new, at: index)
    try parent.link()
    // Inserting below an entry without children opens it.
    try tree.countAll(in: self, opening: isFirst ? parent : nil)
    return place.parent + [index]
  }

  /// - Throws: the errors of ``insertOutline(_:at:)``.
  public func updateOutline(_ path: OutlinePath, _ changes: OutlineChanges) throws(EngineError) {
    let tree = try soundOutlineTree()
    let trail = try tree.trail(to: path)
    guard !path.isEmpty, let node = trail.last else { return }
    if let title = changes.title { try node.object.set("Title", makeText(title)) }
    if let action = changes.action { try set(action, of: node.object) }
    try setStyle(of: node.object, changes)
    if let isOpen = changes.isOpen, isOpen != (try node.isOpen) {
      try node.setOpen(isOpen, in: self)
    }
    try tree.countAll(in: self)
  }

  /// Moves an entry with its descendants to another place. The place is counted without the entry
  /// itself.
  ///
  /// - Returns: its new path.
  /// - Throws: ``EngineError/rejected(_:)`` for a place below itself, and the errors of
  ///   ``insertOutline(_:at:)``.
  @discardableResult
  public func moveOutline(
    _ path: OutlinePath, to place: OutlinePlace
  ) throws(EngineError) -> OutlinePath {
    guard !path.isEmpty, !place.parent.starts(with: path) else {
      throw .rejected("an entry of the outline cannot be put below itself")
    }
    let tree = try soundOutlineTree()
    let (from, to) = (try tree.trail(to: path), try tree.trail(to: place.parent))
    guard let node = from.last, let old = from.dropLast().last, let new = to.last else {
      return path
    }
    old.children.removeAll { $0 === node }
    let index = min(max(place.index, 0), new.children.count)
    let isFirst = new.children.isEmpty && new !== old
    new.children.insert(node, at: index)
    try old.link()
    if new !== old { try new.link() }
    try tree.countAll(in: self, opening: isFirst ? new : nil)
    return tree.paths(of: [node.object.number])[node.object.number] ?? path
  }

  /// Removes entries with their descendants.
  ///
  /// - Throws: ``EngineError/notFound(what:_:)``.
  public func deleteOutline(_ paths: [OutlinePath]) throws(EngineError) {
    let tree = try soundOutlineTree()
    var removed: Set<ObjectIdentifier> = []
    var parents: [Int: OutlineNode] = [:]
    for path in paths where !path.isEmpty {
      let trail = try tree.trail(to: path)
      guard let node = trail.last, let parent = trail.dropLast().last else { continue }
      removed.insert(ObjectIdentifier(node))
      parents[parent.object.number] = parent
    }
    for (_, parent) in parents {
      parent.children.removeAll { removed.contains(ObjectIdentifier($0)) }
      try parent.link()
    }
    try tree.countAll(in: self)
  }

  /// Makes sure that the outline exists as an indirect object.
  func makeOutline() throws(EngineError) {
    let catalog = try requiredCatalog
    let old = try catalog["Outlines"]
    let isDictionary = try old?.kind == .dictionary
    if let old, isDictionary {
      // The entries refer to it as their parent, which requires an object number.
      if old.number == 0 { try catalog.set("Outlines", add(old)) }
      return
    }
    try catalog.set("Outlines", add(makeDictionary(["Type": makeName("Outlines")])))
  }

  private func make(_ entry: NewOutlineItem, depth: Int) throws(EngineError) -> OutlineNode {
    try limits.check(depth: depth, of: "entries of the outline")
    let node = OutlineNode(try add(makeDictionary(["Title": makeText(entry.title)])))
    try set(entry.action, of: node.object)
    try setStyle(of: node.object, OutlineChanges(entry))
    for child in entry.children { node.children.append(try make(child, depth: depth + 1)) }
    guard !node.children.isEmpty else { return node }
    try node.link()
    try node.count(in: self, opens: entry.isOpen)
    return node
  }

  /// Sets or removes the action of an entry. Also removes what some readers would prefer to the action,
  /// or show without one.
  private func set(_ action: Action?, of object: PDFObject) throws(EngineError) {
    let new = try action.map { action throws(EngineError) in try makeAction(action) }
    if let new { try object.set("A", new) } else { try remove("A", of: object) }
    // The destination, and the structure element that stands for one (ISO 32000-2, table 151).
    for key in ["Dest", "SE"] { try remove(key, of: object) }
  }

  private func setStyle(of object: PDFObject, _ changes: OutlineChanges) throws(EngineError) {
    let old = try object["F"]?.integer ?? 0
    var flags = old
    if let isItalic = changes.isItalic { flags = isItalic ? flags | 1 : flags & ~1 }
    if let isBold = changes.isBold { flags = isBold ? flags | 2 : flags & ~2 }
    if flags != old { try object.set("F", makeInteger(flags)) }
    guard let color = changes.color else { return }
    guard let color else { return try remove("C", of: object) }
    try object.set("C", makeReals(color.components))
  }

  private func remove(_ key: String, of object: PDFObject) throws(EngineError) {
    if try object[key] != nil { try object.set(key, nil) }
  }

  /// The tree of an outline, without loops. The loops are cut in the file as well.
  private func soundOutlineTree() throws(EngineError) -> OutlineNode {
    let tree = try outlineTree()
    try tree.writeCuts()
    return tree
  }
}
