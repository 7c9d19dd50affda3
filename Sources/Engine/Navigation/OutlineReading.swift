// SPDX-License-Identifier: AGPL-3.0-or-later

/// The outline, read some entries at a time. Each object is read once, in the order of the visit, so that
/// a loop is cut at the first repetition.
public final class OutlineReading {
  /// The top-level entries, once all are read.
  public private(set) var items: [OutlineItem] = []
  private let document: Document
  private let depth: Int
  private var seen: Set<Int> = []
  /// The entries whose descendants are being read, outermost first; the first level stands for the root.
  private var levels: [Level]

  private struct Level {
    let item: OutlineItem?
    var children: [OutlineItem] = []
    var next: PDFObject?
  }

  private static let mostEntries = 1_000_000

  /// - Parameter depth: how many levels are read.
  public init(of document: Document, depth: Int = .max) throws(EngineError) {
    self.document = document
    self.depth = min(depth, document.limits.nesting)
    let root = try document.catalog?["Outlines"]
    if let root { seen.insert(root.number) }
    levels = [Level(item: nil, next: try root?["First"])]
    if self.depth < 1 { levels = [Level(item: nil)] }
  }

  /// Reads the next entries, at most `count`.
  ///
  /// - Returns: whether all are read.
  public func advance(entries count: Int) throws(EngineError) -> Bool {
    var left = count
    while left > 0, var level = levels.popLast() {
      if let object = level.next, object.number > 0, seen.insert(object.number).inserted {
        let item = try document.outlineItem(object)
        level.next = try object["Next"]
        levels.append(level)
        let goesDown = levels.count < depth && seen.count < Self.mostEntries
        levels.append(Level(item: item, next: goesDown ? try object["First"] : nil))
        left -= 1
      } else if var item = level.item, let parent = levels.indices.last {
        item.children = level.children
        levels[parent].children.append(item)
      } else {
        items = level.children
      }
    }
    return levels.isEmpty
  }
}
