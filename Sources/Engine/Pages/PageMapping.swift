// SPDX-License-Identifier: AGPL-3.0-or-later

/// The mapping of page indices after pages are inserted, removed or moved.
public struct PageMapping: Hashable, Sendable {
  /// The new index of each old index; `nil` for removed pages.
  public let newIndices: [Int?]
  /// The old index of each new index; `nil` for new pages.
  public let oldIndices: [Int?]

  /// - Parameters:
  ///   - oldIndices: the old index of each present page; an index that is out of range, or a
  ///     repetition, counts as a new page.
  ///   - oldCount: the old number of pages.
  public init(oldIndices: [Int?], oldCount: Int) {
    var new = [Int?](repeating: nil, count: max(0, oldCount))
    var old: [Int?] = []
    for (index, origin) in oldIndices.enumerated() {
      guard let origin, new.indices.contains(origin), new[origin] == nil else {
        old.append(nil)
        continue
      }
      new[origin] = index
      old.append(origin)
    }
    (newIndices, self.oldIndices) = (new, old)
  }

  /// The mapping after pages were inserted before a page; `nil` for a place beyond the end.
  public static func inserting(_ count: Int, at index: Int, into oldCount: Int) -> PageMapping? {
    guard index >= 0, index <= oldCount, count >= 0 else { return nil }
    let added = [Int?](repeating: nil, count: count)
    return PageMapping(
      oldIndices: (0..<index).map { $0 } + added + (index..<oldCount).map { $0 },
      oldCount: oldCount)
  }

  /// The mapping after pages were removed.
  public static func removing(_ pages: [Int], from oldCount: Int) -> PageMapping {
    let gone = Set(pages)
    return PageMapping(
      oldIndices: (0..<max(0, oldCount)).filter { !gone.contains($0) }, oldCount: oldCount)
  }

  /// The mapping after pages were moved to `target`. The pages keep the order given, and the first one
  /// gets the index `target`; `nil` for a place beyond the end.
  public static func moving(_ pages: [Int], to target: Int, of oldCount: Int) -> PageMapping? {
    let moving = Set(pages)
    var order = (0..<max(0, oldCount)).filter { !moving.contains($0) }
    guard target >= 0, target <= order.count else { return nil }
    order.insert(contentsOf: pages, at: target)
    return PageMapping(oldIndices: order, oldCount: oldCount)
  }

  private init(newIndices: [Int?], oldIndices: [Int?]) {
    (self.newIndices, self.oldIndices) = (newIndices, oldIndices)
  }

  /// The new index of a page; `nil` if it was removed or did not exist.
  public func newIndex(_ old: Int) -> Int? {
    newIndices.indices.contains(old) ? newIndices[old] : nil
  }

  /// The old index of a page; `nil` if it is new or does not exist.
  public func oldIndex(_ new: Int) -> Int? {
    oldIndices.indices.contains(new) ? oldIndices[new] : nil
  }

  /// The old number of pages.
  public var oldCount: Int { newIndices.count }
  /// The new number of pages.
  public var newCount: Int { oldIndices.count }
  /// The added pages, by their new indices.
  public var added: [Int] { oldIndices.indices.filter { oldIndices[$0] == nil } }
  /// The removed pages, by their old indices.
  public var removed: [Int] { newIndices.indices.filter { newIndices[$0] == nil } }
  /// Whether every page keeps its index.
  public var isIdentity: Bool {
    newCount == oldCount && newIndices.enumerated().allSatisfy { $0.offset == $0.element }
  }

  public var inverse: PageMapping {
    PageMapping(newIndices: oldIndices, oldIndices: newIndices)
  }

  /// The composition with another mapping. A page that is removed and comes back is a new one.
  public func followed(by next: PageMapping) -> PageMapping {
    PageMapping(oldIndices: next.oldIndices.map { $0.flatMap(oldIndex) }, oldCount: oldCount)
  }
}
