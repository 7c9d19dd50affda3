// SPDX-License-Identifier: AGPL-3.0-or-later

/// An entry of the document's outline (ISO 32000-2, 12.3.3).
public struct OutlineItem: Hashable, Sendable {
  /// The number of the entry's object. It identifies the entry while the document is open.
  public var number: Int
  public var title: String
  public var action: Action?
  public var isOpen: Bool
  public var isBold: Bool
  public var isItalic: Bool
  public var color: Color?
  public var children: [OutlineItem]

  /// The page that the entry leads to in this document.
  public var pageIndex: Int? {
    if case .goTo(let destination?, _) = action?.kind { return destination.pageIndex }
    return nil
  }
}

/// The path of an entry: its index among the top-level entries, then among the children of that entry,
/// and so on. Unlike object numbers, paths are the same whenever the same changes are replayed.
public typealias OutlinePath = [Int]

extension Document {
  /// The outline as a tree, down to `depth` levels. Entries that occur twice, as in a tree with loops,
  /// are returned once.
  public func outline(depth: Int = .max) throws(EngineError) -> [OutlineItem] {
    let reading = try OutlineReading(of: self, depth: depth)
    while try !reading.advance(entries: .max) {}
    return reading.items
  }

  /// The entry at a path, with its descendants.
  ///
  /// - Throws: ``EngineError/notFound(what:_:)``.
  public func outlineItem(at path: OutlinePath) throws(EngineError) -> OutlineItem {
    try item(try outlineTree().node(at: path))
  }

  /// The paths of the entries with these numbers. Missing entries have none.
  public func outlinePaths(of numbers: Set<Int>) throws(EngineError) -> [Int: OutlinePath] {
    try outlineTree().paths(of: numbers)
  }

  /// The number of children of the entry at a path. An empty path counts the top-level entries.
  ///
  /// - Throws: ``EngineError/notFound(what:_:)``.
  public func outlineCount(below path: OutlinePath) throws(EngineError) -> Int {
    try outlineTree().node(at: path).children.count
  }

  private func items(_ nodes: [OutlineNode]) throws(EngineError) -> [OutlineItem] {
    var items: [OutlineItem] = []
    items.reserveCapacity(nodes.count)
    for node in nodes { items.append(try item(node)) }
    return items
  }

  /// The action of an entry. An entry without an action or a destination may refer to a structure
  /// element.
  private func outlineAction(of entry: PDFObject) throws(EngineError) -> Action? {
    if let action = try action(of: entry) { return action }
    guard let element = try entry["SE"] else { return nil }
    return Action(.goTo(try structureDestination(of: element), name: nil))
  }

  private func item(_ node: OutlineNode) throws(EngineError) -> OutlineItem {
    var item = try outlineItem(node.object)
    item.children = try items(node.children)
    return item
  }

  /// The entry of an object, without its descendants.
  func outlineItem(_ entry: PDFObject) throws(EngineError) -> OutlineItem {
    let object = try entry.target
    let flags = try object["F"]?.integer ?? 0
    return OutlineItem(
      number: entry.number, title: try object["Title"]?.text ?? "",
      action: try outlineAction(of: object), isOpen: try object["Count"]?.integer ?? 0 > 0,
      isBold: flags & 2 != 0, isItalic: flags & 1 != 0,
      color: try Color(components: object["C"]?.reals ?? []), children: [])
  }
}
