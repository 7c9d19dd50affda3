// SPDX-License-Identifier: AGPL-3.0-or-later

/// An entry of the document's outline (ISO 32000-2, 12.3.3).
public struct OutlineItem: Hashable, Sendable {
  /// The number of the entry's object, which identifies it while the document is open.
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

extension Document {
  /// The outline as a tree, down to `depth` levels. Entries that turn up twice, as in a tree with
  /// loops, are given once.
  public func outline(depth: Int = .max) throws(EngineError) -> [OutlineItem] {
    guard let root = try catalog?["Outlines"] else { return [] }
    var reader = OutlineReader(document: self)
    return try reader.children(of: root, depth: depth)
  }
}

private struct OutlineReader {
  let document: Document
  private var seen: Set<Int> = []
  private static let deepest = 64

  init(document: Document) { self.document = document }

  mutating func children(of parent: PDFObject, depth: Int) throws(EngineError) -> [OutlineItem] {
    guard depth > 0, seen.count < 1_000_000 else { return [] }
    var items: [OutlineItem] = []
    var next = try parent["First"]
    while let object = next {
      let number = object.number
      guard number > 0, seen.insert(number).inserted else { break }
      let below = min(depth, OutlineReader.deepest) - 1
      items.append(try item(object, number, children: try children(of: object, depth: below)))
      next = try object["Next"]
    }
    return items
  }

  private func item(
    _ reference: PDFObject, _ number: Int, children: [OutlineItem]
  ) throws(EngineError) -> OutlineItem {
    let object = try reference.target
    let flags = try object["F"]?.integer ?? 0
    return OutlineItem(
      number: number, title: try object["Title"]?.text ?? "",
      action: try document.action(of: object),
      isOpen: try object["Count"]?.integer ?? 0 > 0,
      isBold: flags & 2 != 0, isItalic: flags & 1 != 0,
      color: try Color(components: object["C"]?.reals ?? []), children: children)
  }
}
