// SPDX-License-Identifier: AGPL-3.0-or-later

/// An object of the outline, with its descendants. It is the root or an entry.
final class OutlineNode {
  let object: PDFObject
  let isRoot: Bool
  var children: [OutlineNode] = []
  /// Whether a repeated object was left out of the children. Such an object was visited before, and a
  /// link leads to it again.
  var isCut = false
  /// Whether the children were read. Nodes beyond the limits are left as they are in the file.
  var isRead = true

  init(_ object: PDFObject, isRoot: Bool = false) {
    self.object = object
    self.isRoot = isRoot
  }

  /// - Throws: ``EngineError/notFound(what:_:)``.
  func node(at path: OutlinePath) throws(EngineError) -> OutlineNode {
    guard let node = try trail(to: path).last else { return self }
    return node
  }

  /// All nodes from this one down to the one at a path.
  func trail(to path: OutlinePath) throws(EngineError) -> [OutlineNode] {
    var trail = [self]
    for index in path {
      guard let node = trail.last, node.children.indices.contains(index) else {
        throw .notFound(
          what: "outlineItem", "There is no such entry in the outline: ask for the outline again.")
      }
      trail.append(node.children[index])
    }
    return trail
  }

  /// The paths of the entries with these numbers. Missing entries have none.
  func paths(of numbers: Set<Int>) -> [Int: OutlinePath] {
    var paths: [Int: OutlinePath] = [:]
    var path: OutlinePath = []
    addPaths(of: numbers, to: &paths, at: &path)
    return paths
  }

  private func addPaths(
    of numbers: Set<Int>, to paths: inout [Int: OutlinePath], at path: inout OutlinePath
  ) {
    for (index, child) in children.enumerated() {
      path.append(index)
      if numbers.contains(child.object.number) { paths[child.object.number] = path }
      child.addPaths(of: numbers, to: &paths, at: &path)
      path.removeLast()
    }
  }
}

extension Document {
  /// The objects of the outline, each once. They are in the order of the visit, so that a loop is cut
  /// at the first repetition. Without an outline, the root is an object that belongs to no document.
  func outlineTree() throws(EngineError) -> OutlineNode {
    guard let root = try catalog?["Outlines"] else {
      return OutlineNode(try makeDictionary(), isRoot: true)
    }
    let tree = OutlineNode(root, isRoot: true)
    var walker = OutlineWalker(root)
    try walker.walk(tree, depth: limits.nesting)
    return tree
  }
}

private struct OutlineWalker {
  private var seen: Set<Int>

  init(_ root: PDFObject) { seen = [root.number] }

  mutating func walk(_ parent: OutlineNode, depth: Int) throws(EngineError) {
    guard depth > 0, seen.count < 1_000_000 else {
      parent.isRead = false
      return
    }
    var next = try parent.object["First"]
    while let object = next {
      guard object.number > 0 else { break }
      guard seen.insert(object.number).inserted else {
        parent.isCut = true
        break
      }
      let node = OutlineNode(object)
      try walk(node, depth: depth - 1)
      parent.children.append(node)
      next = try object["Next"]
    }
  }
}

/// Writes the entries that link the objects of an outline. See ISO 32000-2, tables 150 and 151. Only
/// changed entries are written.
extension OutlineNode {
  var isOpen: Bool {
    get throws(EngineError) { try object["Count"]?.integer ?? 0 > 0 }
  }

  /// Links the children in the file in their present order.
  func link() throws(EngineError) {
    let objects = children.map(\.object)
    for child in objects { try Self.put("Parent", object, in: child) }
    try Self.link(objects, below: object)
  }

  /// Links entries in the file in this order. Each entry that is written takes time for all those that were
  /// written before it in the same step, so entries that are linked already stay as they are.
  static func link(_ entries: [PDFObject], below parent: PDFObject) throws(EngineError) {
    try put("First", entries.first, in: parent)
    try put("Last", entries.last, in: parent)
    for (index, entry) in entries.enumerated() {
      try put("Prev", index > 0 ? entries[index - 1] : nil, in: entry)
      try put("Next", index + 1 < entries.count ? entries[index + 1] : nil, in: entry)
    }
  }

  /// Writes the cuts that the visit made. The visit cuts links to objects that it has visited before.
  /// If such a link stayed, an edit could make it the first one of the visit, and so move entries.
  func writeCuts() throws(EngineError) {
    if isCut { try link() }
    for child in children { try child.writeCuts() }
  }

  /// Counts this node and all of its descendants. The counts in the file can be wrong (ISO 32000-2,
  /// table 151).
  ///
  /// - Parameter opening: a node to open.
  func countAll(in document: Document, opening: OutlineNode? = nil) throws(EngineError) {
    guard isRead else { return }
    for child in children { try child.countAll(in: document, opening: opening) }
    try count(in: document, opens: self === opening)
  }

  /// Records whether the children are shown; the counts are updated afterwards.
  func setOpen(_ isOpen: Bool, in document: Document) throws(EngineError) {
    guard !children.isEmpty else { return }
    try object.set("Count", document.makeInteger(isOpen ? 1 : -1))
  }

  /// Counts the visible descendants of an entry. A closed entry has the negated number that would be
  /// visible below it. The root is always open.
  func count(in document: Document, opens: Bool) throws(EngineError) {
    let old = try object["Count"]?.integer
    guard !children.isEmpty else {
      if old != nil { try object.set("Count", nil) }
      return
    }
    var shown = 0
    for child in children {
      let isLeaf = child.isRead && child.children.isEmpty
      let below = isLeaf ? 0 : try child.object["Count"]?.integer ?? 0
      shown = shown &+ 1 &+ max(0, below)
    }
    let isOpen = opens || isRoot || (old ?? 0) > 0
    let new = isOpen ? shown : -shown
    if new != old { try object.set("Count", document.makeInteger(new)) }
  }

  private static func put(
    _ key: String, _ entry: PDFObject?, in object: PDFObject
  ) throws(EngineError) {
    let old = try object[key]
    guard let entry else {
      if old != nil { try object.set(key, nil) }
      return
    }
    if old?.number != entry.number { try object.set(key, entry) }
  }
}
