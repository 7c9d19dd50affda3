// SPDX-License-Identifier: AGPL-3.0-or-later

/// An object of the outline, the root or an entry, with its descendants.
final class OutlineNode {
  let object: PDFObject
  let isRoot: Bool
  var children: [OutlineNode] = []
  /// Whether a link to an object that was visited before was left out of the children.
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

  func path(of number: Int) -> OutlinePath? {
    for (index, child) in children.enumerated() {
      if child.object.number == number { return [index] }
      if let below = child.path(of: number) { return [index] + below }
    }
    return nil
  }
}

extension Document {
  /// The objects of the outline, each once, in the order of the visit, so that a loop is cut at the
  /// first repetition. Without an outline, the root is an object that belongs to no document.
  func outlineTree(depth: Int = .max) throws(EngineError) -> OutlineNode {
    guard let root = try catalog?["Outlines"] else {
      return OutlineNode(try makeDictionary(), isRoot: true)
    }
    let tree = OutlineNode(root, isRoot: true)
    var walker = OutlineWalker(root)
    try walker.walk(tree, depth: min(depth, limits.nesting))
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
