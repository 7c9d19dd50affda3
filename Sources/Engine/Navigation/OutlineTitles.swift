// SPDX-License-Identifier: AGPL-3.0-or-later

/// Finds outline entries by their titles, and titles by the entries.
///
/// It reads the outline at the first call, so one value serves many entries, until the outline changes.
public final class OutlineTitles {
  private let document: Document
  private var tree: OutlineNode?
  /// The titles of the children, for each parent that was asked for.
  private var known: [ObjectIdentifier: SiblingTitles] = [:]

  public init(of document: Document) { self.document = document }

  /// The titles on the way to an entry of the outline. They begin at the top level; `nil` if there is
  /// no such entry.
  public func titles(of path: OutlinePath) throws(EngineError) -> [TitlePlace]? {
    var node = try root()
    var titles: [TitlePlace] = []
    for index in path {
      guard let title = try siblings(below: node).place(of: index) else { return nil }
      titles.append(title)
      node = node.children[index]
    }
    return titles
  }

  /// The path of the entry with these titles; `nil` if there is none, or if it may be another one.
  public func path(titled titles: [TitlePlace]) throws(EngineError) -> OutlinePath? {
    var node = try root()
    var path: OutlinePath = []
    for title in titles {
      guard let index = try siblings(below: node).index(of: title) else { return nil }
      path.append(index)
      node = node.children[index]
    }
    return path
  }

  private func root() throws(EngineError) -> OutlineNode {
    if let tree { return tree }
    let new = try document.outlineTree()
    tree = new
    return new
  }

  private func siblings(below node: OutlineNode) throws(EngineError) -> SiblingTitles {
    let key = ObjectIdentifier(node)
    if let titles = known[key] { return titles }
    var titles: [String] = []
    for child in node.children { titles.append(try child.object["Title"]?.text ?? "") }
    let new = SiblingTitles(titles)
    known[key] = new
    return new
  }
}
